import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { redirect, useParams, type LoaderFunctionArgs } from 'react-router'
import { accountQueries } from '#src/api/account.ts'
import { saidHere } from '#src/api/kept.ts'
import { latestOrKept } from '#src/api/latest-or-kept.ts'
import { mayAs } from '#src/api/may-as.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { cleaner } from '#src/components/ui/clean-html.ts'
import { partOf } from '#src/components/ui/part.tsx'
import { SkeletonRows } from '#src/components/list/skeleton-rows.tsx'
import { newPart } from '#src/parts.ts'
import { AccountBlocks } from '#src/pages/shared/account-blocks.tsx'
import { personIn } from '#src/api/person.ts'
import { updateProposal } from '#wire/proposal-changes.ts'
import { leastOf } from '#src/pages/shared/may.ts'
import { idIn } from '#src/pages/shared/id-in-address.ts'
import { useVisitedProposal } from '#src/pages/shared/visited.ts'

export { ProposalRecordError as ErrorBoundary } from '#src/pages/proposals/shared/record-error.tsx'

const fallback = () => <SkeletonRows />
// With what its texts are shown with: without it they would come a moment after, and move what is below them.
const openEditor = newPart(async () => {
  const [{ ProposalEditor }] = await Promise.all([import('./editor.tsx'), cleaner().catch(() => undefined)])
  return ProposalEditor
})
const ProposalEditor = partOf(openEditor, { fallback })
const openForm = newPart(() => import('./form.tsx').then(({ ProposalEditForm }) => ProposalEditForm))
const ProposalEditForm = partOf(openForm, { fallback })

export const fetchParts = () => openEditor()

export const load =
  (client: QueryClient) =>
  async ({ params }: LoaderFunctionArgs) => {
    // What was written here a moment ago is out of date in the cache: then this waits for the latest.
    const detail = latestOrKept(client, proposalQueries.detail(idIn(params.id)))
    // What becomes of it is told below, unless nobody asks any more.
    detail.catch(() => undefined)
    // Whoever may not change it reads it.
    if (!(await mayAs(client, leastOf(updateProposal)))) throw redirect(`/proposals/${idIn(params.id)}`)
    const [hello] = await Promise.all([latestOrKept(client, { ...accountQueries.hello(), ...saidHere }), detail])
    if (hello.interfaces.includes('app')) await openEditor()
    return null
  }

/** The editor, where the service takes content while somebody writes; else the form of what an update takes. */
export function Component() {
  const id = idIn(useParams().id)
  const { data: proposal } = useSuspenseQuery(proposalQueries.detail(id))
  useVisitedProposal(proposal)
  const { data: hello } = useSuspenseQuery(accountQueries.hello())
  return hello.interfaces.includes('app') ? (
    // Another proposal is another draft.
    <AccountBlocks>
      <ProposalEditor key={id} proposal={proposal} owner={personIn(hello)} />
    </AccountBlocks>
  ) : (
    <ProposalEditForm key={id} proposal={proposal} />
  )
}
