import { useLingui } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate, useParams, type LoaderFunctionArgs } from 'react-router'
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
import type { Proposal } from '#wire/proposals.ts'
import { idIn } from './proposal-id.ts'
import { useKeptEdits } from './proposal-kept-edits.ts'
import { useSendChecks } from './proposal-send-checks.ts'
import { ProposalSendEmail } from './proposal-send-email.tsx'
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
  const { data: proposal } = useSuspenseQuery(proposalQueries.detail(idIn(id)))
  const version = unsentVersion(useVersionsNow(proposal))
  const { edits, look } = useKeptEdits(proposal)
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
  const { send, sent } = useSending(proposal, refuse)
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
        version={version}
        templates={{ items: templates.data, failed: templates.isError }}
        kept={{ edits, explain: messageFor, onRetry: () => void look() }}
        findings={findings}
        Email={ProposalSendEmail}
        faults={faults}
        busy={form.formState.isSubmitting || edits.state === 'saving'}
        onSend={() => void submit()}
        onClose={() => void navigate(`/proposals/${proposal.id}`)}
      />
      <LeaveGuard
        dirty={() => form.getValues('send_message').trim() !== '' && !sent()}
        title={t`Leave without sending?`}
        leave={t`Leave without sending`}
      />
    </FormProvider>
  )
}

/** Sends once, goes back to the record and says so; what the service refuses goes back to the window. */
function useSending(proposal: Proposal, refuse: (error: unknown) => void) {
  const navigate = useNavigate()
  const { mutateAsync } = useSendProposal(proposal.id)
  const done = useRef(false)
  const send = async (fields: SendFields) => {
    const record = `/proposals/${proposal.id}`
    try {
      await mutateAsync(sendingOf(fields))
      done.current = true
      await navigate(fields.send_method === 'self' ? `${record}?tab=receivers` : record)
      await showToast({ text: sentWords(fields.send_method, proposal) })
    } catch (error) {
      refuse(error)
    }
  }
  return { send, sent: () => done.current }
}
