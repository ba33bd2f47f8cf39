import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { isBuildOld } from '#hosts/node/build-app.ts'
import { buildDemo } from './build-demo.ts'
import { serveStatic } from './static-host.ts'

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    out: { type: 'string', default: 'dist-demo' },
    port: { type: 'string', default: process.env['PORT'] ?? '4300' },
  },
})
const { base, out: folder, port } = values
if (isBuildOld(join(folder, 'sw.js'), ['{service,hosts/browser}/**/*'])) await buildDemo({ base, out: folder })
await serveStatic({ folder, base, port: Number(port) })
console.log(`The demo is at http://127.0.0.1:${port}${base}`)
