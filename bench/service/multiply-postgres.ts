import { Client } from 'pg'
import { copied, rarestWord, varied, wordOf } from './multiply-sample.ts'

/** The same on PostgreSQL, of every account that is there. `url` names the owner of the tables. */
export async function multiplyOnPostgres(url: string, wanted: number) {
  const client = new Client({ connectionString: url })
  await client.connect()
  const numberIn = async (sql: string) => Number(Object.values((await client.query(sql)).rows[0] ?? {})[0])
  await client.query(`select set_config('proffer.account', '0', false)`)
  await client.query('set synchronous_commit = off')
  const sample = await numberIn('select count(*) from proposal')
  const copies = Math.ceil(wanted / sample) - 1
  const spans = new Map<string, number>()
  for (const table of copied) spans.set(table, await numberIn(`select coalesce(max(id), 0) from ${table}`))
  const words = Array.from({ length: copies }, (_, at) => wordOf(at + 1))
  for (const table of copied) await client.query(await copyStatement(client, table, spans), [words])
  await client.query(
    `update proposal set search_key = search_key || ' ${rarestWord}' where id in (select max(id) from proposal group by account_id)`,
  )
  for (const table of copied)
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
  await client.query('vacuum analyze')
  await client.end()
}

/** One statement for all copies of all rows that the sample has of a table. */
async function copyStatement(client: Client, table: string, spans: ReadonlyMap<string, number>) {
  const { rows: pointers } = await client.query<{ column: string; target: string }>(
    `select a.attname as column, k.confrelid::regclass::text as target from pg_constraint k
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname <> 'account_id'
     where k.contype = 'f' and k.conrelid = $1::regclass`,
    [table],
  )
  const targets = new Map(pointers.map(({ column, target }) => [column, target]))
  targets.set('id', table).set('version_id', 'proposal_version')
  const { rows: columns } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
     and attgenerated = '' order by attnum`,
    [table],
  )
  const values = columns.map(({ name }) => {
    const span = spans.get(targets.get(name) ?? '')
    const other = varied[`${table}.${name}`]?.replaceAll(':word', 'word').replaceAll(':copy', 'copy')
    return other ?? (span === undefined ? name : `${name} + copy * ${span}`)
  })
  return `insert into ${table} (${columns.map(({ name }) => name).join(', ')})
    select ${values.join(', ')} from ${table}, unnest($1::text[]) with ordinality as copies (word, copy)
    where id <= ${spans.get(table)} order by copy, id`
}
