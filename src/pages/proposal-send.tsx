import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate, useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { accountQueries } from '#src/api/account.ts'
import { messageFor } from '#src/api/error-message.ts'
import { proposalQueries, useSendProposal } from '#src/api/proposals.ts'
import { templateQueries } from '#src/api/templates.ts'
import { LeaveGuard } from '#src/components/form/leave-guard.tsx'
import { useRefusal } from '#src/components/form/use-refusal.ts'
import { SendDialog } from '#src/components/send/send-dialog.tsx'
import { firstSending, sendingOf, type SendFields } from '#src/components/send/send-fields.ts'
import { sentWords } from '#src/components/send/send-words.ts'
import { unsentVersion } from '#src/components/proposals/version-words.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { Proposal, Receiver } from '#wire/proposals.ts'
import { useEmailGiving } from './give-email.ts'
import { idIn } from './proposal-id.ts'
import { useKeptEdits } from './proposal-kept-edits.ts'
import { useSendChecks } from './proposal-send-checks.ts'
import { useVersionsNow } from './proposal-versions-now.ts'

export { ProposalRecordError as ErrorBoundary } from './proposal-record-error.tsx'

export const load =
  (client: QueryClient) =>
  ({ params }: LoaderFunctionArgs) =>
    Promise.all([
      client.query({ ...proposalQueries.detail(idIn(params.id)), staleTime: 'static' }),
      client.query({ ...accountQueries.hello(), staleTime: 'static' }),
    ])

/** A window over the record. */
export function Component() {
  const { t } = useLingui()
  const { id } = useParams()
  const { data: whole } = useSuspenseQuery(proposalQueries.detail(idIn(id)))
  const only = useOnly(whole)
  const proposal = only ? { ...whole, receivers: [only] } : whole
  const version = unsentVersion(useVersionsNow(whole))
  const { edits, look } = useKeptEdits(whole)
  const templates = useQuery(templateQueries.emails())
  const navigate = useNavigate()
  const form = useForm<SendFields>({
    values: firstSending(templates.data),
    // The templates may come when something is chosen or written already.
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  })
  const findings = useSendChecks(proposal, templates.data, form.control)
  const { faults, refuse, overlooked, clear } = useRefusal(form, messageFor)
  const onEmail = useReceiverEmail(proposal)
  const { send, sent } = useSending(proposal, only, refuse)
  const submit = form.handleSubmit(async (fields) => {
    clear()
    // What was just saved has not been seen beside the button yet: then it is pressed once more.
    if ((await look()).state === 'none') await send(fields)
  }, overlooked)

  return (
    <FormProvider {...form}>
      <title>{`${t`Send ${proposal.name}`} · Proffer`}</title>
      <SendDialog
        proposal={proposal}
        everyonePath={proposal.receivers.length < whole.receivers.length ? `/proposals/${proposal.id}/send` : undefined}
        version={version}
        templates={{ items: templates.data, failed: templates.isError }}
        kept={{ edits, explain: messageFor, onRetry: () => void look() }}
        findings={findings}
        onEmail={onEmail}
        faults={faults}
        busy={form.formState.isSubmitting || edits.state === 'saving'}
        onSend={() => void submit()}
        onClose={() => void navigate(only ? receiversPath(proposal) : `/proposals/${proposal.id}`)}
      />
      <LeaveGuard
        dirty={() => form.getValues('send_message').trim() !== '' && !sent()}
        title={t`Leave without sending?`}
        leave={t`Leave without sending`}
      />
    </FormProvider>
  )
}

/** Keeps an address with the person; the window then knows it too. */
function useReceiverEmail({ id, contact }: Proposal) {
  const client = useQueryClient()
  const give = useEmailGiving()
  return async (receiver: Receiver, email: string) => {
    const { contact_id, type } = contact
    // A private customer receives it themselves.
    const fault = await give({ id: type === 'person' ? contact_id : receiver.id, contact_id, email })
    if (fault === undefined) await client.invalidateQueries({ queryKey: proposalQueries.detail(id).queryKey })
    return fault
  }
}

/** The one receiver the address names; the send window is then about them alone. */
function useOnly({ status, receivers }: Pick<Proposal, 'status' | 'receivers'>): Receiver | undefined {
  const [search] = useSearchParams()
  const { data: hello } = useSuspenseQuery(accountQueries.hello())
  const id = Number(search.get('receiver'))
  // The first time it goes to everyone, and a service with version 2 alone sends to everyone only.
  return status === 'open' && hello.interfaces.includes('app')
    ? receivers.find((receiver) => receiver.id === id)
    : undefined
}

const receiversPath = ({ id }: Pick<Proposal, 'id'>) => `/proposals/${id}?tab=receivers`

/** Sends once, goes back to the record and says so; what the service refuses goes back to the window. */
function useSending(proposal: Proposal, only: Receiver | undefined, refuse: (error: unknown) => void) {
  const navigate = useNavigate()
  const { mutateAsync } = useSendProposal(proposal.id)
  const done = useRef(false)
  const send = async (fields: SendFields) => {
    try {
      await mutateAsync(sendingOf(fields, only))
      done.current = true
      const isByReceiver = only !== undefined || fields.send_method === 'self'
      await navigate(isByReceiver ? receiversPath(proposal) : `/proposals/${proposal.id}`)
      await showToast({ text: sentWords(fields.send_method, proposal) })
    } catch (error) {
      refuse(error)
    }
  }
  return { send, sent: () => done.current }
}
