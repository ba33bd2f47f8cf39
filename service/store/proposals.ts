import type { Insertable, Updateable } from 'kysely'
import type { Db } from './db.ts'
import { prepared } from './prepared.ts'
import type { Tables } from './schema.ts'

const proposalBy = prepared((db, { id }: { id: number }) => db.selectFrom('proposal').selectAll().where('id', '=', id))

/** Including trashed ones: the domain distinguishes those from unknown ones. */
export const findProposal = async (db: Db, id: number) => (await proposalBy(db, { id }))[0]

export const insertProposal = (db: Db, proposal: Insertable<Tables['proposal']>) =>
  db.insertInto('proposal').values(proposal).returning('id').executeTakeFirstOrThrow()

export const updateProposal = async (db: Db, id: number, changes: Updateable<Tables['proposal']>) => {
  await db.updateTable('proposal').set(changes).where('id', '=', id).execute()
}

/** Of one that was opened before. */
export const beginSilenceAt = async (db: Db, id: number, silent_since: number) => {
  await db
    .updateTable('proposal')
    .set({ silent_since })
    .where('id', '=', id)
    .where('silent_since', 'is not', null)
    .execute()
}

export const insertVersion = (db: Db, version: Insertable<Tables['proposal_version']>) =>
  db.insertInto('proposal_version').values(version).returning('id').executeTakeFirstOrThrow()

const versionBy = prepared((db, { id }: { id: number }) =>
  db.selectFrom('proposal_version').selectAll().where('id', '=', id),
)

export async function findVersion(db: Db, id: number) {
  const [version] = await versionBy(db, { id })
  if (!version) throw new Error(`There is no version ${id}`)
  return version
}

/** The newest first. */
export const selectVersions = (db: Db, proposalId: number) =>
  db
    .selectFrom('proposal_version')
    .selectAll()
    .where('proposal_id', '=', proposalId)
    .orderBy('number', 'desc')
    .execute()

/** What some versions say, the newest first. */
export const selectVersionContents = async (db: Db, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('proposal_version')
        .select('content')
        .where('id', 'in', [...ids])
        .orderBy('number', 'desc')
        .execute()

export const newestVersionNumber = async (db: Db, proposalId: number) =>
  (
    await db
      .selectFrom('proposal_version')
      .select('number')
      .where('proposal_id', '=', proposalId)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).number

/** Only of a version that was sent: what its receivers chose, as JSON. */
export const setVersionChoices = async (
  db: Db,
  id: number,
  choices: Updateable<Pick<Tables['proposal_version'], 'choices' | 'choices_count' | 'choices_at' | 'choices_by'>>,
) => {
  await db.updateTable('proposal_version').set(choices).where('id', '=', id).execute()
}

export const setVersionContent = async (db: Db, id: number, content: string) => {
  await db.updateTable('proposal_version').set({ content }).where('id', '=', id).execute()
}

/** `content` with what its tags say from now on. */
type Sent = { content: string; sent_at: number; override_cents: number | null }

/** Only the first time: a sent version never changes. */
export const freezeVersion = async (db: Db, id: number, sent: Sent) => {
  await db.updateTable('proposal_version').set(sent).where('id', '=', id).where('sent_at', 'is', null).execute()
}

/** Tables whose rows are about a version. */
const aboutVersions = [
  'visit',
  'choice_change',
  'acceptance',
  'decline',
  'automation_step',
  'scheduled_sending',
] as const

/** Whether somebody read it or did something with it, or something is planned for it. */
export async function isVersionUsed(db: Db, id: number) {
  for (const table of aboutVersions) {
    const rows = db
      .selectFrom(table as 'visit')
      .select('id')
      .where('version_id', '=', id)
    if (await rows.limit(1).executeTakeFirst()) return true
  }
  return false
}

/** One that is not used, and not a proposal's own. */
export const deleteVersion = async (db: Db, id: number) => {
  await db.deleteFrom('proposal_version').where('id', '=', id).execute()
}

/** What a line of the log says besides its words, as JSON; empty where there is nothing. */
export const findFactsOfLine = async (db: Db, id: number) =>
  (await db.selectFrom('log_entry').select('facts').where('id', '=', id).executeTakeFirstOrThrow()).facts

/** In any version, by mail or by hand. */
export const wasSent = async (db: Db, id: number) =>
  (await db
    .selectFrom('proposal_version')
    .select('id')
    .where('proposal_id', '=', id)
    .where('sent_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** What search keys are made of. */
const searched = (db: Db) =>
  db
    .selectFrom('proposal')
    .innerJoin('contact', 'contact.id', 'proposal.contact_id')
    .innerJoin('proposal_version as version', 'version.id', 'proposal.version_id')
    .select(['proposal.id', 'proposal.name', 'proposal.proposal_nr', 'version.content'])
    .select(['contact.name as contact_name', 'contact.fullname as contact_fullname'])

export const selectSearched = (db: Db, id: number) => searched(db).where('proposal.id', '=', id).execute()

/** Of the proposals a contact is the main contact of, or receives. */
export const selectSearchedOf = (db: Db, contactId: number) =>
  searched(db)
    .where((is) =>
      is.or([
        is('proposal.contact_id', '=', contactId),
        is('proposal.id', 'in', is.selectFrom('receiver').select('proposal_id').where('contact_id', '=', contactId)),
      ]),
    )
    .execute()
