import type { Db } from './db.ts'
import { withdrawMails } from './mails.ts'
import { prepared } from './prepared.ts'

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

/** Those who stay keep their link; `linkFor` makes one for each who is new. */
export async function setReceivers(
  db: Db,
  proposalId: number,
  contactIds: readonly number[],
  linkFor: (contactId: number) => string,
) {
  const before = await selectReceivers(db, proposalId)
  const gone = before.filter(({ contact_id }) => !contactIds.includes(contact_id)).map(({ id }) => id)
  if (gone.length > 0) {
    // Their links are gone. What was sent to them stays on record.
    await withdrawMails(db, gone, 'No longer a receiver of the proposal')
    await db.updateTable('mail').set({ receiver_id: null }).where('receiver_id', 'in', gone).execute()
    await db.deleteFrom('receiver').where('id', 'in', gone).execute()
  }
  for (const [position, contact_id] of contactIds.entries()) {
    const known = before.find((receiver) => receiver.contact_id === contact_id)
    if (known) await db.updateTable('receiver').set({ position }).where('id', '=', known.id).execute()
    else
      await db
        .insertInto('receiver')
        .values({
          proposal_id: proposalId,
          contact_id,
          position,
          link_token: linkFor(contact_id),
          signature_required: 1,
          signature_allowed: 1,
        })
        .execute()
  }
}

export const clearPasswords = async (db: Db, receiverIds: readonly number[]) => {
  await db
    .updateTable('receiver')
    .set({ password_hash: null })
    .where('id', 'in', [...receiverIds])
    .execute()
}
