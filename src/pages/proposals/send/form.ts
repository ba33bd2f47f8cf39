import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { accountQueries } from '#src/api/account.ts'
import { useScheduleSending, useSendProposal } from '#src/api/proposal-sending.ts'
import { firstReminder } from '#src/components/send/reminder.ts'
import { firstSending, sendingOf, type KeptSending, type SendFields } from '#src/components/send/send-fields.ts'
import { sentWords } from '#src/components/send/send-words.ts'
import { sendingTimeFault, sendingWords } from '#src/components/send/sending-time.ts'
import type { SendingClock } from '#src/components/send/send-time.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import type { KeptEdits } from '#src/draft/save-kept.ts'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'
import type { Proposal, Receiver } from '#wire/proposal-details.ts'
import type { EmailTemplate } from '#wire/templates.ts'

type Sending = {
  proposal: Proposal
  /** It reminds of what was sent. */
  isReminder: boolean
  /** To whom, where not to all. */
  some: readonly Receiver[] | undefined
  templates: readonly EmailTemplate[] | undefined
  /** What the window starts from, where something was scheduled. */
  scheduled: KeptSending | undefined
  /** Nothing can be sent later where it is undefined. */
  clock: SendingClock | undefined
  /** Saves what this browser keeps of it. */
  look: () => Promise<KeptEdits>
  /** Goes to where it shows. */
  onSent: (to: string) => Promise<void>
}

/** Sends once, now or later, goes back to the record and says so. */
export function useSendForm({ proposal, isReminder, some, templates, scheduled, clock, look, onSent }: Sending) {
  const hasMailServer = useHasMailServer()
  const { mutateAsync: send } = useSendProposal(proposal.id)
  const { mutateAsync: schedule } = useScheduleSending(proposal.id)
  const fields = useMemo(
    () =>
      isReminder
        ? firstReminder(templates, proposal.proposal_language)
        : firstSending(templates, proposal.proposal_language, scheduled),
    [isReminder, templates, proposal.proposal_language, scheduled],
  )
  const view = useSubmittedForm<SendFields, SendFields, SendFields>({
    fields,
    // The templates may come when something is chosen or written already.
    follows: true,
    isReady: async (form) => {
      const { at, ...rest } = form.getValues()
      const fault = isLater(rest) && clock ? sendingTimeFault(at, clock.now) : undefined
      if (fault !== undefined) form.setError('at', { message: fault })
      // What was just saved has not been seen beside the button yet: then it is pressed once more.
      return fault === undefined && (await look()).state === 'none'
    },
    save: async (fields) => {
      const body = sendingOf(fields, some)
      await (isLater(fields) ? schedule({ ...body, at: fields.at }) : send(body))
      return fields
    },
    onSaved: async (fields) => {
      const { send_method } = fields
      const isByReceiver = (some !== undefined && !isReminder) || send_method === 'self'
      await onSent(isByReceiver ? receiversPath(proposal) : `/proposals/${proposal.id}`)
      const text =
        isLater(fields) && clock
          ? sendingWords(fields.at, clock.now.slice(0, 10))
          : sentWords(send_method, { ...proposal, isReminder }, hasMailServer)
      await showToast({ text })
    },
  })
  /** Whether leaving would take a text away that is kept nowhere. */
  const isWritten = () => {
    const { message_by, send_message, send_message_id } = view.form.getValues()
    const known = [templates?.find(({ id }) => id === send_message_id)?.message, fields.send_message]
    return message_by === 'own' && send_message.trim() !== '' && !known.includes(send_message)
  }
  return { ...view, isWritten }
}

const isLater = ({ send_method, when }: Pick<SendFields, 'send_method' | 'when'>) =>
  send_method === 'service' && when === 'later'

export const receiversPath = ({ id }: Pick<Proposal, 'id'>) => `/proposals/${id}?tab=receivers`

export function useHasMailServer() {
  const { data: account } = useQuery(accountQueries.details())
  return account?.mail_server ?? true
}
