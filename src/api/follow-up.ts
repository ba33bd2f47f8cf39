import { queryOptions, useMutation } from '@tanstack/react-query'
import { getFollowUp, runStep, setFollowUp, skipStep } from '#wire/follow-up.ts'
import { getFollowUpSettings, updateFollowUpSettings } from '#wire/settings-follow-up.ts'
import { call } from './client.ts'
import { proposalQueries, refreshProposal } from './proposals.ts'
import { useSettingWrite } from './settings-write.ts'

export const followUpQueries = {
  /** When the account works: automations run then, whether they do, and a moment to send at is chosen by it. */
  settings: () =>
    queryOptions({
      queryKey: ['follow-up'],
      queryFn: ({ signal }) => call(getFollowUpSettings, {}, { signal }),
    }),
  /** What will happen to a proposal by itself. It is read anew with the proposal. */
  of: (id: number) =>
    queryOptions({
      queryKey: [...proposalQueries.detail(id).queryKey, 'follow-up'],
      queryFn: ({ signal }) => call(getFollowUp, { params: { id } }, { signal }),
    }),
}

/** Steps of open proposals move along. */
export const useUpdateFollowUpSettings = () =>
  useSettingWrite(updateFollowUpSettings, [followUpQueries.settings().queryKey, proposalQueries.all()])

/** Chooses the automation set of a proposal; null for none. */
export const useSetFollowUp = (id: number) =>
  useMutation({
    mutationKey: proposalQueries.all(),
    mutationFn: (automations_set_id: number | null) =>
      call(setFollowUp, { params: { id }, body: { automations_set_id } }),
    onSuccess: (_answer, _input, _before, { client }) => refreshProposal(client, id),
  })

/** Does a step at once; 409 when it is no longer due (ApiError). Whatever came of it, what is to come may be other. */
export const useRunStep = (id: number) =>
  useMutation({
    mutationKey: proposalQueries.all(),
    mutationFn: (step_id: number) => call(runStep, { params: { id, step_id } }),
    onSettled: (_answer, _error, _input, _before, { client }) => refreshProposal(client, id),
  })

/** Skips a step, or takes that back. */
export const useSkipStep = (id: number) =>
  useMutation({
    mutationKey: proposalQueries.all(),
    mutationFn: ({ step_id, skipped }: { step_id: number; skipped: boolean }) =>
      call(skipStep, { params: { id, step_id }, body: { skipped } }),
    onSettled: (_answer, _error, _input, _before, { client }) => refreshProposal(client, id),
  })
