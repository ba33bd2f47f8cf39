import { Client } from 'pg'
import { openWorkplace } from '#hosts/node/open-service.ts'
import { createSample } from '#hosts/node/sample-account.ts'
import { readSettings } from '#hosts/node/settings.ts'
import { sampleAccount } from '#service/sample/settings.ts'
import { grantToken, token, type BenchDatabase } from './database.ts'
import { multiplyOnPostgres } from './multiply-postgres.ts'
import { rarestWord } from './multiply-sample.ts'

/**
 * A new database on the server at `server`, with that many proposals over so many accounts; the bench asks the first of
 * them. It is dropped by `drop`.
 */
export async function makePostgresDatabase(server: string, proposals: number, accounts: number) {
  const name = `bench_${process.pid}_${proposals}_${accounts}`
  await within(server, (client) => client.query(`create database ${name}`))
  const url = new URL(server)
  url.pathname = `/${name}`
  const file = url.href
  console.log(`Making a PostgreSQL database of ${proposals.toLocaleString('en')} proposals …`)
  const settings = readSettings({ DATABASE_URL: file })
  const place = await openWorkplace(settings)
  const passwords = { ...place.passwords, hash: async () => '' }
  const names = Array.from({ length: accounts }, (_, at) => (at === 0 ? sampleAccount : `bench-${at}`))
  for (const account of names) await createSample({ ...place, passwords }, settings, account)
  await grantToken(place, sampleAccount)
  await place.db.destroy()
  await multiplyOnPostgres(file, proposals)
  const known = await within(file, whereIn)
  // Ids of one account follow each other only where it is the only one.
  const asked = accounts === 1 ? { proposals } : {}
  const database: BenchDatabase = { file, token, rareWord: rarestWord, account: sampleAccount, ...known, ...asked }
  // WITH (FORCE): the pool may still be closing its connections.
  return { database, drop: () => within(server, (client) => client.query(`drop database ${name} with (force)`)) }
}

async function within<Result>(url: string, task: (client: Client) => Promise<Result>) {
  const client = new Client({ connectionString: url })
  await client.connect()
  return task(client).finally(() => client.end())
}

async function whereIn(client: Client) {
  await client.query(`select set_config('proffer.account', '0', false)`)
  const one = async (sql: string) => Number(Object.values((await client.query(sql)).rows[0] ?? {})[0])
  return {
    // The first of the sample are there in any case.
    proposals: await one(
      'select count(*) from proposal where id <= (select min(id) + 99 from proposal) and account_id = 1',
    ),
    contactId: await one(`select min(id) from contact where type = 'organisation' and account_id = 1`),
    templateId: await one('select min(id) from favorite_template where account_id = 1'),
  }
}
