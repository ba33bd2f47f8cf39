import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deletionPeriod } from '#service/domain/account-deletion.ts'
import { passing } from '#service/store/passing.ts'
import { inOrderOfRemoval } from '#service/store/removal.ts'
import { everywhere, engine, testDb } from '#service/testing/database.ts'
import { bulkChangeLife, failedSignInWindow, unusedFileLife, unusedRegistrationLife } from '#wire/limits.ts'
import { retention } from '#wire/settings-account.ts'

const page = readFileSync('docs/privacy.md', 'utf8')
const lines = page.split('\n').filter((line) => line.startsWith('| `'))
const told = lines.map((line) => /^\| `(\w+)`/.exec(line)?.[1] ?? '')

/** SQLite's index of words beside each kind of record, and what migrations keep. */
const isOfEngine = (name: string) => /_search(_|$)|^terms_of_|^kysely_|^sqlite_/.test(name)

test('docs/privacy.md tells of every table what it holds and how long, and of none that is not there', async () => {
  const tables = (await everywhere(await testDb()).introspection.getTables()).map(({ name }) => name)
  const own = tables.filter((name) => !isOfEngine(name))
  expect(own.filter((name) => !told.includes(name))).toEqual([])
  const elsewhere = engine === 'sqlite' ? ['search_row', 'allowance'] : []
  expect(told.filter((name) => !own.includes(name) && !elsewhere.includes(name))).toEqual([])
  expect(told).toEqual(told.toSorted())
})

test('every line says what it holds, which kind of data and until when, with settings that are there', () => {
  for (const line of lines) {
    const [holds, data, kept] = line
      .split('|')
      .slice(2, 5)
      .map((cell) => cell.trim())
    expect([line, holds !== '', kept !== '']).toEqual([line, true, true])
    expect(data?.split(', ').every((kind) => ['who', 'act', 'text', 'secret', 'none'].includes(kind))).toBe(true)
    for (const [, setting] of kept?.matchAll(/`(\w+)`/g) ?? []) expect(Object.keys(retention)).toContain(setting)
  }
})

test('a deleted account leaves no table out', async () => {
  const tables = await everywhere(await testDb()).introspection.getTables()
  const ofAccounts = tables
    .filter(({ columns }) => ['id', 'account_id'].every((name) => columns.some((column) => column.name === name)))
    .map(({ name }) => name)
  const removed: readonly string[] = inOrderOfRemoval
  expect(ofAccounts.filter((name) => !removed.includes(name) && name !== 'search_row')).toEqual([])
})

/** For how long what is kept whose time no account sets, in milliseconds, as the code has it. */
const times: Partial<Record<string, readonly number[]>> = {
  ...Object.fromEntries(passing.map(({ table, told }) => [table, told])),
  allowance: [60_000],
  bulk_change: [bulkChangeLife],
  file: [unusedFileLife],
  file_content: [unusedFileLife],
  oauth_client: [unusedRegistrationLife],
  saved_block: [unusedFileLife],
}

const units = [
  { unit: 'day', one: 'a day', length: 86_400_000 },
  { unit: 'hour', one: 'an hour', length: 3_600_000 },
  { unit: 'minute', one: 'a minute', length: 60_000 },
]

function inWords(time: number) {
  const { unit, one, length } = units.find(({ length }) => time % length === 0) ?? { unit: 'ms', one: '', length: 1 }
  return time === length ? one : `${time / length} ${unit}s`
}

const timesIn = (text: string) => text.match(/\b(?:an?|\d+) (?:minute|hour|day|week|month|year)s?\b/g) ?? []

test('the times that docs/privacy.md tells are those that the service holds to', () => {
  for (const [at, line] of lines.entries())
    expect([line, timesIn(line.split('|')[4] ?? '')]).toEqual([line, (times[told[at] ?? ''] ?? []).map(inWords)])
  expect(page).toContain(`for the ${inWords(failedSignInWindow)} of\n  throttling`)
  expect(page).toContain(`for ${inWords(deletionPeriod)} it can be taken back`)
})
