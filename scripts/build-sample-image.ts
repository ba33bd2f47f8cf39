import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { pbkdf2Passwords } from '#hosts/browser/passwords.ts'
import { emptyAccount, personas, placeholder } from '#hosts/browser/personas.ts'
import { sqliteDialect } from '#hosts/node/sqlite.ts'
import { createAccount } from '#service/oauth/register.ts'
import { loadSample } from '#service/sample/load-sample.ts'
import { sampleAccount } from '#service/sample/settings.ts'
import { openDb } from '#service/store/db.ts'
import { migrate } from '#service/store/migrate.ts'

const day = 24 * 60 * 60 * 1000

/** The day the build is for: SOURCE_DATE_EPOCH (seconds) where builds must not differ, else today. */
const epoch = process.env['SOURCE_DATE_EPOCH']
const built = epoch === undefined ? Date.now() : Number(epoch) * 1000

/**
 * When the sample believes it is: a morning, so that every build of a day makes the same rows. Whoever opens it later
 * has them moved on by whole days.
 */
export const imageMadeFor = Math.floor(built / day) * day + 8.5 * (day / 24)

/** The database that a demo begins with, gzipped: all accounts of its personas, nobody signed in. */
export async function sampleImage(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'proffer-image-'))
  const db = openDb(sqliteDialect(''))
  try {
    await migrate(db)
    const passwords = pbkdf2Passwords()
    await loadSample(db, { now: imageMadeFor, passwords, account: sampleAccount, appUrl: placeholder })
    const { name, title, email } = emptyAccount
    const { password } = personas.empty
    await createAccount({ db, passwords, now: () => imageMadeFor }, { name, title, email, password })
    // A copy without gaps, which is also out of the journal mode that needs a second file.
    const file = join(folder, 'sample.db')
    await sql`vacuum into ${file}`.execute(db)
    return gzipSync(readFileSync(file), { level: 9 })
  } finally {
    await db.destroy()
    rmSync(folder, { recursive: true })
  }
}
