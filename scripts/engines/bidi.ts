import { once } from 'node:events'
import * as z from 'zod/mini'
import { patience, patienceAtStart, type Driver } from './driver.ts'

const answer = z.object({ id: z.nullish(z.int()), result: z.optional(z.unknown()), message: z.optional(z.string()) })
const tree = z.object({ contexts: z.array(z.object({ context: z.string() })) })
const returned = z.object({
  result: z.optional(z.object({ value: z.optional(z.string()) })),
  exceptionDetails: z.optional(z.object({ text: z.string() })),
})
const captured = z.object({ data: z.string() })

type Send = (method: string, params?: object, within?: number) => Promise<unknown>

/** WebDriver BiDi on the first tab of a browser that listens at `address`. */
export async function bidi(address: string, size: { width: number; height: number }): Promise<Driver> {
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open', { signal: AbortSignal.timeout(patienceAtStart) })
  const send = commands(socket)
  await send('session.new', { capabilities: {} }, patienceAtStart)
  const context = tree.parse(await send('browsingContext.getTree')).contexts[0]?.context
  await send('browsingContext.setViewport', { context, viewport: size })
  return {
    goTo: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'none' })),
    reload: async () => void (await send('browsingContext.reload', { context, wait: 'none' })),
    run: async (script) => {
      const target = { context }
      const asked = { functionDeclaration: `() => { ${script} }`, target, awaitPromise: true }
      const { result, exceptionDetails } = returned.parse(await send('script.callFunction', asked))
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result?.value ?? ''
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    picture: async () => captured.parse(await send('browsingContext.captureScreenshot', { context })).data,
    end: async () => {
      await send('browser.close')
      socket.close()
    },
  }
}

/** Sends commands, and gives each the answer that bears its number. */
function commands(socket: WebSocket): Send {
  type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }
  const waiting = new Map<number, Waiting>()
  let count = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, result, message } = answer.parse(JSON.parse(String(data)))
    const one = waiting.get(id ?? 0)
    if (message === undefined) one?.resolve(result)
    else one?.reject(new Error(message))
    waiting.delete(id ?? 0)
  })
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser closed the connection'))
  })
  return (method, params = {}, within = patience) =>
    new Promise((resolve, reject) => {
      const id = ++count
      const late = setTimeout(() => reject(new Error(`No answer to ${method} in ${within} ms`)), within)
      waiting.set(id, {
        resolve: (result) => {
          clearTimeout(late)
          resolve(result)
        },
        reject: (error) => {
          clearTimeout(late)
          reject(error)
        },
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
}
