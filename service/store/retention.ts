import { bulkChangeLife, maxUnusedRegistrations, unusedFileLife } from '#wire/limits.ts'
import { deleteAllowancesFullBefore } from './allowances.ts'
import { acrossAccounts, type Db } from './db.ts'
import { deleteAuditBefore } from './audit.ts'
import { deleteBulkChanges } from './bulk-changes.ts'
import { deletePassed, passing } from './passing.ts'
import { deleteStillOld } from './still-old.ts'
import { endRegistrations } from './registrations.ts'
import { deleteProposals } from './removal.ts'
import { forgetBlocks } from './saved-blocks.ts'
import type { Table } from './schema.ts'
import { withinAccount } from './within-account.ts'

const day = 86_400_000
const rowsAtOnce = 500
/** Of rows that many others go with, or that are written anew one by one. */
const manyAtOnce = 20

/** How long each account keeps what (decision 0079); 0 days is for as long as the account. */
export const selectRetentions = (db: Db) =>
  acrossAccounts(db)
    .selectFrom('account')
    .select(['id', 'audit_days', 'trash_days', 'visit_days', 'mail_days', 'event_days', 'proof_years', 'deletes_at'])
    .orderBy('id')
    .execute()

type Retention = Awaited<ReturnType<typeof selectRetentions>>[number]

/** Takes some old rows away, at most `full`, and gives how many: less than that is all. */
export type Step = { table: Table; batch: () => Promise<number>; full: number }

/**
 * What takes away of one account that is older than is kept, each batch a statement or a transaction of its own. Of one that
 * is to be deleted only what has passed: all else can be taken back.
 */
export function stepsOf(db: Db, kept: Retention, now: number): Step[] {
  const own = withinAccount(db, kept.id)
  const before = (days: number) => now - days * day
  const proofs = yearsBefore(now, kept.proof_years)
  const step = (table: Table, batch: () => Promise<number>, full = rowsAtOnce) => ({ table, batch, full })
  const unless0 = (days: number, ...steps: Step[]) => (days > 0 ? steps : [])
  const passed = passing.map((one) => step(one.table, () => deletePassed(own, one, now, rowsAtOnce)))
  passed.push(step('allowance', () => deleteAllowancesFullBefore(own, now), Number.POSITIVE_INFINITY))
  if (kept.deletes_at !== null) return passed
  return [
    ...passed,
    step('audit_entry', () => deleteAuditBefore(own, before(kept.audit_days), rowsAtOnce)),
    step('bulk_change', () => deleteBulkChanges(own, now - bulkChangeLife, manyAtOnce), manyAtOnce),
    step(
      'oauth_client',
      () => endRegistrations(own, now, { most: maxUnusedRegistrations, atOnce: manyAtOnce }),
      manyAtOnce,
    ),
    step('saved_block', () => forgetBlocks(own, now - unusedFileLife, rowsAtOnce)),
    step('event', () => deleteEvents(own, before(kept.event_days))),
    ...unless0(
      kept.visit_days,
      step('visit', () => deleteVisits(own, before(kept.visit_days))),
    ),
    ...unless0(
      kept.mail_days,
      step('mail', () => emptyMails(own, before(kept.mail_days))),
    ),
    ...unless0(
      kept.trash_days,
      step('proposal', () => emptyTrash(own, before(kept.trash_days), proofs), manyAtOnce),
      step('contact', () => deleteTrashedContacts(own, before(kept.trash_days))),
    ),
    step('acceptance', () => emptyProofs(own, proofs), manyAtOnce),
  ]
}

export function yearsBefore(moment: number, years: number) {
  const date = new Date(moment)
  date.setUTCFullYear(date.getUTCFullYear() - years)
  return date.getTime()
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** With their deliveries and tries. */
async function deleteEvents(db: Db, moment: number) {
  const old = await db.selectFrom('event').select('id').where('created_at', '<', moment).limit(rowsAtOnce).execute()
  const ids = idsOf(old)
  if (ids.length === 0) return 0
  await db.transaction().execute(async (db) => {
    const sent = db.selectFrom('delivery').select('id').where('event_id', 'in', ids)
    await db.deleteFrom('delivery_try').where('delivery_id', 'in', sent).execute()
    await db.deleteFrom('delivery').where('event_id', 'in', ids).execute()
    await db.deleteFrom('event').where('id', 'in', ids).execute()
  })
  return ids.length
}

async function deleteVisits(db: Db, moment: number) {
  const old = db.selectFrom('visit').select('id').where('last_at', '<', moment).limit(rowsAtOnce)
  return Number((await db.deleteFrom('visit').where('id', 'in', old).executeTakeFirst()).numDeletedRows)
}

/** That there was a mail, to whom and how it went stays on the proposal. */
async function emptyMails(db: Db, moment: number) {
  const old = db
    .selectFrom('mail')
    .select('id')
    .where('modified_at', '<', moment)
    .where('state', '!=', 'queued')
    .where('body', '!=', '')
    .limit(rowsAtOnce)
  const emptied = await db.updateTable('mail').set({ body: '' }).where('id', 'in', old).executeTakeFirst()
  return Number(emptied.numUpdatedRows)
}

/** Proposals with all that belongs to them; one that was signed stays as long as proofs do. */
const emptyTrash = (db: Db, moment: number, proofsFrom: number) =>
  deleteStillOld(db, { find: (db) => trashedProposals(db, moment, proofsFrom), remove: deleteProposals })

async function trashedProposals(db: Db, moment: number, proofsFrom: number) {
  const signed = db.selectFrom('acceptance').select('proposal_id').where('signed_at', '>=', proofsFrom)
  const old = await db
    .selectFrom('proposal')
    .select('id')
    .where('deleted_at', '<', moment)
    .where('id', 'not in', signed)
    .orderBy('id')
    .limit(manyAtOnce)
    .execute()
  return idsOf(old)
}

/** What points to a contact, and so keeps it in the trashcan. */
const pointers = [
  ['proposal', 'contact_id'],
  ['receiver', 'contact_id'],
  ['former_receiver', 'contact_id'],
  ['visit', 'contact_id'],
  ['comment', 'contact_id'],
  ['acceptance', 'contact_id'],
  ['decline', 'contact_id'],
  ['choice_change', 'contact_id'],
  ['automation_step', 'contact_id'],
  ['contact', 'parent_id'],
  ['contact', 'deleted_with'],
] as const

const deleteTrashedContacts = (db: Db, moment: number) =>
  deleteStillOld(db, { find: (db) => unusedContacts(db, moment), remove: deleteContacts })

async function unusedContacts(db: Db, moment: number) {
  let unused = db.selectFrom('contact').select('id').where('deleted_at', '<', moment)
  for (const [table, column] of pointers) {
    const used = db.selectFrom(table as 'comment').select(column as 'contact_id')
    unused = unused.where('id', 'not in', used.where(column as 'contact_id', 'is not', null))
  }
  return idsOf(await unused.orderBy('id').limit(rowsAtOnce).execute())
}

async function deleteContacts(db: Db, ids: readonly number[]) {
  const some = [...ids]
  await db.deleteFrom('contact_custom_value').where('contact_id', 'in', some).execute()
  await db.deleteFrom('contact_tag').where('contact_id', 'in', some).execute()
  await db.deleteFrom('viewer_preview').where('contact_id', 'in', some).execute()
  await db.deleteFrom('contact').where('id', 'in', some).execute()
}

/** Of people who were erased, once their signature need not be shown any more: the hash stays, and verifies. */
async function emptyProofs(db: Db, moment: number) {
  const old = await db
    .selectFrom('acceptance')
    .innerJoin('contact', 'contact.id', 'acceptance.contact_id')
    .select(['acceptance.id', 'acceptance.document', 'acceptance.proposal_id', 'acceptance.version_id'])
    .select(['acceptance.erased_content', 'contact.fullname'])
    .where('contact.erased_at', 'is not', null)
    .where('acceptance.signed_at', '<', moment)
    .where('acceptance.fields', '!=', emptied.fields)
    .orderBy('acceptance.id')
    .limit(manyAtOnce)
    .execute()
  for (const { id, document, proposal_id, version_id, erased_content, fullname } of old)
    await db.transaction().execute(async (db) => {
      const { format, version, prices, moment, previous } = JSON.parse(document) as Record<string, unknown>
      // What no text stands in: the sums, and when and in which order it was signed.
      const kept = { format, version, prices, moment, previous, words: { sentence: '' } }
      await db
        .updateTable('acceptance')
        .set({ ...emptied, name: fullname, document: JSON.stringify(kept), erased_content: null })
        .where('id', '=', id)
        .execute()
      if (erased_content !== null) await forgetSigned(db, version_id, erased_content)
      const { agree } =
        (await db.selectFrom('proposal').select('agree').where('id', '=', proposal_id).executeTakeFirst()) ?? {}
      if (!agree) return
      const after = { ...(JSON.parse(agree) as object), formfields: [], name: fullname }
      await db
        .updateTable('proposal')
        .set({ agree: JSON.stringify(after) })
        .where('id', '=', proposal_id)
        .execute()
    })
  return old.length
}

/** What was signed reads on without whoever was erased, once nobody's signature on it has to be shown. */
async function forgetSigned(db: Db, versionId: number, content: string) {
  const shown = db.selectFrom('acceptance').select('id').where('version_id', '=', versionId)
  if (await shown.where('fields', '!=', emptied.fields).executeTakeFirst()) return
  await db.updateTable('proposal_version').set({ content }).where('id', '=', versionId).execute()
}

/** A blank in the list of fields tells it from one that had none. */
const emptied = { fields: '[ ]', signature: '{"typed":""}' }
