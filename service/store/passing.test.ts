import { expect, test } from 'vitest'
import { sweep } from '#service/domain/sweep.ts'
import { engine } from '#service/testing/database.ts'
import { planOf } from '#service/testing/plan.ts'
import { viewerTest } from '#service/testing/viewer.ts'
import * as limits from '#wire/limits.ts'
import { passing } from './passing.ts'
import type { Table } from './schema.ts'

type Ending = (typeof passing)[number]['table'] | 'allowance' | 'bulk_change' | 'saved_block'
type Row = Record<string, string | number | null>
type EndingRows = Promise<Record<Exclude<Ending, 'allowance'>, Row> & Partial<Record<'allowance', Row>>>

/** Beside SQLite they are in memory (allowances.test.ts). */
const allowances = (now: number): Partial<Record<'allowance', Row>> =>
  engine === 'postgres' ? { allowance: { token_id: 1, full_at: now + 60_000 } } : {}

/** A row of everything that ends by itself, made now. */
async function endingRows({ send, clock: { now }, userId: user_id, id: proposal_id, person }: Viewer): EndingRows {
  const hook = { payload_url: 'https://internal.test/hook', active: true, events: ['all'] }
  const { body } = await send<{ webhook_id: number }>('POST', '/webhooks', hook)
  const made = { created_at: now }
  const until = (life: number) => ({ expires_at: now + life })
  const key = { token_hash: 'x' }
  const typed = { email: 'an@smit.test' }
  const holder = { oauth_client_id: 1, user_id, family: 'f' }
  return {
    ...allowances(now),
    bulk_change: {
      account_user_id: user_id,
      change: '{}',
      statuses: '[]',
      state: 'ended',
      outcome: 'done',
      due_at: 0,
      ...made,
      modified_at: now,
    },
    given_answer: anAnswer(user_id, now),
    invitation: {
      ...typed,
      email_key: typed.email,
      role: 'seller',
      ...key,
      ...made,
      sent_at: now,
      ...until(limits.invitationLife),
    },
    oauth_code: { ...holder, code_hash: 'x', redirect_uri: '', ...until(limits.authorizationCodeLife) },
    oauth_token: { ...holder, kind: 'refresh', ...key, ...made, ...until(limits.refreshTokenLife) },
    passkey_challenge: { browser: 'x', challenge: 'x', ...until(limits.passkeyChallengeLife) },
    saved_block: {
      name: 'An',
      name_key: 'an',
      kind: 'rows',
      content: '{}',
      account_user_id: user_id,
      ...made,
      deleted_at: now,
    },
    session: { user_id, ...key, ...made, ...until(limits.signInSessionLife) },
    sign_in_failure: { name_key: 'an@smit.test', address: '203.0.113.7', at: now },
    sso_attempt: { state_hash: 'x', nonce: 'x', verifier: 'x', browser: 'x', ...until(limits.singleSignOnLife) },
    user_link: { kind: 'email_change', user_id, ...typed, ...key, ...made, ...until(limits.emailChangeLife) },
    viewer_preview: {
      proposal_id,
      contact_id: person.id,
      user_id,
      ...key,
      kind: 'preview',
      version: 'sent',
      ...until(limits.previewLife),
    },
    viewer_session: { receiver_id: 1, ...key, ...until(limits.viewerSessionLife) },
    webhook_secret: { webhook_id: body.webhook_id, secret: 'x', ...made, ...until(limits.oldSecretLife) },
  }
}

type Viewer = Awaited<ReturnType<typeof viewerTest>>

const anAnswer = (user_id: number, created_at: number, key = 'a key') => ({
  user_id,
  key,
  fingerprint: 'x',
  status: 200,
  content_type: '',
  body: 'An Smit',
  created_at,
})

/** An account in which nobody does anything any more, and what is left of each in it after a sweep. */
async function quietAccount() {
  const viewer = await viewerTest()
  const { within, ports, clock } = viewer
  const rows = await endingRows(viewer)
  const entries = Object.entries(rows) as [Ending, Row][]
  for (const [table, row] of entries) {
    await within.deleteFrom(table).execute()
    await within
      .insertInto(table as 'session')
      .values(row as never)
      .execute()
  }
  const isLeft = async (table: Table) => (await within.selectFrom(table).selectAll().execute()).length > 0
  const leftAfter = async (time: number) => {
    await sweep(ports, clock.now + time)
    const left: Ending[] = []
    for (const [table] of entries) if (await isLeft(table)) left.push(table)
    return left
  }
  return { ...viewer, rows, leftAfter }
}

test('what ends by itself goes with the next sweep, though nobody comes to that account any more', async () => {
  const { rows, clock, leftAfter, log } = await quietAccount()
  const ends = {
    ...(rows.allowance && { allowance: 60_000 }),
    bulk_change: limits.bulkChangeLife,
    saved_block: limits.unusedFileLife,
    ...Object.fromEntries(
      passing.map(({ table, column, after }) => [table, Number(rows[table][column]) + after - clock.now]),
    ),
  } as Record<Ending, number>
  const inOrder = [...new Set(Object.values(ends))].toSorted((one, other) => one - other)
  const later = (than: number) => Object.keys(rows).filter((table) => ends[table as Ending] > than)
  for (const end of inOrder) {
    expect(await leftAfter(end)).toEqual(later(end - 1))
    expect(await leftAfter(end + 1)).toEqual(later(end))
  }
  expect(log.filter(({ level }) => level === 'error')).toEqual([])
  // No longer than is told, but for what is swept an hour later.
  for (const { table, told } of passing)
    expect([table, ends[table] <= told.reduce((all, time) => all + time, 3_600_000)]).toEqual([table, true])
})

test('in an account that is to be deleted it goes too, and nothing else', async () => {
  const { within, leftAfter, clock } = await quietAccount()
  await within
    .updateTable('account')
    .set({ deletes_at: clock.now * 2 })
    .execute()
  expect(await leftAfter(365 * 86_400_000)).toEqual(['bulk_change', 'saved_block'])
})

test('the secret that signs stays, however old it is', async () => {
  const { within, leftAfter } = await quietAccount()
  await within.updateTable('webhook_secret').set({ expires_at: null }).execute()
  expect(await leftAfter(365 * 86_400_000)).toEqual(['webhook_secret'])
})

test('it is deleted some rows at a time, and of another account nothing', async () => {
  const { within, addAccount, userId, ports, clock } = await viewerTest()
  const other = await addAccount('other')
  await other.within.insertInto('given_answer').values(anAnswer(other.userId, clock.now)).execute()
  for (let at = 0; at < 12; at += 1) {
    const some = Array.from({ length: 100 }, (_, key) => anAnswer(userId, 0, `${at} ${key}`))
    await within.insertInto('given_answer').values(some).execute()
  }
  await sweep(ports, clock.now)
  expect(await within.selectFrom('given_answer').select('id').execute()).toEqual([])
  expect(await other.within.selectFrom('given_answer').select('id').execute()).toHaveLength(1)
})

test.runIf(engine === 'sqlite')('an index finds it, but where an account has few', async () => {
  const { queries, db, ports, clock } = await quietAccount()
  queries.length = 0
  await sweep(ports, clock.now)
  for (const { table, column } of passing.filter(({ table }) => !['invitation', 'webhook_secret'].includes(table))) {
    const statement = queries.find((query) => query.startsWith(`delete from "${table}"`)) ?? ''
    expect([table, ...(await planOf(db, statement))].join('\n')).toContain(`(account_id=? AND ${column}<?)`)
  }
})
