import { createServer } from 'node:http'
import { openWorkplace } from '#hosts/node/open-service.ts'
import { serve } from '#hosts/node/serve.ts'
import { readSettings } from '#hosts/node/settings.ts'
import { freePort } from '#hosts/node/testing/free-port.ts'

/** What the parent sends: first what to serve, then anything to hear what has been spent. */
export type Wanted =
  | { server: 'service'; env: Record<string, string> }
  | { server: 'bare'; answers: Record<string, { headers: Record<string, string>; body: string }> }
export type ServerMessage = { port: number } | { cpu: number }

const tell = (told: ServerMessage) => process.send?.(told)

async function start(wanted: Wanted, port: number) {
  if (wanted.server === 'service') {
    const settings = readSettings({ ...wanted.env, PORT: String(port) })
    return serve(await openWorkplace(settings), settings)
  }
  const server = createServer(({ url = '' }, response) => {
    const { headers, body } = wanted.answers[url] ?? { headers: {}, body: '' }
    response.writeHead(200, headers).end(body)
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

process.once('message', async (wanted: Wanted) => {
  const port = await freePort()
  await start(wanted, port)
  tell({ port })
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    tell({ cpu: user + system })
  })
})
// The parent ended, or was ended.
process.on('disconnect', () => process.exit())
