import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const connections = 8
const headEnd = Buffer.from('\r\n\r\n')

/** A request as bytes, so that asking costs next to nothing. */
export const requestBytes = (path: string, token: string) =>
  Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n\r\n`)

/** Asks a server over a few connections, each as soon as it has its answer, for some seconds; gives how many answers. */
export async function load(port: number, requests: readonly Buffer[], seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: connections }, (_, first) => askUntil(port, requests, first, until)),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

async function askUntil(port: number, requests: readonly Buffer[], first: number, until: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  const count = await answersOn(socket, (at) => requests[(first + at * connections) % requests.length], until)
  socket.destroy()
  return count
}

const answersOn = (socket: Socket, requestAt: (at: number) => Buffer | undefined, until: number) =>
  new Promise<number>((resolve, reject) => {
    let count = 0
    let missing = 0
    let head: Buffer = Buffer.alloc(0)
    const ask = () => socket.write(requestAt(count) ?? '')
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The server closed the connection')))
    socket.on('data', (chunk: Buffer) => {
      if (missing === 0) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
        const end = head.indexOf(headEnd)
        if (end < 0) return
        missing = lengthIn(head.toString('latin1', 0, end)) + end + headEnd.length - head.length
        head = Buffer.alloc(0)
      } else missing -= chunk.length
      if (missing > 0) return
      count++
      if (performance.now() < until) ask()
      else resolve(count)
    })
    ask()
  })

function lengthIn(head: string) {
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`The server answered ${head.split('\r\n', 1).join('')}`)
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? []
  if (length === undefined) throw new Error('The answer does not say how long it is')
  return Number(length)
}
