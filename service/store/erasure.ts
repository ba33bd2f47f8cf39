import type { Db } from './db.ts'

const receiversOf = (db: Db, contactId: number) =>
  db.selectFrom('receiver').select('id').where('contact_id', '=', contactId)

const remindersOf = (db: Db, contactId: number) =>
  db
    .selectFrom('automation_step')
    .select('mail_id')
    .where('contact_id', '=', contactId)
    .where('mail_id', 'is not', null)
    .$narrowType<{ mail_id: number }>()

/** Addresses that mails to this person went to, and their mails by id, with the proposals they were about. */
export async function selectMailsTo(db: Db, contactId: number, email: string) {
  const columns = ['id', 'proposal_id', 'recipient', 'state'] as const
  const linked = await db
    .selectFrom('mail')
    .select(columns)
    .where((is) =>
      is.or([
        is('receiver_id', 'in', receiversOf(db, contactId)),
        // A reminder that was withdrawn is no receiver's any more, but its step's.
        is('id', 'in', remindersOf(db, contactId)),
      ]),
    )
    .execute()
  const addresses = new Set([email, ...linked.map(({ recipient }) => recipient)].filter((address) => address !== ''))
  // Those of a receiver who was taken off a proposal point to nobody any more; what users are told points to nobody either.
  const others =
    addresses.size === 0
      ? []
      : await db
          .selectFrom('mail')
          .select(columns)
          .where('receiver_id', 'is', null)
          .where('proposal_id', 'is not', null)
          .where('recipient', 'in', [...addresses])
          .where('recipient', 'not in', db.selectFrom('account_user').select('email'))
          .execute()
  const known = new Set(linked.map(({ id }) => id))
  return { addresses: [...addresses], mails: [...linked, ...others.filter(({ id }) => !known.has(id))] }
}

/** Nothing is left of these mails but that there was one; those that wait are not sent. */
export async function emptyMails(db: Db, ids: readonly number[], now: number) {
  if (ids.length === 0) return
  const some = [...ids]
  await db
    .updateTable('mail')
    .set({ state: 'failed', reason: 'The person was erased', next_try_at: null, modified_at: now })
    .where('id', 'in', some)
    .where('state', '=', 'queued')
    .execute()
  await db
    .updateTable('mail')
    .set({ recipient: '', subject: '', body: '', receiver_id: null })
    .where('id', 'in', some)
    .execute()
  await db
    .updateTable('mail')
    .set({ reason: '' })
    .where('id', 'in', some)
    .where('state', 'in', ['sent', 'bounced'])
    .execute()
}

/** The person's own rows: what they read, their sessions, links, tags and fields. Proposals they received, by id. */
export async function deleteOwnRows(db: Db, contactId: number): Promise<number[]> {
  const receivers = await db
    .selectFrom('receiver')
    .select(['id', 'proposal_id'])
    .where('contact_id', '=', contactId)
    .orderBy('proposal_id')
    .execute()
  await db.deleteFrom('visit').where('contact_id', '=', contactId).execute()
  await db.deleteFrom('viewer_preview').where('contact_id', '=', contactId).execute()
  await db.deleteFrom('viewer_session').where('receiver_id', 'in', receiversOf(db, contactId)).execute()
  await db.deleteFrom('contact_custom_value').where('contact_id', '=', contactId).execute()
  await db.deleteFrom('contact_tag').where('contact_id', '=', contactId).execute()
  await db
    .updateTable('mail')
    .set({ receiver_id: null })
    .where('receiver_id', 'in', receiversOf(db, contactId))
    .execute()
  await db.deleteFrom('receiver').where('contact_id', '=', contactId).execute()
  return receivers.map(({ proposal_id }) => proposal_id)
}

/** What they typed where they declined. */
export const emptyDeclines = async (db: Db, contactId: number) => {
  await db.updateTable('decline').set({ comment: '' }).where('contact_id', '=', contactId).execute()
}

const textFields =
  'firstname lastname salutation street zipcode city state country phone mobile fax email internet linkedin facebook twitter instagram coc_number vat_number'.split(
    ' ',
  )

/** The row stays, since proposals point to it; it names nobody. */
export const emptyContact = async (db: Db, id: number, named: { name: string; key: string }, now: number) => {
  await db
    .updateTable('contact')
    .set({
      ...Object.fromEntries(textFields.map((field) => [field, ''])),
      name: named.name,
      fullname: named.name,
      name_key: named.key,
      search_key: named.key,
      account_user_id: null,
      modified_at: now,
      deleted_at: now,
      deleted_with: null,
      erased_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** What this person signed, with its proposal. */
export const selectSignedBy = (db: Db, contactId: number) =>
  db
    .selectFrom('acceptance')
    .innerJoin('proposal', 'proposal.id', 'acceptance.proposal_id')
    .select(['acceptance.proposal_id', 'acceptance.name', 'acceptance.document', 'acceptance.signed_at'])
    .select(['proposal.proposal_nr', 'proposal.name as proposal_name'])
    .where('acceptance.contact_id', '=', contactId)
    .orderBy('acceptance.id')
    .execute()

/** How much there is of this person. */
export async function countTraces(db: Db, contactId: number) {
  const count = async (table: 'receiver' | 'visit' | 'comment') => {
    const rows = db.selectFrom(table as 'visit').where('contact_id', '=', contactId)
    return Number((await rows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count)
  }
  const { reminders } = await db
    .selectFrom('automation_step')
    .select(({ fn }) => fn.countAll().as('reminders'))
    .where('contact_id', '=', contactId)
    .where('state', '=', 'due')
    .executeTakeFirstOrThrow()
  return { visits: await count('visit'), comments: await count('comment'), reminders: Number(reminders) }
}
