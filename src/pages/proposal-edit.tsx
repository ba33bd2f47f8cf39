import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams, type LoaderFunctionArgs } from 'react-router'
import { accountQueries } from '#src/api/account.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { SkeletonRows } from '#src/components/ui/skeleton-rows.tsx'
import { draftOwner } from './proposal-draft.ts'
import { idIn } from './proposal-id.ts'
import { useVisitedProposal } from './visited.ts'

export { ProposalRecordError as ErrorBoundary } from './proposal-record-error.tsx'

const openEditor = () => import('./proposal-editor.tsx')
const ProposalEditor = lazy(() => openEditor().then(({ ProposalEditor }) => ({ default: ProposalEditor })))
const ProposalEditForm = lazy(() =>
  import('./proposal-edit-form.tsx').then(({ ProposalEditForm }) => ({ default: ProposalEditForm })),
)

export const load =
  (client: QueryClient) =>
  async ({ params }: LoaderFunctionArgs) => {
    const hello = client.query({ ...accountQueries.hello(), staleTime: 'static' })
    // What was written here a moment ago is out of date in the cache: then this waits for the latest.
    await Promise.all([client.query(proposalQueries.detail(idIn(params.id))), hello])
    if ((await hello).interfaces.includes('app')) await openEditor()
    return null
  }

/** The editor, where the service takes content while somebody writes; else the form of what an update takes. */
export function Component() {
  const id = idIn(useParams().id)
  const { data: proposal } = useSuspenseQuery(proposalQueries.detail(id))
  useVisitedProposal(proposal)
  const { data: hello } = useSuspenseQuery(accountQueries.hello())
  return (
    <Suspense fallback={<SkeletonRows />}>
      {hello.interfaces.includes('app') ? (
        // Another proposal is another draft.
        <ProposalEditor key={id} proposal={proposal} owner={draftOwner(hello)} />
      ) : (
        <ProposalEditForm key={id} proposal={proposal} />
      )}
    </Suspense>
  )
}
