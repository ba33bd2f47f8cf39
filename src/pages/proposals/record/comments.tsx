import { useQuery } from '@tanstack/react-query'
import { messageFor } from '#src/api/error-message.ts'
import { proposalCustomerQueries, useComment } from '#src/api/proposal-customer.ts'
import { useProposalLive } from '#src/api/use-proposal-live.ts'
import { Conversation } from '#src/components/proposals/conversation.tsx'
import { RecordComments } from '#src/components/proposals/record-comments.tsx'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import type { NewComment } from '#wire/proposal-comments.ts'
import type { Proposal } from '#wire/proposals.ts'

/** What is written with the customer and among the team; from a service without the app interface it is only read. */
export function ProposalRecordComments({ proposal }: { proposal: Proposal }) {
  const { id, status, receivers, comments } = proposal
  const query = useQuery(proposalCustomerQueries.comments(id))
  const { mutateAsync } = useComment(id)
  useProposalLive(id, Array.isArray(query.data))
  const write = (words: NewComment) => mutateAsync(words).then(() => undefined, messageFor)
  return (
    <QueryStates query={query} rows={4}>
      {(remarks) =>
        remarks === null ? (
          <RecordComments comments={comments} />
        ) : (
          <Conversation
            remarks={remarks}
            receivers={receivers.map(({ fullname }) => fullname)}
            isDraft={status === 'edit'}
            onWrite={write}
          />
        )
      }
    </QueryStates>
  )
}
