import { queryOptions, useMutation } from '@tanstack/react-query'
import { deleteAccount, erasePerson, exportPerson, reviewErasure } from '#wire/privacy.ts'
import { call } from './client.ts'
import { contactQueries } from './contacts.ts'
import { proposalQueries } from './proposals.ts'
import { useSettingWrite } from './settings-write.ts'

export const erasureQuery = (id: number) =>
  queryOptions({
    queryKey: ['privacy', 'erasure', id],
    queryFn: ({ signal }) => call(reviewErasure, { params: { id } }, { signal }),
    // What goes is shown as it is at this moment.
    staleTime: 0,
  })

export const personalDataOf = (id: number) => call(exportPerson, { params: { id } })

/** Their name stands in lists and on proposals; the record itself is gone and is not asked for again. */
export const useErasePerson = (id: number) =>
  useMutation({
    mutationFn: () => call(erasePerson, { params: { id } }),
    onSuccess: async (_erased, _nothing, _before, { client }) => {
      client.removeQueries({ queryKey: contactQueries.detail(id).queryKey, type: 'inactive' })
      await client.invalidateQueries({ queryKey: contactQueries.details(), refetchType: 'none' })
      await client.invalidateQueries({ queryKey: contactQueries.lists() })
      await client.invalidateQueries({ queryKey: proposalQueries.all() })
    },
  })

/** Ends every session, the one of this app too. */
export const useDeleteAccount = () => useSettingWrite(deleteAccount, [])
