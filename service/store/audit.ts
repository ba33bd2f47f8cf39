import type { ExpressionBuilder, Insertable } from 'kysely'
import type { TrashKind } from '#wire/trashcan.ts'
import type { Db } from './db.ts'
import type { Table, Tables } from './schema.ts'

export const insertAuditEntry = async (db: Db, entry: Insertable<Tables['audit_entry']>) => {
  await db.insertInto('audit_entry').values(entry).execute()
}

/** Where the record of an act stands, by what the act begins with. */
const audited: Partial<Record<string, Table>> = {
  'automation-sets': 'automation_set',
  'custom-fields': 'custom_field',
  'design-templates': 'design_template',
  'email-templates': 'email_template',
  'favorite-templates': 'favorite_template',
  'proposal-directories': 'proposal_directory',
  'text-templates': 'text_template',
  'vat-groups': 'vat_group',
  applications: 'oauth_client',
  blocks: 'saved_block',
  products: 'product',
  tags: 'tag',
  users: 'account_user',
  webhooks: 'webhook',
}

/** The columns of the record an act is about, as they are now; undefined where it has no row of its own. */
export async function findAudited(db: Db, kind: string, id: number | undefined): Promise<object | undefined> {
  if (kind === 'account') {
    const account = await db.selectFrom('account').selectAll().executeTakeFirst()
    return account && { ...account, name: account.title }
  }
  const table = audited[kind]
  if (!table || id === undefined) return undefined
  return db
    .selectFrom(table as 'tag')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}

export const findApplicationName = async (db: Db, id: number) =>
  (await db.selectFrom('oauth_client').select('name').where('id', '=', id).executeTakeFirst())?.name

export type AuditWanted = {
  user_id?: number | undefined
  kind?: string | undefined
  record_id?: number | undefined
  since?: number | undefined
  until?: number | undefined
  before?: number | undefined
}

/** What else is about records of a kind than acts that begin with it: older words, and acts that begin with what is done. */
const besides: Partial<Record<string, readonly string[]>> = {
  contacts: ['companies.%', 'privacy.%-person'],
  webhooks: ['deliveries.%'],
}

/** What was restored, as `trashcan.restore` tells it. */
const restored: Partial<Record<string, TrashKind>> = { contacts: 'contact', proposals: 'proposal' }

const isOfKind = (kind: string) => (is: ExpressionBuilder<Tables, 'audit_entry'>) => {
  const trashed = restored[kind]
  const told = trashed && JSON.stringify([{ field: 'kind', value: trashed }])
  return is.or([
    ...[`${kind}.%`, ...(besides[kind] ?? [])].map((acts) => is('act', 'like', acts)),
    ...(told === undefined ? [] : [is.and([is('act', '=', 'trashcan.restore'), is('changes', '=', told)])]),
  ])
}

/** The newest first. */
export const selectAuditEntries = (db: Db, wanted: AuditWanted, limit: number) => {
  const { user_id, kind, record_id, since, until, before } = wanted
  return db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'user_id', 'user_name', 'application', 'act', 'record_id', 'changes'])
    .$if(user_id !== undefined, (entries) => entries.where('user_id', '=', user_id ?? 0))
    .$if(kind !== undefined, (entries) => entries.where(isOfKind(kind ?? '')))
    .$if(record_id !== undefined, (entries) => entries.where('record_id', '=', record_id ?? 0))
    .$if(since !== undefined, (entries) => entries.where('at', '>=', since ?? 0))
    .$if(until !== undefined, (entries) => entries.where('at', '<', until ?? 0))
    .$if(before !== undefined, (entries) => entries.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Of one account, at most `most`, and gives how many; may die at any statement and go on later. */
export async function deleteAuditBefore(db: Db, moment: number, most: number) {
  const old = db.selectFrom('audit_entry').select('id').where('at', '<', moment).orderBy('id').limit(most)
  if ((await old.execute()).length === 0) return 0
  await db.updateTable('account').set({ audit_kept_from: moment }).where('audit_kept_from', '<', moment).execute()
  return Number((await db.deleteFrom('audit_entry').where('id', 'in', old).executeTakeFirst()).numDeletedRows)
}
