import { runDueRows } from '#service/delivery/steps.ts'
import type { FollowUp } from '#wire/follow-up.ts'
import { dyingAt } from './dying.ts'
import { untilNone } from './until-none.ts'
import { viewerTest } from './viewer.ts'

export const hour = 60 * 60 * 1000
export const day = 24 * hour

type Automation = { trigger: string; days: number; action: string; note?: string }

/**
 * A proposal that was sent by hand on Saturday the 21st of November 2026 at 10:10 in Amsterdam, to receivers with a
 * mail address, whose automation set holds `automations`; a reminder is by a template in every language.
 */
export async function followUpTest(automations: Automation[] = [], options: Parameters<typeof viewerTest>[0] = {}) {
  const viewer = await viewerTest(options)
  const { within, account, send, id, ports, clock } = viewer
  await within.updateTable('account').set({ time_zone: 'Europe/Amsterdam' }).execute()
  const app = <Body>(method: string, path: string, body?: unknown) =>
    send<Body>(method, `/api/app/${account}${path}`, body)
  const template = await made(
    app<{ id: number }>('POST', '/settings/email-templates', {
      name: 'Reminder',
      subject: 'Still there, [contact_firstname]?',
      message: 'Look: [proposal_link]',
      language: '',
    }),
  )
  const full = (automations: Automation[]) =>
    automations.map((one) => (one.action === 'remind' ? { email_template_ids: [template], ...one } : one))
  const makeSet = (automations: Automation[], name = 'Set') =>
    made(app<{ id: number }>('POST', '/settings/automation-sets', { name, automations: full(automations) }))
  const setId = await makeSet(automations)
  const choose = (automations_set_id: number | null) => app('PUT', `/proposals/${id}/follow-up`, { automations_set_id })
  await choose(setId)

  const steps = () => within.selectFrom('automation_step').selectAll().orderBy('id').execute()
  const states = async () => (await steps()).map(({ state, reason }) => (reason === '' ? state : `${state}: ${reason}`))
  const rowPorts = { db: ports.db, now: () => clock.now, log: ports.log, settings: ports.settings }
  /** Until nothing is due. */
  const run = (to = rowPorts) => untilNone(() => runDueRows(to))
  return {
    ...viewer,
    app,
    template,
    setId,
    makeSet,
    choose,
    full,
    steps,
    states,
    run,
    rowPorts,
    /** Moves the clock on and runs what is due then. */
    pass: async (milliseconds: number) => {
      viewer.tick(milliseconds)
      return run()
    },
    /** Runs what is due in a process that dies at a statement. */
    dieAt: async (at: number) => {
      const dying = dyingAt(ports.db, at)
      await runDueRows({ ...rowPorts, db: dying.db }).catch(() => 0)
      return dying.hasDied()
    },
    followUp: async () => (await app<FollowUp>('GET', `/proposals/${id}/follow-up`)).body,
    reminders: async () =>
      (await within.selectFrom('mail').select(['recipient', 'subject', 'body']).orderBy('id').execute()).filter(
        ({ subject }) => subject.startsWith('Still there'),
      ),
    read: (token?: string) => viewer.visit({ human: true }, token),
  }
}

async function made(answer: Promise<{ status: number; body: { id: number } }>) {
  const { status, body } = await answer
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body.id
}
