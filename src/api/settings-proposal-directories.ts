import {
  createProposalDirectory,
  deleteProposalDirectory,
  listAllProposalDirectories,
  updateProposalDirectory,
} from '#wire/settings-proposal-directories.ts'
import { queryOptions } from '@tanstack/react-query'
import { accountQueries } from './account.ts'
import { call } from './client.ts'
import { proposalQueries } from './proposals.ts'
import { useSettingWrite } from './settings-write.ts'

const all = ['settings', 'proposal-directories'] as const

export const proposalDirectoryQueries = {
  list: () =>
    queryOptions({
      queryKey: all,
      queryFn: ({ signal }) => call(listAllProposalDirectories, {}, { signal }),
    }),
}

const refresh = [all, proposalQueries.all(), accountQueries.summaries()]

export const useCreateProposalDirectory = () => useSettingWrite(createProposalDirectory, refresh)
export const useUpdateProposalDirectory = () => useSettingWrite(updateProposalDirectory, refresh)
export const useDeleteProposalDirectory = () => useSettingWrite(deleteProposalDirectory, refresh)
