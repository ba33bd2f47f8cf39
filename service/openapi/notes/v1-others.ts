import { v1DateOrNull } from '#service/domain/v1-date.ts'
import type { User } from '#wire/account.ts'
import type { Webhook } from '#wire/webhooks.ts'
import { account } from './account.ts'
import type { Chapter, Note } from './note.ts'
import { products } from './products.ts'
import { settings } from './settings.ts'
import { webhooks } from './webhooks.ts'

const older = (date: string | null) => (date === null ? null : date.slice(0, 19).replace('T', ' '))

const webhook = (seen: Webhook) => ({
  ...seen,
  api_version: 1,
  date_created: older(seen.date_created),
  date_modified: older(seen.date_modified),
  date_failed: older(seen.date_failed),
})

/** What reads otherwise in version 1. */
const inOtherWords: Record<string, (said: Note) => Partial<Note>> = {
  'account.users': ({ answer }) => ({
    answer: (answer as User[]).map((user) => ({ ...user, date_lastlogin: v1DateOrNull(user.date_lastlogin) })),
  }),
  'webhooks.list': ({ answer }) => ({ answer: (answer as Webhook[]).map(webhook) }),
  'webhooks.details': ({ answer }) => ({ answer: webhook(answer as Webhook) }),
  'webhooks.create': ({ description }) => ({
    description: `${description.replace('version 2', 'version 1')} Its events have the words of version 1: \`company_created\` for \`contact_created\`.`,
  }),
}

/** The notes of operations that both versions have alike. */
export const asInV1 = (notes: readonly Note[]): Note[] =>
  notes.map((note) => ({ ...note, ...inOtherWords[note.id]?.(note), id: `v1.${note.id}` }))

/** There is no tags list in version 1: its note has no operation, and is not shown. */
export const v1Others: readonly Chapter[] = [settings, products, account, webhooks].map((chapter) => ({
  ...chapter,
  section: '4.7',
  notes: asInV1(chapter.notes),
}))
