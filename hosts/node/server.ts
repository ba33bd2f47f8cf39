import type { IncomingMessage } from 'node:http'
import { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { isServicePath } from '#service/service-paths.ts'
import { appFiles } from './app-files.ts'
import { SettingsError, type HostSettings } from './settings.ts'

export type Service = { fetch: (request: Request, from: { address?: string }) => Promise<Response> }
type Listening = Pick<HostSettings, 'host' | 'port' | 'trustProxy'>

/** How long requests in flight have when the server is asked to stop. */
const patience = 9_000

/** Service and app on one origin. Gives the way to stop: requests in flight finish, new ones are not taken. */
export async function listen(service: Service, app: ReturnType<typeof appFiles> | undefined, settings: Listening) {
  const server = createAdaptorServer({
    fetch: async (request, { incoming }) => {
      const file = isServicePath(new URL(request.url).pathname) ? undefined : await app?.(request)
      return file ?? service.fetch(request, addressOf(incoming as IncomingMessage, settings))
    },
  })
  if (!(server instanceof Server)) throw new TypeError('Proffer speaks HTTP/1.1 to its proxy')
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(inWords(error, settings)))
    server.listen(settings.port, settings.host, resolve)
  })
  return { stop: () => stop(server) }
}

async function stop(server: Server) {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A kept-alive connection would hold the server open after its last answer.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}

const inWords = (error: NodeJS.ErrnoException, { host, port }: Listening) =>
  error.code === 'EADDRINUSE'
    ? new SettingsError(`PORT: ${port} on ${host} is taken. Stop what runs there, or set PORT to another one.`)
    : error

function addressOf({ headers, socket }: IncomingMessage, { trustProxy }: Listening) {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined
  const address = forwarded || socket.remoteAddress
  return address === undefined ? {} : { address }
}
