import { rmSync } from 'node:fs'
import process from 'node:process'

/** The server that browser tests talk to: the real one, on a database that begins empty. */
rmSync('.cache/e2e/data', { recursive: true, force: true })
process.env['DATABASE_URL'] = 'file:.cache/e2e/data/proffer.db'
process.argv.splice(2, Infinity, 'serve')
await import('#hosts/node/command.ts')
