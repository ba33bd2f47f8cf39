import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { httpsReceiver, selfSigned } from '#hosts/node/testing/https-receiver.ts'
import { serveStatic } from './static-host.ts'

/** The server that browser tests talk to: the real one, on a database of its port that begins empty. */
const folder = `.cache/e2e/data-${process.env['PORT'] ?? ''}`
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
process.env['DATABASE_URL'] = `file:${folder}/proffer.db`

/** Where its webhooks may be sent: `/answer/503` answers 503, `/long` more than a log keeps. */
const own = selfSigned()
setDefaultCACertificates([...getCACertificates('default'), own.cert])
const receiver = await httpsReceiver(own, (response, { path }) => {
  response.statusCode = Number(/^\/answer\/(\d{3})/.exec(path)?.[1] ?? 200)
  response.end(path.startsWith('/long') ? 'long '.repeat(20_000) : `Answered ${response.statusCode}`)
})
writeFileSync(`${folder}/receiver.txt`, `https://${receiver.host}`)
process.env['WEBHOOK_ALLOW_HOSTS'] = receiver.host
// Ten tries without a pause between them, so that nobody waits a day for the last.
process.env['WEBHOOK_RETRY_SECONDS'] = Array.from({ length: 9 }, () => 0).join()

// The built app beside the service, on a host that can do nothing but hand out files; a test renews them there.
const beside = Number(process.env['PORT']) + 1
cpSync('dist', `${folder}/beside`, { recursive: true })
await serveStatic({ folder: `${folder}/beside`, base: '/', port: beside })
process.env['APP_ORIGINS'] = `http://localhost:${beside}`

process.argv.splice(2, Infinity, 'serve')
await import('#hosts/node/command.ts')
