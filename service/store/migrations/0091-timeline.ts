import { sql, type Kysely } from 'kysely'
import { accountTable, built, indexOn, moments, pointer, texts } from './table.ts'

/** What the record's timeline reads: acts with their facts, visits by day, and every change of the customer's choices. */
export async function up(db: Kysely<unknown>) {
  const { schema } = db
  for (const name of ['kind', 'facts'])
    await schema
      .alterTable('log_entry')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute()
  await schema
    .alterTable('visit')
    .addColumn('day', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await accountTable(
    schema,
    'choice_change',
    built(
      pointer('proposal_id', 'proposal'),
      pointer('version_id', 'proposal_version'),
      pointer('contact_id', 'contact'),
      texts('before', 'lines'),
      moments('difference_cents', 'at'),
    ),
  )
  await fillKinds(db)
  await fillDays(db)
  const on = indexOn(schema)
  await on('choice_changes_of_proposal', 'choice_change', 'proposal_id', 'at')
  await on('visits_of_proposal', 'visit', 'proposal_id', 'human', 'started_at')
  await on('visits_by_day', 'visit', 'proposal_id', 'human', 'day')
}

type Told = { kind: string; facts?: object }

const people = (names: string) => names.split(/, | and /)

/** Acts were written in words alone: what their sentences say. */
const sentences: readonly [RegExp, (...groups: string[]) => Told][] = [
  [/^created the proposal$/, () => ({ kind: 'created' })],
  [/^copied the proposal from (.+)$/, (from) => ({ kind: 'copied', facts: { from } })],
  [/^changed the status from (\w+) to (\w+)$/, (from, to) => ({ kind: 'status', facts: { from, to } })],
  [/^sent the proposal to (.+)$/, (names = '') => ({ kind: 'sent', facts: { names: people(names) } })],
  [
    /^sent the proposal again to (.+)$/,
    (names = '') => ({ kind: 'sent', facts: { names: people(names), again: true } }),
  ],
  [/^made the links for (.+)$/, (names = '') => ({ kind: 'sent', facts: { names: people(names), by_hand: true } })],
  [/^reset the password of (.+)$/, (names = '') => ({ kind: 'password_reset', facts: { names: people(names) } })],
  [/^restored version (\d+)$/, (number) => ({ kind: 'version_restored', facts: { number: Number(number) } })],
  [/^restored the proposal from the trashcan$/, () => ({ kind: 'restored' })],
  [/^moved the proposal to the trashcan$/, () => ({ kind: 'trashed' })],
  [/^changed what accepting asks for$/, () => ({ kind: 'agreement' })],
  [/^changed the choices$/, () => ({ kind: 'choices' })],
  [/^changed (?:the )?(.+)$/, (parts = '') => ({ kind: 'changed', facts: { parts: people(parts) } })],
  [/^won the proposal with the last signature$/, () => ({ kind: 'won' })],
  [/^accepted the proposal$/, () => ({ kind: 'won' })],
  [/^declined the proposal$/, () => ({ kind: 'declined' })],
  [/^chose a password$/, () => ({ kind: 'password_chosen' })],
  // A row of another table says the same, and more.
  [
    /^(?:opened the proposal|asked a question|wrote a comment(?: for the team)?|(?:accepted|declined) version \d+|could not mail .+)$/s,
    () => ({ kind: 'elsewhere' }),
  ],
]

async function fillKinds(db: Kysely<unknown>) {
  const { rows } = await sql<{ action: string }>`select distinct action from log_entry`.execute(db)
  for (const { action } of rows) {
    for (const [pattern, told] of sentences) {
      const found = pattern.exec(action)
      if (!found) continue
      const { kind, facts } = told(...found.slice(1))
      const kept = facts === undefined ? '' : JSON.stringify(facts)
      await sql`update log_entry set kind = ${kind}, facts = ${kept} where action = ${action}`.execute(db)
      break
    }
  }
}

/** The day of the account on which each began. */
async function fillDays(db: Kysely<unknown>) {
  const { rows } = await sql<{ id: number; started_at: number; time_zone: string }>`
    select visit.id, visit.started_at, account.time_zone from visit join account on account.id = visit.account_id
  `.execute(db)
  for (const { id, started_at, time_zone: timeZone } of rows) {
    const date = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    await sql`update visit set day = ${date.format(started_at)} where id = ${id}`.execute(db)
  }
}
