import { cpSync, rmSync } from 'node:fs'
import { isBuildOld } from '#hosts/node/build-app.ts'
import process from 'node:process'
import { buildDemo } from './build-demo.ts'
import { serveStatic } from './static-host.ts'

/**
 * Hosts for browser tests of the static demo: one that hands out files and nothing more; beside it, one port on, one
 * below a path that sends the headers of the ready file `_headers` along; and one more whose build a test renews.
 */
const port = Number(process.env['PORT'])
const root = { base: '/', out: '.cache/e2e/demo-root', port, withHeaders: false }
const hosts = [root, { base: '/demo/', out: '.cache/e2e/demo-folder', port: port + 1, withHeaders: true }]
for (const { base, out } of hosts)
  if (isBuildOld(`${out}/sw.js`, ['{service,hosts/browser}/**/*'])) await buildDemo({ base, out })
const renewed = '.cache/e2e/demo-renewed'
rmSync(renewed, { recursive: true, force: true })
cpSync(root.out, renewed, { recursive: true })
await serveStatic({ folder: renewed, base: '/', port: port + 2 })
for (const { out: folder, ...host } of hosts.toReversed()) await serveStatic({ folder, ...host })
