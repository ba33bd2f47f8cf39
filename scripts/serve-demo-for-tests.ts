import { isBuildOld } from '#hosts/node/build-app.ts'
import process from 'node:process'
import { buildDemo } from './build-demo.ts'
import { serveStatic } from './serve-static.ts'

/**
 * Two hosts for browser tests of the static demo: one that hands out files and nothing more, and beside it, one port
 * on, one below a path that sends the headers of the ready file `_headers` along.
 */
const port = Number(process.env['PORT'])
const hosts = [
  { base: '/', out: '.cache/e2e/demo-root', port, withHeaders: false },
  { base: '/demo/', out: '.cache/e2e/demo-folder', port: port + 1, withHeaders: true },
]
for (const { base, out } of hosts)
  if (isBuildOld(`${out}/sw.js`, ['{service,hosts/browser}/**/*'])) await buildDemo({ base, out })
for (const { out: folder, ...host } of hosts.toReversed()) await serveStatic({ folder, ...host })
