import type { Insertable } from 'kysely'
import { acrossAccounts, type Db } from './db.ts'
import { keepLostAfter } from './lost-mails.ts'
import type { Tables } from './schema.ts'

/** The receiver a link is for, and the account that sent it: this comes before the fence, which needs to know which. */
export const findLink = (db: Db, token: string) =>
  acrossAccounts(db)
    .selectFrom('receiver')
    .innerJoin('account', 'account.id', 'receiver.account_id')
    .innerJoin('proposal', 'proposal.id', 'receiver.proposal_id')
    .innerJoin('account_user as owner', 'owner.id', 'proposal.account_user_id')
    .select(['receiver.id as receiver_id', 'account.id as account_id', 'account.name as account_name'])
    .select(['account.currency', 'account.locale', 'owner.id as owner_id', 'owner.firstname', 'owner.lastname'])
    .select('owner.email')
    .where('receiver.link_token', '=', token)
    .where('account.deletes_at', 'is', null)
    .executeTakeFirst()

/** The seller's own address of the page, while it lasts; before the fence too. */
export const findPreview = (db: Db, tokenHash: string, now: number) =>
  acrossAccounts(db)
    .selectFrom('viewer_preview as preview')
    .innerJoin('account', 'account.id', 'preview.account_id')
    .innerJoin('proposal', 'proposal.id', 'preview.proposal_id')
    .innerJoin('account_user as owner', 'owner.id', 'proposal.account_user_id')
    .select([
      'preview.id',
      'preview.proposal_id',
      'preview.contact_id',
      'preview.kind',
      'preview.version',
      'preview.acts',
    ])
    .select(['account.id as account_id', 'account.name as account_name'])
    .select(['account.currency', 'account.locale', 'owner.id as owner_id', 'owner.firstname', 'owner.lastname'])
    .select('owner.email')
    .where('preview.token_hash', '=', tokenHash)
    .where('preview.expires_at', '>', now)
    .executeTakeFirst()

/** Over all accounts: whoever has the hash, of a signature or of a document made of one, may ask. */
export async function findAcceptance(db: Db, hash: string) {
  const accepted = acrossAccounts(db)
    .selectFrom('acceptance')
    .innerJoin('account', 'account.id', 'acceptance.account_id')
    .select(['acceptance.signed_at', 'account.title'])
  const signed = await accepted.where('acceptance.hash', '=', hash).executeTakeFirst()
  if (signed) return signed
  return accepted
    .innerJoin('issued_document as document', (join) =>
      join
        .onRef('document.acceptance_id', '=', 'acceptance.id')
        .onRef('document.account_id', '=', 'acceptance.account_id'),
    )
    .where('document.hash', '=', hash)
    .executeTakeFirst()
}

/** Keeps the hash of a document that was made of this signature, once. */
export async function keepIssuedDocument(db: Db, document: Insertable<Tables['issued_document']>) {
  const known = await db
    .selectFrom('issued_document')
    .select('id')
    .where('hash', '=', document.hash)
    .where('acceptance_id', '=', document.acceptance_id)
    .executeTakeFirst()
  if (!known) await db.insertInto('issued_document').values(document).execute()
}

export const findAcceptanceById = (db: Db, id: number) =>
  db
    .selectFrom('acceptance')
    .select(['proposal_id', 'version_id', 'contact_id'])
    .where('id', '=', id)
    .executeTakeFirst()

/** In the order they were given. */
export const selectAcceptances = (db: Db, versionId: number) =>
  db.selectFrom('acceptance').selectAll().where('version_id', '=', versionId).orderBy('position').execute()

/** On all versions of a proposal, in the order they were given, with the name of each receiver. */
export const selectProposalAcceptances = (db: Db, proposalId: number) =>
  db
    .selectFrom('acceptance')
    .innerJoin('contact', 'contact.id', 'acceptance.contact_id')
    .selectAll('acceptance')
    .select('contact.fullname')
    .where('acceptance.proposal_id', '=', proposalId)
    .orderBy('acceptance.id')
    .execute()

export const selectProposalDeclines = (db: Db, proposalId: number) =>
  db
    .selectFrom('decline')
    .innerJoin('contact', 'contact.id', 'decline.contact_id')
    .selectAll('decline')
    .select('contact.fullname')
    .where('decline.proposal_id', '=', proposalId)
    .orderBy('decline.id')
    .execute()

/** On the version that was sent last. */
export const findNewestDecline = (db: Db, proposalId: number) =>
  db
    .selectFrom('decline')
    .select('decline.reason')
    .where('decline.proposal_id', '=', proposalId)
    .where('decline.version_id', '=', (is) =>
      is
        .selectFrom('proposal_version')
        .select('proposal_version.id')
        .where('proposal_version.proposal_id', '=', proposalId)
        .where('proposal_version.sent_at', 'is not', null)
        .orderBy('proposal_version.number', 'desc')
        .limit(1),
    )
    .orderBy('decline.id', 'desc')
    .limit(1)
    .executeTakeFirst()

export const insertAcceptance = async (db: Db, acceptance: Insertable<Tables['acceptance']>) => {
  await db.insertInto('acceptance').values(acceptance).execute()
  await keepLostAfter(db, acceptance.proposal_id)
}

export const selectDeclines = (db: Db, versionId: number) =>
  db.selectFrom('decline').selectAll().where('version_id', '=', versionId).orderBy('id').execute()

export const insertDecline = async (db: Db, decline: Insertable<Tables['decline']>) => {
  await db.insertInto('decline').values(decline).execute()
  await keepLostAfter(db, decline.proposal_id)
}

/** What a receiver wrote since a moment. */
export const countComments = async (db: Db, proposalId: number, contactId: number, since: number) =>
  Number(
    (
      await db
        .selectFrom('comment')
        .select(({ fn }) => fn.countAll().as('count'))
        .where('proposal_id', '=', proposalId)
        .where('contact_id', '=', contactId)
        .where('created_at', '>', since)
        .executeTakeFirstOrThrow()
    ).count,
  )

/** Deletes expired ones too. */
export const insertViewerSession = async (db: Db, session: Insertable<Tables['viewer_session']>, now: number) => {
  await db.deleteFrom('viewer_session').where('expires_at', '<=', now).execute()
  await db.insertInto('viewer_session').values(session).execute()
}

export const findViewerSession = (db: Db, receiverId: number, tokenHash: string, now: number) =>
  db
    .selectFrom('viewer_session')
    .select('id')
    .where('receiver_id', '=', receiverId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export const deleteViewerSessions = async (db: Db, receiverIds: readonly number[]) => {
  if (receiverIds.length > 0)
    await db
      .deleteFrom('viewer_session')
      .where('receiver_id', 'in', [...receiverIds])
      .execute()
}

export const setPassword = async (db: Db, receiverId: number, password_hash: string) => {
  await db.updateTable('receiver').set({ password_hash }).where('id', '=', receiverId).execute()
}

/** Deletes expired ones too. */
export const insertPreview = async (db: Db, preview: Insertable<Tables['viewer_preview']>, now: number) => {
  await db.deleteFrom('viewer_preview').where('expires_at', '<=', now).execute()
  await db.insertInto('viewer_preview').values(preview).execute()
}

export const findPreviewActs = async (db: Db, id: number) =>
  (await db.selectFrom('viewer_preview').select('acts').where('id', '=', id).executeTakeFirst())?.acts ?? ''

export const setPreviewActs = async (db: Db, id: number, acts: string) => {
  await db.updateTable('viewer_preview').set({ acts }).where('id', '=', id).execute()
}
