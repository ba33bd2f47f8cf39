import type { Kysely } from 'kysely'
import { indexOn } from './table.ts'

/** Whether sellers see all proposals and contacts of the account or their own; whoever made a contact finds it by that. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .alterTable('account')
    .addColumn('sellers_see', 'text', (column) => column.notNull().defaultTo('all'))
    .execute()
  await indexOn(db.schema)('contacts_by_owner', 'contact', 'account_user_id', 'parent_id')
}
