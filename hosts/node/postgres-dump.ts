import { setTimeout as pause } from 'node:timers/promises'
import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { Client } from 'pg'
import { Refused } from '#service/domain/refused.ts'
import { passwordIn, withoutPassword } from './postgres-address.ts'
import { refuseNewer } from './sqlite-copy.ts'
import { createPrivate } from './sqlite-file.ts'

/** Row-level security applies to these programs too: they read all accounts, and set the policies' variable. */
const reach = '-c proffer.account=0'

/** Dumps the database with PostgreSQL's own program, while others read and write it. */
export function dumpPostgres(url: string, file: string) {
  if (existsSync(file)) throw new Refused('conflict', `${file} already exists. Choose another name.`)
  createPrivate(file)
  try {
    run('pg_dump', ['--format=custom', '--no-owner', '--enable-row-security', '--file', file], url)
  } catch (error) {
    // An incomplete backup is useless, and would block the next try.
    rmSync(file)
    throw error
  }
}

/** Restores a dump. Refuses while the service is connected, and unless forced when there are accounts. */
export async function loadPostgres(file: string, url: string, { force }: { force: boolean }) {
  if (!existsSync(file)) throw new Refused('not_found', `There is no file ${file}`)
  const { accounts, sessions } = await settledLook(url)
  if (sessions > 0)
    throw new Refused('conflict', `The service has ${sessions} connection(s) to this database. Stop it first.`)
  if (accounts > 0 && !force)
    throw new Refused('conflict', `The database holds ${accounts} account(s). Say --force to replace them.`)
  refuseNewer(file, migrationsIn(file))
  run('pg_restore', ['--no-owner', '--single-transaction', '--clean', '--if-exists', file], url)
}

/** As the dump has them, one a line of what would be copied into their table. */
function migrationsIn(file: string): string[] {
  const script = asked('pg_restore', ['--data-only', '--table=kysely_migration', '--file=-', file], '')
  const [, rows = ''] = /^COPY [^\n]*\n(.*?)^\\\.$/ms.exec(script) ?? []
  return rows.split('\n').flatMap((row) => row.split('\t')[0] || [])
}

/** A connection that was closed just now is listed for another moment. */
async function settledLook(url: string) {
  const until = Date.now() + 3000
  let seen = await lookAt(url)
  while (seen.sessions > 0 && Date.now() < until) {
    // oxlint-disable-next-line no-await-in-loop -- each look waits for the one before
    seen = await pause(100).then(() => lookAt(url))
  }
  return seen
}

async function lookAt(url: string) {
  const client = new Client({ connectionString: url, options: reach })
  await client.connect()
  try {
    const count = async (query: string) => Number((await client.query<{ n: string }>(query)).rows[0]?.n ?? 0)
    const tables = await count(`select count(*) as n from pg_class where oid = to_regclass('account')`)
    return {
      accounts: tables === 0 ? 0 : await count('select count(*) as n from account'),
      sessions: await count(`
        select count(*) as n from pg_stat_activity
        where datname = current_database() and application_name = 'proffer'`),
    }
  } finally {
    await client.end()
  }
}

/** The password is passed in the environment: arguments of a process are visible to others. */
function run(program: string, args: string[], url: string) {
  asked(program, [...args, '--dbname', withoutPassword(url)], passwordIn(url))
}

/** What a program says on its standard output. */
function asked(program: string, line: string[], password: string): string {
  const { error, status, stdout, stderr } = spawnSync(program, line, {
    encoding: 'utf8',
    env: { ...process.env, PGOPTIONS: reach, ...(password && { PGPASSWORD: password }) },
  })
  const byHand = `PGOPTIONS='${reach}' ${[program, ...line].join(' ')}`
  if (error) throw new Refused('unavailable', `${program} is not installed here. Where it is, run:\n${byHand}`)
  if (status !== 0) throw new Refused('unavailable', `${program} said: ${stderr.trim()}\nIt was asked:\n${byHand}`)
  return stdout
}
