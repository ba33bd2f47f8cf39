import type { Insertable } from 'kysely'
import type { Db } from './db.ts'
import { keepLostAfter } from './lost-mails.ts'
import { withdrawMails } from './mails.ts'
import { prepared } from './prepared.ts'
import type { Tables } from './schema.ts'
import { deleteViewerSessions } from './viewer.ts'

const receiversOf = prepared((db, { id }: { id: number }) =>
  db
    .selectFrom('receiver')
    .innerJoin('contact', 'contact.id', 'receiver.contact_id')
    .select([
      'receiver.id',
      'receiver.contact_id',
      'receiver.link_token',
      'receiver.password_hash',
      'receiver.signature_required',
      'receiver.signature_allowed',
      'contact.fullname',
      'contact.firstname',
      'contact.salutation',
      'contact.email',
      'contact.deleted_at',
    ])
    .where('receiver.proposal_id', '=', id)
    .orderBy('receiver.position')
    .orderBy('receiver.id'),
)

/** By the token in its link. */
export const findReceiver = (db: Db, link_token: string) =>
  db.selectFrom('receiver').select(['id', 'proposal_id']).where('link_token', '=', link_token).executeTakeFirst()

/** In their order; the person's fields as they are now. */
export const selectReceivers = (db: Db, id: number) => receiversOf(db, { id })

export const selectReceiverNames = async (db: Db, proposalIds: readonly number[]) =>
  proposalIds.length === 0
    ? []
    : db
        .selectFrom('receiver')
        .innerJoin('contact', 'contact.id', 'receiver.contact_id')
        .select(['receiver.proposal_id', 'contact.fullname'])
        .where('receiver.proposal_id', 'in', [...proposalIds])
        .orderBy('receiver.position')
        .execute()

/** All that is known of the people who receive a proposal. */
export const selectContactsOf = (db: Db, proposalId: number) =>
  db
    .selectFrom('receiver')
    .innerJoin('contact', 'contact.id', 'receiver.contact_id')
    .selectAll('contact')
    .where('receiver.proposal_id', '=', proposalId)
    .orderBy('receiver.position')
    .execute()

type NewReceiver = Pick<Insertable<Tables['receiver']>, 'link_token' | 'signature_required' | 'signature_allowed'>

/** Link and signature of a new one. */
type MakeReceiver = (contactId: number, position: number) => NewReceiver

/** Of a proposal that was just made. */
export const insertReceivers = (db: Db, proposalId: number, contactIds: readonly number[], make: MakeReceiver) =>
  insertAt(db, proposalId, [...contactIds.entries()], make)

async function insertAt(db: Db, proposal_id: number, contacts: readonly [number, number][], make: MakeReceiver) {
  if (contacts.length === 0) return
  const values = contacts.map(([position, contact_id]) => ({
    proposal_id,
    contact_id,
    position,
    ...make(contact_id, position),
  }))
  await db.insertInto('receiver').values(values).execute()
}

/** Receivers who stay keep link and signature; `make` creates both for new ones. */
export async function setReceivers(db: Db, proposalId: number, contactIds: readonly number[], make: MakeReceiver) {
  const before = await selectReceivers(db, proposalId)
  const taken = before.filter(({ contact_id }) => !contactIds.includes(contact_id))
  if (taken.length > 0) {
    const gone = taken.map(({ id }) => id)
    // Their links are gone. What was sent to them stays on record, and so does that it was.
    await keepFormer(
      db,
      proposalId,
      taken.map(({ contact_id }) => contact_id),
    )
    await withdrawMails(db, gone, 'No longer a receiver of the proposal')
    await db.updateTable('mail').set({ receiver_id: null }).where('receiver_id', 'in', gone).execute()
    await deleteViewerSessions(db, gone)
    await db.deleteFrom('receiver').where('id', 'in', gone).execute()
    await keepLostAfter(db, proposalId)
  }
  const fresh: [number, number][] = []
  for (const [position, contact_id] of contactIds.entries()) {
    const known = before.find((receiver) => receiver.contact_id === contact_id)
    if (known) await db.updateTable('receiver').set({ position }).where('id', '=', known.id).execute()
    else fresh.push([position, contact_id])
  }
  await insertAt(db, proposalId, fresh, make)
}

const keepFormer = async (db: Db, proposal_id: number, contactIds: readonly number[]) => {
  await db
    .insertInto('former_receiver')
    .values(contactIds.map((contact_id) => ({ proposal_id, contact_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Signature = Pick<NewReceiver, 'signature_required' | 'signature_allowed'>

export const setSignature = async (db: Db, receiverId: number, signature: Signature) => {
  await db.updateTable('receiver').set(signature).where('id', '=', receiverId).execute()
}

/** Ends the sessions opened with the old one. */
export const clearPasswords = async (db: Db, receiverIds: readonly number[]) => {
  await deleteViewerSessions(db, receiverIds)
  await db
    .updateTable('receiver')
    .set({ password_hash: null })
    .where('id', 'in', [...receiverIds])
    .execute()
}

/** They were sent their link, by mail or by hand. */
export const markInvited = async (db: Db, receiverIds: readonly number[], invited_at: number) => {
  await db
    .updateTable('receiver')
    .set({ invited_at })
    .where('id', 'in', [...receiverIds])
    .execute()
}
