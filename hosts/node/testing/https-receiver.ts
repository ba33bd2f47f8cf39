import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'

/** A certificate for localhost that nobody has signed, and its key; made anew by openssl. */
export function selfSigned(names = 'DNS:localhost,IP:127.0.0.1') {
  const wanted = 'req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -days 2 -subj /CN=receiver'
  const made = execFileSync(
    'openssl',
    [...wanted.split(' '), '-addext', `subjectAltName=${names}`, '-keyout', '-', '-out', '-'],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  )
  return { cert: made.slice(made.indexOf('-----BEGIN CERTIFICATE')), key: made }
}

type Received = { method: string; path: string; headers: IncomingMessage['headers']; body: string }
/** `reset` ends the connection as a crash would, with nothing more said. */
type Reply = (response: ServerResponse, received: Received, reset: () => void) => void

/** A receiver of webhooks on this machine. Says what it was sent; `reply` answers. */
export async function httpsReceiver({ cert, key }: { cert: string; key: string }, reply: Reply) {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const server = createServer({ cert, key }, (request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body }
      received.push(one)
      reply(response, one, () => sockets.forEach((socket) => socket.resetAndDestroy()))
    })
  })
  server.on('connection', (socket: Socket) => void sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    host: `localhost:${port}`,
    url: `https://localhost:${port}/hook`,
    received,
    connections: () => sockets.size,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
