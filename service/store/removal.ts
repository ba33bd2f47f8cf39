import { isPostgres, type Db } from './db.ts'
import type { Table } from './schema.ts'

/** What belongs to a proposal and has its id, in an order in which nothing points to what is gone. */
const ofProposal = [
  'viewer_preview',
  'need_put_off',
  'owner_notice',
  'owner_mailing',
  'automation_step',
  'scheduled_sending',
  'choice_change',
  'attachment_download',
  'visit',
  'decline',
  'acceptance',
  'mail',
  'receiver',
  'former_receiver',
  'comment',
  'log_entry',
  'proposal_tag',
  'proposal_custom_value',
  'proposal_version',
] as const satisfies readonly Table[]

/** What points to those, and has no proposal's id of its own. */
const belowProposal = ['comment_mention', 'issued_document', 'viewer_session'] as const satisfies readonly Table[]

/** Proposals with everything that belongs to them; call it in a transaction. */
export async function deleteProposals(db: Db, ids: readonly number[]) {
  const some = [...ids]
  const idsIn = (table: 'comment' | 'acceptance' | 'receiver') =>
    db
      .selectFrom(table as 'comment')
      .select('id')
      .where('proposal_id', 'in', some)
  await db.deleteFrom('comment_mention').where('comment_id', 'in', idsIn('comment')).execute()
  await db.deleteFrom('issued_document').where('acceptance_id', 'in', idsIn('acceptance')).execute()
  await db.deleteFrom('viewer_session').where('receiver_id', 'in', idsIn('receiver')).execute()
  for (const table of ofProposal)
    await db
      .deleteFrom(table as 'visit')
      .where('proposal_id', 'in', some)
      .execute()
  await db.deleteFrom('proposal').where('id', 'in', some).execute()
}

/** Every table inside accounts whose rows are numbered, in an order in which nothing points to what is gone. */
export const inOrderOfRemoval = [
  'bulk_change',
  'delivery_try',
  'delivery',
  'event',
  'webhook_secret',
  'webhook',
  'file_use',
  ...belowProposal,
  ...ofProposal,
  'proposal',
  'contact_custom_value',
  'contact_tag',
  'contact',
  'file',
  'favorite_template',
  'text_template',
  'design_template',
  'email_template',
  'automation_set',
  'proposal_directory',
  'product',
  'product_directory',
  'saved_block',
  'saved_view',
  'vat_group',
  'custom_field',
  'tag',
  'given_answer',
  'mail_choice',
  'user_identity',
  'identity_provider',
  'passkey',
  'passkey_challenge',
  'recovery_code',
  'totp',
  'sso_attempt',
  'user_link',
  'invitation',
  'consent',
  'oauth_token',
  'oauth_code',
  'session',
  'sign_in_failure',
  'api_key',
  'oauth_client',
  'audit_entry',
  'account_user',
  // Last: a store of files that does not answer keeps no other row back.
  'file_content',
] as const satisfies readonly Table[]

/** Tallies, kept by triggers, and what a bulk change is of: without numbers of their own. */
const unnumbered = [
  'bulk_change_item',
  'proposal_tally',
  'owner_tally',
  'contact_tally',
  'win_tally',
  'owner_win_tally',
] as const

const rowsAtOnce = 500

type Removal = {
  /** Takes what a store of files calls the bytes it holds; where it rejects, the rest goes the next time. */
  forgetBytes: (stored: string) => Promise<void>
  /** Called between two statements; where it rejects, so does the removal. */
  between: () => Promise<void>
}

/**
 * Deletes an account with all its rows, some at a time, each a statement of its own: it may die anywhere and is begun
 * anew. The account's row is the last, so that nothing of it is forgotten. Call `beginRemoval` before.
 */
export async function removeAccount(db: Db, { forgetBytes, between }: Removal) {
  await untieContacts(db, between)
  for (const table of inOrderOfRemoval) {
    if (table === 'file_content') await emptyContents(db, { forgetBytes, between })
    await emptyTable(db, table, between)
  }
  for (const table of unnumbered) await db.deleteFrom(table).execute()
  // Beside SQLite they are in memory, and gone within a minute.
  if (isPostgres(db)) await db.deleteFrom('allowance').execute()
  await db.deleteFrom('account').execute()
}

/** People point to their organisation. */
async function untieContacts(db: Db, between: Removal['between']) {
  const tied = db
    .selectFrom('contact')
    .select('id')
    .where((is) => is.or([is('parent_id', 'is not', null), is('deleted_with', 'is not', null)]))
    .limit(rowsAtOnce)
  let changed: number
  do {
    await between()
    const untied = await db
      .updateTable('contact')
      .set({ parent_id: null, deleted_with: null })
      .where('id', 'in', tied)
      .executeTakeFirst()
    changed = Number(untied.numUpdatedRows)
  } while (changed === rowsAtOnce)
}

async function emptyTable(db: Db, table: (typeof inOrderOfRemoval)[number], between: Removal['between']) {
  const some = db
    .selectFrom(table as 'tag')
    .select('id')
    .limit(rowsAtOnce)
  let gone: number
  do {
    await between()
    const deleted = await db
      .deleteFrom(table as 'tag')
      .where('id', 'in', some)
      .executeTakeFirst()
    gone = Number(deleted.numDeletedRows)
  } while (gone === rowsAtOnce)
}

/** Those in a store of files: no file has them any more, so that bytes may go before their row, and none are left behind. */
async function emptyContents(db: Db, { forgetBytes, between }: Removal) {
  const stored = db.selectFrom('file_content').select(['id', 'stored_as']).where('stored_as', '!=', '')
  for (;;) {
    const some = await stored.limit(rowsAtOnce).execute()
    if (some.length === 0) return
    for (const { id, stored_as } of some) {
      await between()
      await forgetBytes(stored_as)
      await db.deleteFrom('file_content').where('id', '=', id).execute()
    }
  }
}
