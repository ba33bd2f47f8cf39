import { describe, expect, test } from 'vitest'
import { defaultMailRetrySeconds } from '#service/default-settings.ts'
import type { MailAnswer } from '#service/mail-ports.ts'
import { followUpTest, hour } from '#service/testing/follow-up.ts'
import { untilNone } from '#service/testing/until-none.ts'
import type { Timeline } from '#wire/timeline.ts'
import { deliverMails, type MailPorts } from './mails.ts'

const minute = 60_000
const notOpened = { trigger: 'not_opened', days: 3, action: 'remind' }
const later: MailAnswer = { outcome: 'retry', reason: '451 try later' }

/** A proposal with automations, and a mail server that takes nothing until it is told to. */
async function deferredTest(automations: Parameters<typeof followUpTest>[0], options?: { receivers: number }) {
  const setup = await followUpTest(automations, options)
  const { ports, clock, within } = setup
  const handed: { to: string; subject: string; at: string }[] = []
  let answer: MailAnswer = later
  const mailPorts: MailPorts = {
    ...ports,
    now: () => clock.now,
    random: () => 0.5,
    mail: {
      from: { name: 'Offers', address: 'offers@service.test' },
      retrySeconds: defaultMailRetrySeconds,
      send: async ({ to, subject }) => {
        if (answer.outcome === 'accepted') handed.push({ to, subject, at: iso(clock.now) })
        return answer
      },
    },
  }
  const deliver = () => untilNone(() => deliverMails(mailPorts))
  return {
    ...setup,
    handed,
    deliver,
    accepts: () => void (answer = { outcome: 'accepted' }),
    /** To a moment in UTC, 11 seconds past as when it was sent, with what runs by itself and what is mailed then. */
    at: async (moment: string) => {
      await setup.pass(Date.parse(`${moment}:11Z`) - clock.now)
      return deliver()
    },
    reminder: () =>
      within
        .selectFrom('mail')
        .select(['state', 'reason', 'fault', 'next_try_at', 'tries', 'receiver_id'])
        .where('subject', 'like', 'Still there%')
        .orderBy('id')
        .executeTakeFirstOrThrow(),
  }
}

type Deferred = Awaited<ReturnType<typeof deferredTest>>

const iso = (moment: number | null) => new Date(moment ?? 0).toISOString().slice(0, 16)

describe('a reminder that its mail server put off is withdrawn', () => {
  test.each<[string, (setup: Deferred) => Promise<unknown>, string, string]>([
    ['it is won', ({ accept }) => accept(), 'status_changed', 'The proposal moved on'],
    [
      'it is lost',
      ({ send, id }) => send('PATCH', `/proposals/${id}`, { status: 'lost' }),
      'status_changed',
      'The proposal moved on',
    ],
    [
      'a price was changed',
      ({ send, id }) => send('PATCH', `/proposals/${id}`, { price_total: 9 }),
      'newer_version',
      'The proposal moved on',
    ],
    ['they opened it', ({ read }) => read(), 'opened', 'The proposal moved on'],
    [
      'they asked something',
      ({ ask }) => ask('POST', '/comments', { comment: 'Why?' }),
      'asked',
      'The proposal moved on',
    ],
    [
      'they declined',
      ({ ask }) => ask('POST', '/decline', { version_id: 1, reason: 'price', text: '' }),
      'status_changed',
      'The proposal moved on',
    ],
    ['its set is another', ({ choose }) => choose(null), 'automation_removed', 'The automation was removed'],
  ])('when %s', async (_, happen, stepReason, reason) => {
    const setup = await deferredTest([notOpened])
    await setup.at('2026-11-24T09:10')
    expect(await setup.reminder()).toMatchObject({ state: 'queued', reason: '451 try later', tries: 1 })
    await happen(setup)
    setup.accepts()
    await setup.at('2026-11-25T09:00')
    expect(setup.handed.filter(({ subject }) => subject.startsWith('Still'))).toEqual([])
    expect(await setup.reminder()).toMatchObject({ state: 'failed', reason, fault: '', next_try_at: null })
    expect(await setup.states()).toEqual([`dropped: ${stepReason}`])
  })

  test('and tells why; it counts neither as a lost mail nor against the next reminder', async () => {
    const setup = await deferredTest([notOpened, { trigger: 'silent', days: 2, action: 'remind' }])
    await setup.at('2026-11-24T09:10')
    await setup.read()
    setup.accepts()
    await setup.at('2026-11-24T10:00')
    const { within, app, id, send } = setup
    expect(await within.selectFrom('proposal').select('lost_at').executeTakeFirst()).toEqual({ lost_at: null })
    const { entries } = (await app<Timeline>('GET', `/proposals/${id}/timeline`)).body
    expect(entries.filter(({ kind }) => kind === 'step')).toMatchObject([{ state: 'dropped', reason: 'opened' }])
    const { logs } = (await send<{ logs: { history: { action: string }[] } }>('GET', `/proposals/${id}/details`)).body
    expect(logs.history.at(-1)).toMatchObject({ action: 'did not send the reminder to An Smit: The proposal moved on' })
    await setup.at('2026-11-26T12:00')
    expect(setup.handed.filter(({ to }) => to === 'an@smit.test')).toMatchObject([{ at: '2026-11-26T12:00' }])
  })
})

test('a reminder of a signature that was put off goes on the won proposal, within the hours', async () => {
  const setup = await deferredTest([{ trigger: 'signed', days: 0, action: 'remind' }])
  setup.tick(7 * hour + 45 * minute)
  await setup.accept()
  await setup.at('2026-11-21T16:55')
  await setup.at('2026-11-21T16:56')
  expect(iso((await setup.reminder()).next_try_at)).toBe('2026-11-22T07:00')
  setup.accepts()
  await setup.at('2026-11-22T07:00')
  expect(setup.handed.filter(({ subject }) => subject.startsWith('Still'))).toHaveLength(1)
})

test('a reminder that was put off is tried again within the hours alone', async () => {
  const setup = await deferredTest([notOpened])
  await setup.at('2026-11-24T09:10')
  // After 1, 5 and 30 minutes, and 2 hours.
  for (const moment of ['09:11', '09:16', '09:46', '11:46']) await setup.at(`2026-11-24T${moment}`)
  // 6 hours later it is 18:46 in Amsterdam.
  expect(iso((await setup.reminder()).next_try_at)).toBe('2026-11-25T07:00')
  setup.accepts()
  await setup.at('2026-11-25T06:59')
  expect(setup.handed).toEqual([])
  await setup.at('2026-11-25T07:00')
  expect(setup.handed).toMatchObject([{ to: 'an@smit.test', at: '2026-11-25T07:00' }])
})

test('a reminder that nobody could hand over within the hours waits for them, and loses no try', async () => {
  const setup = await deferredTest([notOpened])
  await setup.at('2026-11-24T09:10')
  setup.accepts()
  setup.tick(10 * hour)
  expect(await setup.deliver()).toBe(1)
  expect(setup.handed).toEqual([])
  expect(await setup.reminder()).toMatchObject({ state: 'queued', tries: 1 })
  expect(iso((await setup.reminder()).next_try_at)).toBe('2026-11-25T07:00')
  await setup.at('2026-11-25T07:00')
  expect(setup.handed).toHaveLength(1)
})

test('a reminder that was put off waits for its days when the proposal was sent again', async () => {
  const setup = await deferredTest([notOpened])
  await setup.at('2026-11-24T09:10')
  setup.accepts()
  await setup.sendIt()
  await setup.at('2026-11-25T09:00')
  expect(setup.handed).toEqual([])
  await setup.at('2026-11-27T09:10')
  expect(setup.handed).toMatchObject([{ at: '2026-11-27T09:10' }])
})

/** Another proposal to the same person with the same automations, sent a day after the first. */
async function anotherSent({ organisation, person, send, template_id, app, setId, at }: Deferred) {
  const whom = { contact_id: organisation.id, contact_people: [person.id], proposal_template_id: template_id }
  const { id } = (await send<{ id: number }>('POST', '/proposals', { ...whom, name: 'Roof' })).body
  await app('PUT', `/proposals/${id}/follow-up`, { automations_set_id: setId })
  await at('2026-11-22T09:10')
  await send('POST', `/proposals/${id}/send`, { send_method: 'self', send_message: 'x' })
}

test('a reminder of a proposal that is in the trash keeps none of another back', async () => {
  const setup = await deferredTest([notOpened])
  await anotherSent(setup)
  await setup.at('2026-11-24T09:10')
  await setup.send('DELETE', `/proposals/${setup.id}`)
  setup.accepts()
  await setup.at('2026-11-25T09:10')
  expect(setup.handed).toMatchObject([{ at: '2026-11-25T09:10' }])
})

test.each([
  ['before the second is due', ['2026-11-25T08:00', '2026-11-25T12:00']],
  ['when both were put off', ['2026-11-25T09:10', '2026-11-25T12:00']],
])('nobody gets two reminders on a day because one was put off until then: %s', async (_, [first = '', then = '']) => {
  const setup = await deferredTest([notOpened])
  await anotherSent(setup)
  await setup.at('2026-11-24T09:10')
  // The second is due at 09:10.
  if (first.endsWith('08:00')) setup.accepts()
  await setup.at(first)
  setup.accepts()
  await setup.at(then)
  expect(setup.handed.length).toBeLessThan(2)
  for (const moment of ['2026-11-26T07:00', '2026-11-26T12:00', '2026-11-27T07:00', '2026-11-28T07:00'])
    await setup.at(moment)
  const days = setup.handed.map(({ at }) => at.slice(0, 10))
  expect(days).toHaveLength(2)
  expect(new Set(days).size).toBe(2)
})

test('a reminder that a person sends at night is tried at once, and again within the hours', async () => {
  const setup = await deferredTest([notOpened])
  setup.tick(14 * hour)
  const [step] = await setup.steps()
  await setup.app('POST', `/proposals/${setup.id}/follow-up/${step?.id}/run`)
  expect(await setup.deliver()).toBe(1)
  expect(await setup.reminder()).toMatchObject({ tries: 1, reason: '451 try later' })
  expect(iso((await setup.reminder()).next_try_at)).toBe('2026-11-22T07:00')
})
