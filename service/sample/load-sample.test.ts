import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { Db } from '#service/store/db.ts'
import { engine, ownDb } from '#service/testing/database.ts'
import { loadSample } from './load-sample.ts'
import { sampleSignIn } from './settings.ts'
import { countBy, fingerprint, loaded, now, passwords, priceRowsOfAll, rowsOf } from './testing/loaded-sample.ts'

let db: Db
beforeAll(async () => {
  db = await loaded()
})
afterAll(() => db.destroy())

describe('loading', () => {
  test('tells how to sign in, and every user has that password', async () => {
    const db = await ownDb()
    expect(await loadSample(db, { now, passwords, account: 'proef' })).toEqual({ account: 'proef', ...sampleSignIn })
    const users = await rowsOf(db, 'account_user')
    expect(users.map(({ password_hash }) => password_hash)).toEqual(users.map(() => `hash of ${sampleSignIn.password}`))
    await db.destroy()
  })

  test('makes the same rows for the same moment, to the byte', async () => {
    const again = await loaded()
    expect(await fingerprint(again)).toBe(await fingerprint(db))
    await again.destroy()
  })

  test('puts a second account with links of its own into the same database', async () => {
    const db = await loaded()
    await loadSample(db, { now, passwords, account: 'van-vliet-2' })
    expect(await rowsOf(db, 'proposal')).toHaveLength(320)
    await db.destroy()
  })

  test('leaves nothing behind when the account is there already', async () => {
    const db = await loaded()
    const before = await fingerprint(db)
    await expect(loadSample(db, { now, passwords })).rejects.toThrow()
    expect(await fingerprint(db)).toBe(before)
    await db.destroy()
  })
})

describe('the account', () => {
  test.each([
    ['account_user', 5],
    ['contact', 200],
    ['proposal', 160],
    ['product_directory', 3],
    ['product', 80],
    ['proposal_directory', 3],
    ['tag', 12],
    ['vat_group', 3],
    ['design_template', 3],
    ['text_template', 4],
    ['email_template', 6],
    ['favorite_template', 7],
    ['automation_set', 2],
    ['custom_field', 7],
  ] as const)('has of %s %i', async (table, count) => {
    expect(await rowsOf(db, table)).toHaveLength(count)
  })

  test('has 60 organisations, 105 people in them, and 35 private persons', async () => {
    const contacts = await rowsOf(db, 'contact')
    expect(
      countBy(contacts, ({ type, parent_id }) => (type === 'person' && parent_id === null ? 'private' : type)),
    ).toEqual({
      organisation: 60,
      person: 105,
      private: 35,
    })
    expect(contacts.filter(({ type, email }) => type === 'person' && email === '').length).toBeGreaterThan(3)
  })

  test('has proposals of every status over two years', async () => {
    const all = await rowsOf(db, 'proposal')
    expect(countBy(all, ({ status }) => status)).toEqual({ edit: 14, open: 38, won: 62, lost: 30, closed: 16 })
    const ages = all.map(({ created_at }) => (now - created_at) / 86_400_000)
    expect(Math.max(...ages)).toBeGreaterThan(600)
    expect(Math.min(...ages)).toBeLessThan(3)
  })

  test('points nowhere but at what exists', async () => {
    // PostgreSQL looks at every foreign key by itself.
    if (engine === 'sqlite') expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
    const known = new Map((await rowsOf(db, 'proposal_version')).map(({ id, proposal_id }) => [id, proposal_id]))
    for (const { id, version_id } of await rowsOf(db, 'proposal')) expect(known.get(version_id ?? 0)).toBe(id)
    const products = new Set((await rowsOf(db, 'product')).map(({ id }) => id))
    for (const { sku, product_id } of await priceRowsOfAll(db)) if (sku) expect(products).toContain(product_id)
  })

  test('uses only addresses and sites that nobody can have', async () => {
    for (const { email, internet } of await rowsOf(db, 'contact')) {
      expect(email).toMatch(/^$|^[a-z0-9.-]+@[a-z0-9-]+\.example$/)
      expect(internet).toMatch(/^$|^https:\/\/www\.[a-z0-9-]+\.example$/)
    }
  })
})
