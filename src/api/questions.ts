import { queryOptions, useMutation } from '@tanstack/react-query'
import { updateComment } from '#wire/proposal-comments.ts'
import { listQuestions } from '#wire/questions.ts'
import { accountQueries, hasAppInterface } from './account.ts'
import { call } from './client.ts'
import { proposalQueries, refreshProposal } from './proposals.ts'

export const questionQueries = {
  /** Customers' questions without an answer; null where the service has no app interface. What changes counts changes it. */
  open: () =>
    queryOptions({
      queryKey: [...accountQueries.summaries(), 'questions'],
      queryFn: async ({ client, signal }) =>
        (await hasAppInterface(client)) ? call(listQuestions, {}, { signal }) : null,
    }),
}

type Question = { proposal: number; id: number; unanswered: boolean }

/** Puts a question aside as needing no answer, or takes it up again. */
export function useSettleQuestion() {
  return useMutation({
    mutationKey: proposalQueries.all(),
    mutationFn: ({ proposal, id, unanswered }: Question) =>
      call(updateComment, { params: { id: proposal, comment_id: id }, body: { unanswered } }),
    onSuccess: (_comment, { proposal }, _before, { client }) => refreshProposal(client, proposal),
  })
}
