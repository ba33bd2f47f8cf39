import type { IncomingMessage } from 'node:http'
import { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { isServicePath, tokenIn } from '#service/service-paths.ts'
import { appFiles } from './app-files.ts'
import { CannotStart } from './cannot-start.ts'
import type { HostSettings } from './settings.ts'
import { shrunk } from './shrink.ts'

export type Service = {
  fetch: (request: Request, from: { address?: string }) => Promise<Response>
  /** Called when the page at a receiver's link was fetched; not awaited. */
  opened?: (token: string) => Promise<void>
}
type Listening = Pick<HostSettings, 'host' | 'port' | 'trustProxy'>

/** How long requests in flight have when the server is asked to stop. */
const patience = 9_000

/**
 * Serves service and app on one origin. Returns a function to stop: requests in flight finish, new ones are not
 * accepted.
 */
export async function listen(service: Service, app: ReturnType<typeof appFiles> | undefined, settings: Listening) {
  const server = createAdaptorServer({
    fetch: async (request, { incoming }) => {
      const { pathname } = new URL(request.url)
      const file = isServicePath(pathname) ? undefined : await app?.(request)
      const token = file && request.method === 'GET' ? tokenIn(pathname) : undefined
      if (token !== undefined) void service.opened?.(token)
      const answer = file ?? (await service.fetch(request, addressOf(incoming as IncomingMessage, settings)))
      return withRestRead(incoming as IncomingMessage, file ?? (await shrunk(request, answer)))
    },
  })
  if (!(server instanceof Server)) throw new TypeError('Proffer speaks HTTP/1.1 to its proxy')
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(inWords(error, settings)))
    server.listen(settings.port, settings.host, resolve)
  })
  return { stop: () => stop(server) }
}

/** How much of a refused body is still read, in bytes and milliseconds: enough for well-meaning clients. */
const mostRead = 4 * 1024 * 1024
const longestRead = 2_000

/**
 * The rest of a refused body would precede the next request on its connection: it is read first, or if it is too large
 * the connection is closed after the response.
 */
async function withRestRead(incoming: IncomingMessage, answer: Response): Promise<Response> {
  if (!incoming.complete && !incoming.destroyed && !(await isReadAway(incoming)))
    answer.headers.set('Connection', 'close')
  return answer
}

function isReadAway(incoming: IncomingMessage): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  let read = 0
  const count = (chunk: Buffer) => {
    read += chunk.byteLength
    if (read > mostRead) resolve(false)
  }
  // A reader that started on it pauses the stream when nobody consumes more.
  const goOn = () => incoming.resume()
  const late = setTimeout(() => resolve(false), longestRead)
  incoming.on('data', count).on('pause', goOn)
  incoming.once('end', () => resolve(true)).once('close', () => resolve(false))
  incoming.resume()
  return promise.finally(() => {
    clearTimeout(late)
    incoming.off('data', count).off('pause', goOn)
  })
}

async function stop(server: Server) {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A keep-alive connection would hold the server open after its last response.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}

function inWords(error: NodeJS.ErrnoException, { host, port }: Listening) {
  const known: Record<string, string> = {
    EADDRINUSE: `PORT: ${port} on ${host} is taken. Stop what runs there, or set PORT to another one.`,
    EACCES: `PORT: ${port} on ${host} is not for this user. Set PORT to 1024 or more.`,
    EADDRNOTAVAIL: `HOST: ${host} is no address of this machine. Set HOST to 127.0.0.1, or to 0.0.0.0 for all of them.`,
    ENOTFOUND: `HOST: ${host} is no address and no known name. Set HOST to 127.0.0.1, or to 0.0.0.0 for all addresses.`,
    EAI_AGAIN: `HOST: the name servers do not answer for ${host}. Set HOST to an address of this machine.`,
    EINVAL: `HOST: ${host} cannot be listened on. Set HOST to 127.0.0.1, or to 0.0.0.0 for all addresses.`,
  }
  const words = known[error.code ?? '']
  return words === undefined ? error : new CannotStart(words)
}

function addressOf({ headers, socket }: IncomingMessage, { trustProxy }: Listening) {
  const forwarded = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined
  const address = (forwarded && withoutPort(forwarded)) || socket.remoteAddress
  return address === undefined ? {} : { address }
}

/** Some proxies add the port as well, which is another with each connection of the same address. */
const withoutPort = (address: string) =>
  /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address)?.slice(1).join('') ?? address
