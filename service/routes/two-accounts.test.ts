import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { apiKeyOf, keySender } from '#service/testing/api-keys.ts'
import { aProposal } from '#service/testing/builders.ts'
import { engine } from '#service/testing/database.ts'
import { fittingBody } from '#service/testing/fitting-bodies.ts'
import { sender, testService, type TestService } from '#service/testing/test-service.ts'
import type { Db } from '#service/store/db.ts'
import type { Operation } from '#wire/operation.ts'
import { operations } from '#wire/operations.ts'

const far = 5_000

/** Every table counts on from `far`, so that no id of the second account is also one of the first. */
async function countFrom(db: Db, tables: readonly string[]) {
  if (engine === 'postgres')
    for (const table of tables)
      await sql`alter table ${sql.table(table)} alter column id restart with ${sql.lit(far)}`.execute(db)
  else
    for (const table of tables) {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(db)
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${far})`.execute(db)
    }
}

/** Tables inside accounts whose rows are numbered; what is kept for searching takes the ids of its records. */
const tablesOf = async (db: Db) =>
  (await db.introspection.getTables())
    .filter(
      ({ columns }) =>
        columns.some(({ name, isAutoIncrementing }) => name === 'id' && isAutoIncrementing) &&
        columns.some(({ name }) => name === 'account_id'),
    )
    .map(({ name }) => name)

/** The rows of one account, by table. */
async function rowsOf(db: Db, tables: readonly string[], accountId: number) {
  const rows = new Map<string, { id: number }[]>()
  for (const table of tables) {
    const result = await sql<{ id: number }>`
      select * from ${sql.table(table)} where account_id = ${accountId} order by id`.execute(db)
    rows.set(table, result.rows)
  }
  return rows
}

/** Something of everything. */
async function fill(service: Pick<TestService, 'send' | 'template_id' | 'within' | 'userId' | 'clock'>) {
  const { send } = service
  await apiKeyOf(service, { role: 'admin' })
  const { id } = await aProposal(service, { tags: ['roof'] })
  const webhook = {
    payload_url: 'https://internal.test/hook',
    payload_content_type: 'json',
    active: true,
    events: ['all'],
  }
  await send('POST', '/webhooks', webhook)
  await send('POST', `/proposals/${id}/send`, { send_message: 'Hello' })
  const { body: directory } = await send<{ id: number }>('POST', '/product-directories', { name: 'Pumps' })
  await send('POST', '/products', { directory_id: directory.id, name: 'Pump', price: '1' })
}

const withId = operations
  .filter(({ path }) => /:(?!status|kind)\w/.test(path))
  .flatMap((op) => op.methods.map((method) => ({ op, method, name: `${op.face} ${method} ${op.path}` })))

const addressOf = ({ face, path }: Operation, account: string, id: number) =>
  `/api/${face}/${account}${path.replace(':status', 'open').replace(':kind', 'proposal').replace(/:\w+/g, String(id))}`

test('no operation answers to an id of the other account, or changes anything of it', async () => {
  const first = await testService()
  const { db, service } = first
  const byKey = await keySender(first, { role: 'admin' })
  const tables = await tablesOf(db)
  await countFrom(db, tables)
  const other = await first.addAccount('other')
  await fill({ ...other, clock: first.clock, send: sender(service, other) })

  const before = await rowsOf(db, tables, other.accountId)
  const ids = new Set([...before.values()].flatMap((rows) => rows.slice(0, 2).map(({ id }) => id)))
  expect(ids.size).toBeGreaterThan(1)
  const answers = new Map<string, number[]>()
  for (const { op, method, name } of withId)
    for (const [at, id] of [...ids].entries()) {
      const body = op.body && op.takes === 'json' ? (fittingBody(op) ?? {}) : undefined
      // Keys of the account are within it as tokens are.
      const send = at % 2 && op.face !== 'app' ? byKey : first.send
      const { status } = await send(method, addressOf(op, first.account, id), body)
      answers.set(name, [...new Set([...(answers.get(name) ?? []), status])])
    }
  const wrong = [...answers].filter(([, statuses]) => statuses.some((status) => ![404, 415, 400].includes(status)))
  expect(wrong).toEqual([])
  expect(await rowsOf(db, tables, other.accountId)).toEqual(before)
})
