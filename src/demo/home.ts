import { appConfig, reachableService } from '#src/auth/config.ts'
import { demoCustomers, demoDeliveries, demoMails, demoState, workDone } from '#wire/demo.ts'
import type { CatcherAnswer, PersonaId } from '#wire/demo.ts'
import { basePath } from '#wire/operation.ts'
import * as z from 'zod/mini'

/** What the demo's own home answers besides the service (wire/demo.ts). */
async function ask(path: string, body?: object): Promise<Response> {
  const { service, account } = await reachableService()
  const init = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const response = await fetch(`${service}${basePath('app', account)}/demo${path}`, init)
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}

const read = async <Shape extends z.ZodMiniType>(shape: Shape, path: string, body?: object): Promise<z.output<Shape>> =>
  shape.parse(await (await ask(path, body)).json())

export const demo = {
  state: () => read(demoState, '/state'),
  /** Each with the address of its HTML, for a frame. */
  mails: async () => {
    const mails = await read(demoMails, '/mails')
    const { service, account } = await appConfig()
    return mails.map((mail) => ({ ...mail, page: `${service}${basePath('app', account)}/demo/mails/${mail.id}` }))
  },
  customers: (proposalId: number) => read(demoCustomers, `/customers/${proposalId}`),
  deliveries: () => read(demoDeliveries, '/deliveries'),
  work: () => read(workDone, '/work', {}),
  reset: () => ask('/reset', {}),
  undo: () => ask('/undo', {}),
  passTime: (days: 1 | 7) => ask('/clock', { days }),
  be: (persona: PersonaId) => ask('/persona', { persona }),
  answerWith: (answer: CatcherAnswer) => ask('/catcher', { answer }),
}
