import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { redirect, useParams, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { accountQueries } from '#src/api/account.ts'
import { mayAs } from '#src/api/may-as.ts'
import { messageFor } from '#src/api/error-message.ts'
import { followUpQueries } from '#src/api/follow-up.ts'
import { saidHere } from '#src/api/kept.ts'
import { mailQueries } from '#src/api/mails.ts'
import { sendingQueries } from '#src/api/proposal-sending.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { templateQueries } from '#src/api/templates.ts'
import { LeaveGuard } from '#src/components/form/leave-guard.tsx'
import { SendDialog } from '#src/components/send/send-dialog.tsx'
import type { Look } from '#src/components/proposals/customer-looks.tsx'
import { TotalWords } from '#src/components/send/total-words.tsx'
import { unsentVersion } from '#src/components/proposals/version-words.ts'
import type { KeptEdits } from '#src/draft/save-kept.ts'
import type { Proposal, Receiver } from '#wire/proposal-details.ts'
import { useEmailGiving } from '#src/pages/proposals/shared/give-email.ts'
import { useMailTags } from './mail-tags.ts'
import { sendProposal } from '#wire/proposal-changes.ts'
import { leastOf } from '#src/pages/shared/may.ts'
import { idIn } from '#src/pages/shared/id-in-address.ts'
import { receiversPath, useHasMailServer, useSendForm } from './form.ts'
import { useLeaving } from './leaving.ts'
import { factsForReminder, isRemindingIn, useWaiting } from './reminding.ts'
import { useKeptEdits } from './kept-edits.ts'
import { useLook } from '#src/pages/proposals/shared/preview.ts'
import { useSendChecks } from './checks.ts'
import { useSendMends } from './mends.ts'
import { useScheduled, useSendingClock } from './schedule.ts'
import { useVersionsNow } from '#src/pages/proposals/shared/versions-now.ts'

export { ProposalRecordError as ErrorBoundary } from '#src/pages/proposals/shared/record-error.tsx'

export const load =
  (client: QueryClient) =>
  async ({ params, request }: LoaderFunctionArgs) => {
    const id = idIn(params.id)
    if (!(await mayAs(client, leastOf(sendProposal)))) throw redirect(`/proposals/${id}`)
    return Promise.all([
      client.query({ ...proposalQueries.detail(id), ...saidHere }),
      client.query({ ...accountQueries.hello(), ...saidHere }),
      client.query({ ...sendingQueries.of(id), ...saidHere }),
      // Pressed before its mail was there, the window would refuse for want of one, and forget that when it came.
      client.prefetchQuery(templateQueries.emails()),
      wayOfSending(client),
      ...(isRemindingIn(new URL(request.url).searchParams) ? factsForReminder(client, id) : []),
    ])
  }

/** Whether it can be sent later, or waits for a mail server: what came after the window would move what one presses. */
async function wayOfSending(client: QueryClient) {
  const { interfaces } = await client.query({ ...accountQueries.hello(), ...saidHere })
  await Promise.all([
    client.prefetchQuery(accountQueries.details()),
    ...(interfaces.includes('app') ? [client.prefetchQuery(followUpQueries.settings())] : []),
  ])
}

/** A window over the record. */
export function Component() {
  const { t } = useLingui()
  const { id } = useParams()
  const { data: whole } = useSuspenseQuery(proposalQueries.detail(idIn(id)))
  const { data: hello } = useSuspenseQuery(accountQueries.hello())
  const scheduled = useScheduled(whole.id)
  const clock = useSendingClock(hello.interfaces.includes('app'))
  const version = unsentVersion(useVersionsNow(whole))
  const waiting = useWaiting(whole, { version, scheduled })
  const isReminder = waiting !== undefined
  const { proposal, some, choice } = useChosen(whole, waiting ?? scheduled?.request.contact_people)
  const { edits, look } = useKeptEdits(whole)
  const templates = useQuery(templateQueries.emails())
  const leaving = useLeaving()
  const hasMailServer = useHasMailServer()
  const sending = {
    proposal,
    isReminder,
    some,
    templates: templates.data,
    scheduled,
    clock,
    look,
    onSent: leaving.goOn,
  }
  const { form, faults, busy, held, isSaved, isWritten, onSubmit } = useSendForm(sending)
  const { kept, ...mends } = useSendMends(whole.id)
  const findings = useSendChecks(proposal, templates.data, form.control, kept)
  const tags = useMailTags(whole)
  const onEmail = useReceiverEmail(proposal)
  const onLook = useSendLook(whole, look)

  return (
    <FormProvider {...form}>
      <title>{`${isReminder ? t`Send reminder: ${proposal.name}` : t`Send ${proposal.name}`} · Proffer`}</title>
      <SendDialog
        proposal={proposal}
        total={<TotalWords proposal={whole} />}
        choice={choice}
        version={version}
        isReminder={isReminder}
        templates={{ items: templates.data, failed: templates.isError }}
        tags={tags}
        hasMailServer={hasMailServer}
        clock={clock}
        kept={{ edits, explain: messageFor, onRetry: () => void look() }}
        findings={findings}
        mends={{ ...mends, onEmail }}
        faults={faults}
        busy={busy || edits.state === 'saving'}
        held={held}
        onLook={onLook}
        onSend={onSubmit}
        onClose={() => void leaving.close(some && !isReminder ? receiversPath(proposal) : `/proposals/${proposal.id}`)}
      />
      <LeaveGuard
        dirty={() => isWritten() && !isSaved()}
        title={t`Leave without sending?`}
        leave={t`Leave without sending`}
      />
    </FormProvider>
  )
}

/** The page as it would be sent. What was just written in the editor is saved first: else it would not show it. */
function useSendLook({ id }: Pick<Proposal, 'id'>, saved: () => Promise<KeptEdits>) {
  const { data: hello } = useSuspenseQuery(accountQueries.hello())
  const before = async () => ['none', 'saved'].includes((await saved()).state)
  const look = useLook({ id, version: 'draft', before })
  return hello.interfaces.includes('app') ? (one: Look) => void look(one) : undefined
}

/** Keeps an address with the person; the window then knows it too. */
function useReceiverEmail({ id, contact }: Proposal) {
  const client = useQueryClient()
  const give = useEmailGiving()
  return async (receiver: Receiver, email: string) => {
    const { contact_id, type } = contact
    // A private customer receives it themselves.
    const fault = await give({ id: type === 'person' ? contact_id : receiver.id, contact_id, email })
    if (fault !== undefined) return fault
    await Promise.all([
      client.invalidateQueries({ queryKey: proposalQueries.detail(id).queryKey }),
      client.invalidateQueries({ queryKey: mailQueries.tags(id).queryKey }),
    ])
    return undefined
  }
}

/** Who gets it: everyone, or those who are wanted to begin with; the address may name one, whom it is then about. */
function useChosen(whole: Proposal, first: readonly number[] | null | undefined) {
  const { status, receivers } = whole
  const [search] = useSearchParams()
  const { data: hello } = useSuspenseQuery(accountQueries.hello())
  const [left, setLeft] = useState<ReadonlySet<number>>(() => {
    const only = receivers.find(({ id }) => id === Number(search.get('receiver')))
    const wanted = only ? [only.id] : first
    return new Set(wanted ? receivers.map(({ id }) => id).filter((id) => !wanted.includes(id)) : [])
  })
  // The first time it goes to everyone, and a service with version 2 alone sends to everyone only.
  const canChoose = status === 'open' && hello.interfaces.includes('app') && receivers.length > 1
  const chosen = canChoose ? receivers.filter(({ id }) => !left.has(id)) : receivers
  const onChoose = (id: number, isChosen: boolean) =>
    setLeft(new Set(isChosen ? [...left].filter((one) => one !== id) : [...left, id]))
  return {
    proposal: { ...whole, receivers: chosen },
    some: chosen.length < receivers.length ? chosen : undefined,
    choice: {
      receivers,
      chosen: new Set(chosen.map(({ id }) => id)),
      onChoose: canChoose ? onChoose : undefined,
    },
  }
}
