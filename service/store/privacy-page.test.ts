import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inOrderOfRemoval } from '#service/store/removal.ts'
import { everywhere, engine, testDb } from '#service/testing/database.ts'
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
