import { queryOptions } from '@tanstack/react-query'
import { getOwnMails, updateOwnMails } from '#wire/own-mails.ts'
import { call } from './client.ts'
import { useSettingWrite } from './settings-write.ts'

const all = ['settings', 'own-mails'] as const

export const ownMailQueries = {
  /** Which mails the person who is signed in gets, and in which language. */
  details: () => queryOptions({ queryKey: all, queryFn: ({ signal }) => call(getOwnMails, {}, { signal }) }),
}

export const useUpdateOwnMails = () => useSettingWrite(updateOwnMails, [all])
