import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openWorkplace, type Workplace } from '#hosts/node/open-service.ts'
import { createSample } from '#hosts/node/sample-account.ts'
import { readSettings } from '#hosts/node/settings.ts'
import { hashToken } from '#service/domain/token-hash.ts'
import { findAccount } from '#service/store/accounts.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { multiplySample, rarestWord } from './multiply-sample.ts'

const folder = '.cache/bench'
export const token = 'bench-access-token'
const year = 365 * 86_400_000

/** A database that a bench may write to, and what requests to it need to know. */
export type BenchDatabase = {
  /** An SQLite file, or the address of a PostgreSQL database. */
  file: string
  account: string
  token: string
  proposals: number
  /** A word that one proposal alone is found by. */
  rareWord: string
  /** What a new proposal is made from. */
  contactId: number
  templateId: number
}

/** A fresh copy of a database with that many proposals, made when there is none yet for the schema as it is. */
export async function openBenchDatabase(proposals: number): Promise<BenchDatabase> {
  mkdirSync(folder, { recursive: true })
  const empty = join(folder, `empty-${process.pid}.db`)
  await makeSample(empty)
  const made = join(folder, `${proposals}-${schemaOf(empty)}.db`)
  if (existsSync(made)) removeDatabase(empty)
  else {
    for (const old of readdirSync(folder)) if (old.startsWith(`${proposals}-`)) rmSync(join(folder, old))
    console.log(`Making a database of ${proposals.toLocaleString('en')} proposals …`)
    multiplySample(empty, proposals)
    copyFileSync(empty, made)
    removeDatabase(empty)
  }
  const file = join(folder, 'run.db')
  removeDatabase(file)
  copyFileSync(made, file)
  return { file, token, proposals, rareWord: rarestWord, ...whereIn(file) }
}

const removeDatabase = (file: string) => {
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
}

/** The sample account with a token that is good for a year. */
async function makeSample(file: string) {
  const settings = readSettings({ DATABASE_URL: `file:${file}` })
  const place = await openWorkplace(settings)
  // A slow hash would be most of the time this takes, and nobody signs in with it.
  const passwords = { ...place.passwords, hash: async () => '' }
  const sample = await createSample({ ...place, passwords }, settings)
  await grantToken(place, sample.account)
  await place.db.destroy()
}

/** A token of an account that is good for a year. */
export async function grantToken(place: Pick<Workplace, 'db' | 'now'>, name: string) {
  const account = await findAccount(place.db, name)
  if (!account) throw new Error('The sample account was made and is not there')
  const db = withinAccount(place.db, account.id)
  const user = await db.selectFrom('account_user').select('id').orderBy('id').executeTakeFirstOrThrow()
  const client = await db.selectFrom('oauth_client').select('id').executeTakeFirstOrThrow()
  const now = place.now()
  await db
    .insertInto('oauth_token')
    .values({
      token_hash: await hashToken(token),
      kind: 'access',
      family: 'bench',
      oauth_client_id: client.id,
      user_id: user.id,
      created_at: now,
      expires_at: now + year,
    })
    .execute()
}

function schemaOf(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const tables = database.prepare('select sql from sqlite_schema where sql is not null order by name').all()
  database.close()
  return createHash('sha256').update(JSON.stringify(tables)).digest('hex').slice(0, 12)
}

function whereIn(file: string) {
  const database = new DatabaseSync(file)
  const one = (sql: string) => Object.values(database.prepare(sql).get() ?? {})[0]
  const found = {
    account: String(one('select name from account')),
    contactId: Number(one(`select id from contact where type = 'organisation' order by id`)),
    templateId: Number(one('select id from favorite_template order by id')),
  }
  database.close()
  return found
}
