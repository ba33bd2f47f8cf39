import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { Outlet, useParams, type LoaderFunctionArgs } from 'react-router'
import { firstShown } from '#src/api/first-shown.ts'
import { proposalQueries } from '#src/api/proposals.ts'
import { idIn } from '#src/pages/shared/id-in-address.ts'
import { fetchParts } from './view.tsx'

export { ProposalRecordError as ErrorBoundary } from '#src/pages/proposals/shared/record-error.tsx'
export { RecordPlace } from './place.tsx'
export { fetchParts }

export const load =
  (client: QueryClient) =>
  ({ params }: LoaderFunctionArgs) => {
    const detail = proposalQueries.detail(idIn(params.id))
    const asked = client.query({ ...detail, staleTime: 'static' })
    void fetchParts()
    return firstShown(client, { ...detail, asked })
  }

/** What of a record belongs to its address alone; the record itself is drawn in its place beside this. */
export function Component() {
  const { id } = useParams()
  const { data: proposal } = useSuspenseQuery(proposalQueries.detail(idIn(id)))
  return (
    <>
      <title>{`${proposal.name} · Proffer`}</title>
      {/* The send window opens over the record. */}
      <Outlet />
    </>
  )
}
