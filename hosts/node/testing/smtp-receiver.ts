import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Received = { from: string; to: string[]; source: string }

/** What the server says once the mail has been read, or to its receiver; undefined takes it. */
type Say = (to: string) => { code: number; text: string } | undefined | Promise<undefined>
type ReceiverOptions = { atRecipient?: Say; atEnd?: Say; options?: SMTPServerOptions }

/** A mail server on this machine that keeps what it was handed. */
export async function smtpReceiver({ atRecipient, atEnd, options }: ReceiverOptions = {}) {
  const received: Received[] = []
  let connections = 0
  const answers = { atRecipient, atEnd }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 10,
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
    onRcptTo: ({ address }, _session, done) => void said(answers.atRecipient, address, done),
    onData: (stream, { envelope }, done) => {
      let source = ''
      stream.setEncoding('utf8')
      stream.on('data', (part: string) => (source += part))
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address)
        const from = envelope.mailFrom === false ? '' : (envelope.mailFrom?.address ?? '')
        received.push({ from, to, source })
        void said(answers.atEnd, to.join(), done)
      })
    },
    ...options,
  })
  // A client that breaks off is what some tests are about.
  server.on('error', () => undefined)
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => void sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    received,
    /** What it answers from now on. */
    answers,
    connections: () => connections,
    hangUp: () => sockets.forEach((socket) => socket.destroy()),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function said(say: Say | undefined, to: string, done: (error?: Error) => void) {
  const refused = await say?.(to)
  done(refused && Object.assign(new Error(refused.text), { responseCode: refused.code }))
}

/** The value of a header, lines that belong together joined. */
export const headerIn = ({ source }: Received, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(source)?.[1]?.replace(/\r\n[ \t]/g, ' ')
