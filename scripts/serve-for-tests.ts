import { rmSync } from 'node:fs'
import process from 'node:process'

/** The server that browser tests talk to: the real one, on a database of its port that begins empty. */
const folder = `.cache/e2e/data-${process.env['PORT'] ?? ''}`
rmSync(folder, { recursive: true, force: true })
process.env['DATABASE_URL'] = `file:${folder}/proffer.db`
process.argv.splice(2, Infinity, 'serve')
await import('#hosts/node/command.ts')
