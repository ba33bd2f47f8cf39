import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { appFiles } from '#hosts/node/app-files.ts'
import { listen } from '#hosts/node/server.ts'
import { freePort } from '#hosts/node/testing/free-port.ts'

/** The least that could do the same, each a script of `floors/`: what a screen is compared with. */
type Floor = 'customer' | 'list'

/** The page is the same for all of them. */
const withScript = (floor: Floor): Plugin => ({
  name: 'script-of-floor',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('FLOOR', floor) },
})

/** A floor, built, and what is answered where it asks for something, from a server like the app's. */
export async function startFloor(floor: Floor, answered = '{}') {
  const root = join(import.meta.dirname, 'floors')
  const folder = await mkdtemp(join(tmpdir(), 'proffer-floor-'))
  await build({
    configFile: false,
    root,
    plugins: [withScript(floor)],
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })
  // The same address as the customer's page, and so the same rules of the host for it.
  writeFileSync(join(folder, 'customer.html'), readFileSync(join(folder, 'index.html')))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const answer = () => Promise.resolve(new Response(answered, { headers: { 'content-type': 'application/json' } }))
  const app = appFiles(folder, { publicUrl: origin })
  const server = await listen({ fetch: answer }, app, { host: '127.0.0.1', port, trustProxy: false })
  return {
    origin,
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true })
    },
  }
}
