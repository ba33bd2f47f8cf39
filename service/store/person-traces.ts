import type { Kysely } from 'kysely'
import type { Db } from './db.ts'
import type { Stored, Table } from './schema.ts'

type Person = Pick<Stored<'contact'>, 'id' | 'parent_id'>

/** Tables that tell which proposals a person had to do with. */
const acts = [
  'receiver',
  'former_receiver',
  'visit',
  'comment',
  'acceptance',
  'decline',
  'choice_change',
  'automation_step',
] as const

type Mails = readonly Pick<Stored<'mail'>, 'proposal_id'>[]

/**
 * `own`: proposals that are theirs, went to them, or they acted on; `around`: the others of their organisation. Who was
 * taken off one is known since there is `former_receiver`; of before, the mails to them may be all that is left.
 */
export async function selectProposalsAround(db: Db, { id, parent_id }: Person, mails: Mails) {
  const own = new Set(mails.flatMap(({ proposal_id }) => proposal_id ?? []))
  for (const table of acts) {
    const rows = await db
      .selectFrom(table as 'receiver')
      .select('proposal_id')
      .distinct()
      .where('contact_id', '=', id)
      .execute()
    for (const { proposal_id } of rows) own.add(proposal_id)
  }
  const ofContacts = await db
    .selectFrom('proposal')
    .select(['id', 'contact_id'])
    .where('contact_id', 'in', [id, parent_id ?? id])
    .execute()
  for (const proposal of ofContacts) if (proposal.contact_id === id) own.add(proposal.id)
  const around = ofContacts.map((proposal) => proposal.id).filter((proposal) => !own.has(proposal))
  return { own: [...own].toSorted((one, other) => one - other), around }
}

/** Everybody who received one of these proposals or acted on it: whose name a line of its log may hold. */
export async function selectPeopleOn(db: Db, proposalId: number) {
  const found = new Set<number>()
  for (const table of acts) {
    const rows = await db
      .selectFrom(table as 'visit')
      .select('contact_id')
      .distinct()
      .where('proposal_id', '=', proposalId)
      .where('contact_id', 'is not', null)
      .execute()
    for (const { contact_id } of rows) found.add(contact_id)
  }
  return [...found]
}

/** Where texts stand; `json` columns hold them inside JSON. */
type Place = { table: Table; texts: readonly string[]; json: readonly string[]; key: string }

const of = (table: Table, texts: readonly string[], json: readonly string[] = [], key = 'proposal_id'): Place => ({
  table,
  texts,
  json,
  key,
})

/**
 * Every text of a proposal that people type or the service writes about people. Not acceptances, nor the contents of
 * versions that were accepted: they stay as they were signed.
 */
const textsOfProposals: readonly Place[] = [
  of('proposal', ['name', 'remarks'], [], 'id'),
  of('proposal_custom_value', ['value']),
  of('comment', ['comment', 'about']),
  of('log_entry', ['person', 'action'], ['facts']),
  of('owner_notice', [], ['facts']),
  of('mail', ['subject', 'body', 'reason']),
  of('decline', ['comment']),
  of('automation_step', ['note']),
  of('scheduled_sending', ['reason'], ['request']),
  of('choice_change', [], ['before', 'lines']),
  of('attachment_download', ['name']),
  of('viewer_preview', [], ['acts']),
]

type Change = { text: (text: string) => string; json: (json: string) => string }
type Cell = string | number | null
type Loose = Kysely<Record<string, Record<string, Cell>>>

/** The fence goes along: it is a plugin of the handle. */
const loosely = (db: Db) => db as unknown as Loose

const proposalsAtOnce = 50

/** Writes the texts of these proposals anew where `change` makes others of them. */
export async function changeTextsOfProposals(db: Db, proposals: readonly number[], change: Change) {
  for (let from = 0; from < proposals.length; from += proposalsAtOnce) {
    const some = proposals.slice(from, from + proposalsAtOnce)
    for (const place of textsOfProposals) await changeTexts(db, place, some, change)
    const signed = db.selectFrom('acceptance').select('version_id').where('proposal_id', 'in', some)
    const versions = await db
      .selectFrom('proposal_version')
      .select('id')
      .where('proposal_id', 'in', some)
      .where('id', 'not in', signed)
      .execute()
    const ids = versions.map(({ id }) => id)
    if (ids.length > 0) await changeTexts(db, of('proposal_version', [], ['content'], 'id'), ids, change)
  }
}

async function changeTexts(db: Db, { table, texts, json, key }: Place, keys: readonly number[], change: Change) {
  const rows = await loosely(db)
    .selectFrom(table)
    .select(['id', ...texts, ...json])
    .where(key, 'in', [...keys])
    .execute()
  for (const { id, ...row } of rows) {
    const changed = Object.entries(row).flatMap(([column, value]) => {
      if (typeof value !== 'string' || value === '') return []
      const after = json.includes(column) ? change.json(value) : change.text(value)
      return after === value ? [] : [[column, after] as const]
    })
    if (changed.length > 0)
      await loosely(db)
        .updateTable(table)
        .set(Object.fromEntries(changed))
        .where('id', '=', id ?? 0)
        .execute()
  }
}

/**
 * Foresees what signed versions of these proposals read once their signatures need not be shown any more: by then nobody
 * knows the words to look for.
 */
export async function foreseeSigned(db: Db, proposals: readonly number[], json: Change['json']) {
  if (proposals.length === 0) return
  const signed = await db
    .selectFrom('acceptance')
    .innerJoin('proposal_version as version', 'version.id', 'acceptance.version_id')
    .select(['acceptance.id', 'acceptance.erased_content', 'version.content'])
    .where('acceptance.proposal_id', 'in', [...proposals])
    .execute()
  for (const { id, erased_content, content } of signed) {
    const before = erased_content ?? content
    const after = json(before)
    if (after !== before)
      await db.updateTable('acceptance').set({ erased_content: after }).where('id', '=', id).execute()
  }
}

type Told = { kind: Stored<'event'>['record_kind']; ids: readonly number[] }
type Payloads = Pick<Stored<'event'>, 'payload_v1' | 'payload_v2' | 'told'>

const recordsAtOnce = 500

/** Writes anew what webhooks and screens were told of records, and forgets what receivers answered. */
export async function changeEvents(db: Db, { kind, ids }: Told, change: (told: Payloads) => Payloads) {
  for (let from = 0; from < ids.length; from += recordsAtOnce) {
    const events = await db
      .selectFrom('event')
      .select(['id', 'payload_v1', 'payload_v2', 'told'])
      .where('record_kind', '=', kind)
      .where('record_id', 'in', ids.slice(from, from + recordsAtOnce))
      .execute()
    for (const { id, ...before } of events) {
      const after = change(before)
      if (Object.entries(before).every(([column, value]) => after[column as keyof Payloads] === value)) continue
      await db.updateTable('event').set(after).where('id', '=', id).execute()
      const sent = db.selectFrom('delivery').select('id').where('event_id', '=', id)
      await db.updateTable('delivery_try').set({ response_body: '' }).where('delivery_id', 'in', sent).execute()
    }
  }
}

/** What repeated requests would be answered once more. */
export async function changeAnswers(db: Db, change: (body: string) => string) {
  const answers = await db.selectFrom('given_answer').select(['id', 'body']).where('body', '!=', '').execute()
  for (const { id, body } of answers) {
    const after = change(body)
    if (after !== body) await db.updateTable('given_answer').set({ body: after }).where('id', '=', id).execute()
  }
}

/** Client lines of a log that name nobody of these people are told under another name. */
export async function renameClients(db: Db, proposalId: number, known: readonly string[], name: string) {
  await db
    .updateTable('log_entry')
    .set({ person: name })
    .where('proposal_id', '=', proposalId)
    .where('type', '=', 'client')
    .$if(known.length > 0, (lines) => lines.where('person', 'not in', [...known]))
    .execute()
}
