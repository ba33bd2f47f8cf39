import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createServer } from 'vite'
import { serviceFolders, servicePrefixes } from '#service/service-paths.ts'
import { plainWords } from './cannot-start.ts'
import { openWorkplace } from './open-service.ts'
import { root } from './paths.ts'
import { ensureSample } from './sample-account.ts'
import { readSettings } from './settings.ts'

/**
 * `npm run dev`: the app by Vite with hot reload, and the service behind it, restarted whenever one of its files
 * changes. One origin for both, as in production.
 */
async function dev() {
  const settings = readSettings(process.env)
  const workplace = await openWorkplace(settings)
  const signIn = await ensureSample(workplace, settings)
  await workplace.db.destroy()

  const servicePort = settings.port + 1
  const service = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', join(import.meta.dirname, 'command.ts'), 'serve'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(servicePort), PUBLIC_URL: settings.publicUrl },
    },
  )
  process.on('exit', () => service.kill())
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit())

  const proxied = [...servicePrefixes, ...serviceFolders.map((folder) => `${folder}/`)]
  const proxy = Object.fromEntries(proxied.map((path) => [path, `http://127.0.0.1:${servicePort}`]))
  const app = await createServer({
    root,
    server: { host: settings.host, port: settings.port, strictPort: true, proxy },
  })
  await app.listen()
  console.log(`\nProffer, for development, at ${settings.publicUrl}`)
  if (signIn) console.log(signIn)
}

try {
  await dev()
} catch (error) {
  console.error(plainWords(error) ?? error)
  process.exit(1)
}
