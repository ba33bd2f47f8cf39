import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { memo, use } from 'react'
import { sendingQueries, useCancelSending, useScheduleSending, useSendingLive } from '#src/api/proposal-sending.ts'
import { useNow } from '#src/components/proposals/use-now.ts'
import { SendingLine } from '#src/components/send/sending-line.tsx'
import { AccountZone, browserZone, useDayOf } from '#src/components/ui/account-zone.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { useMay } from '#src/pages/shared/may.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import type { SendingOf } from '#wire/scheduled-sending.ts'

/** `id` and `status` are a proposal's. */
type Props = Pick<Proposal, 'id' | 'status'> & {
  place: 'page' | 'window' | 'editor'
  /** The timeline is on the page, and brings it. */
  isTold?: boolean
}

/** When a proposal is sent by itself, in every tab as it is now; nothing where nothing is scheduled. */
export const ProposalSendingLine = memo(function ProposalSendingLine({ id, status, place, isTold = false }: Props) {
  const { data } = useQuery({ ...sendingQueries.of(id), enabled: !isTold && (status === 'edit' || status === 'open') })
  useSendingLive(id)
  const zone = use(AccountZone)
  const today = useDayOf(useNow())
  const mayWrite = useMay('seller')
  const { cancel, busy } = useCancelling(id)
  if (!data || (status !== 'edit' && status !== 'open')) return null
  const { scheduled } = data
  return (
    <SendingLine
      {...data}
      place={place}
      sendPath={`/proposals/${id}/send`}
      today={today}
      zone={zone === browserZone() ? undefined : zone}
      busy={busy}
      onCancel={mayWrite ? () => scheduled && cancel(scheduled) : undefined}
    />
  )
})

/** The toast offers the way back: the same moment, texts and receivers. */
function useCancelling(id: number) {
  const { t } = useLingui()
  const { mutateAsync, isPending } = useCancelSending(id)
  const { mutateAsync: schedule } = useScheduleSending(id)
  const undo = ({ at, request }: NonNullable<SendingOf['scheduled']>) => {
    const { send_message, send_message_id, contact_people, ...rest } = request
    const again = {
      ...rest,
      at,
      ...(send_message !== null && { send_message }),
      ...(send_message_id !== null && { send_message_id }),
      ...(contact_people && { contact_people }),
    }
    void schedule(again).then(() => showToast({ text: t`Scheduled again` }), sayFailed)
  }
  const cancel = (scheduled: NonNullable<SendingOf['scheduled']>) =>
    void mutateAsync().then(
      () => showToast({ text: t`Scheduled sending cancelled`, undo: () => undo(scheduled) }),
      sayFailed,
    )
  return { cancel, busy: isPending }
}
