import * as z from 'zod/mini'
import { patience, patienceAtStart, type Driver } from './driver.ts'

const answer = z.object({ value: z.unknown() })
const fault = z.object({ value: z.object({ error: z.string(), message: z.string() }) })
const session = z.object({ sessionId: z.string() })
const text = z.nullable(z.string())

/** WebDriver at `address`, in a session with these capabilities. */
export async function classic(
  address: string,
  capabilities: object,
  size: { width: number; height: number },
): Promise<Driver> {
  const asked = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = session.parse(await ask('POST', `${address}/session`, asked, patienceAtStart))
  const own = `${address}/session/${sessionId}`
  // Scripts are short and pages tell themselves when they are there: nothing else is waited for.
  await ask('POST', `${own}/timeouts`, { script: patience, pageLoad: patience, implicit: 0 })
  await ask('POST', `${own}/window/rect`, { x: 0, y: 0, ...size })
  return {
    goTo: async (url) => void (await ask('POST', `${own}/url`, { url })),
    // WebKitGTK 2.50 never ends its own reload of the editor; who goes away and comes back reads everything anew too.
    reload: async () => {
      const url = text.parse(await ask('GET', `${own}/url`))
      await ask('POST', `${own}/url`, { url: 'about:blank' })
      await ask('POST', `${own}/url`, { url })
    },
    run: async (script) => text.parse(await ask('POST', `${own}/execute/sync`, { script, args: [] })) ?? '',
    perform: async (actions) => void (await ask('POST', `${own}/actions`, { actions })),
    picture: async () => text.parse(await ask('GET', `${own}/screenshot`)) ?? '',
    end: async () => void (await ask('DELETE', own)),
  }
}

async function ask(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object, within = patience) {
  const response = await fetch(address, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    headers: { 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(within),
  })
  const given: unknown = await response.json()
  if (response.ok) return answer.parse(given).value
  const { error, message } = fault.parse(given).value
  throw new Error(`${error}: ${message}`)
}
