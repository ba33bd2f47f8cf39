import { expect, test } from 'vitest'
import { pbkdf2Passwords } from './passwords.ts'
import { shiftDates, shiftedText } from './shift-dates.ts'
import { sqliteDialect } from '#hosts/node/sqlite.ts'
import { timestamp } from '#service/domain/timestamp.ts'
import { sha256 } from '#service/domain/token-hash.ts'
import { loadSample } from '#service/sample/load-sample.ts'
import { acrossAccounts, openDb, type Db } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'

const day = 24 * 60 * 60 * 1000
const madeFor = Date.parse('2026-03-04T08:30:00Z')

async function sampleAt(now: number) {
  const db = openDb(sqliteDialect(''))
  await migrate(db)
  await loadSample(db, { now, passwords: { ...pbkdf2Passwords(1), hash: async () => 'x' } })
  return db
}

const datesIn = (text: string | null) => text?.match(/\b\d{1,2} [a-zA-Z]+ 20\d\d\b|\b20\d\d-\d\d-\d\d[T ][\d:]+/g)

/** Every moment and every written date. What else there is may differ: texts are drawn by number, which has a year. */
const contents = async (db: Db) => {
  const all = acrossAccounts(db)
  const proposals = await all
    .selectFrom('proposal')
    .select(['created_at', 'modified_at', 'viewed_at', 'won_at', 'silent_since', 'lost_at', 'valid_until', 'agree'])
    .orderBy('id')
    .execute()
  const versions = await all.selectFrom('proposal_version').select(['content', 'sent_at']).orderBy('id').execute()
  return {
    proposals: proposals.map(({ agree, ...moments }) => ({ ...moments, dates: datesIn(agree) })),
    versions: versions.map(({ content, sent_at }) => ({ sent_at, dates: datesIn(content) })),
    mails: await all.selectFrom('mail').select(['created_at', 'modified_at']).orderBy('id').execute(),
    visits: await all.selectFrom('visit').select(['day', 'started_at', 'last_at']).orderBy('id').execute(),
    questions: await all.selectFrom('comment').select(['waiting_since', 'created_at']).orderBy('id').execute(),
    hours: await all.selectFrom('account').select(['send_from', 'send_until']).execute(),
    log: await all.selectFrom('log_entry').select('at').orderBy('id').execute(),
  }
}

test('a sample moved on by weeks has the dates of the one that would have been made weeks later', async () => {
  const moved = await contents(await sampleAt(madeFor).then(async (db) => shiftDates(db, 21).then(() => db)))
  expect(moved.versions.filter(({ dates }) => dates).length).toBeGreaterThan(100)
  expect(moved).toEqual(await contents(await sampleAt(madeFor + 21 * day)))
})

test('a signature of the moved sample is that of its moved document', async () => {
  const db = await sampleAt(madeFor)
  await shiftDates(db, 3)
  const signatures = await acrossAccounts(db)
    .selectFrom('acceptance')
    .select(['hash', 'document', 'signed_at'])
    .execute()
  const won = await acrossAccounts(db).selectFrom('proposal').select('id').where('status', '=', 'won').execute()
  expect(signatures).toHaveLength(won.length)
  for (const { hash, document, signed_at } of signatures) {
    expect(hash).toBe(await sha256(document))
    expect(JSON.parse(document)).toMatchObject({ moment: timestamp(signed_at) })
  }
})

test.each([
  { text: 'Utrecht, 28 februari 2026', days: 1, becomes: 'Utrecht, 1 maart 2026' },
  { text: 'visited on 31 December 2025, thank you', days: 7, becomes: 'visited on 7 January 2026, thank you' },
  { text: '{"date":"2026-02-28 10:11:12"}', days: 2, becomes: '{"date":"2026-03-02 10:11:12"}' },
  { text: 'offerte 2026-0412, 12 stuks', days: 400, becomes: 'offerte 2026-0412, 12 stuks' },
])('$days days later "$text" reads "$becomes"', ({ text, days, becomes }) => {
  expect(shiftedText(text, days)).toBe(becomes)
})
