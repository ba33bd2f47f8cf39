import { describe, expect, test } from 'vitest'
import { claimRows, runRow } from '#service/delivery/steps.ts'
import { atEveryStatement } from '#service/testing/dying.ts'
import { day, followUpTest, hour } from '#service/testing/follow-up.ts'
import type { Timeline } from '#wire/timeline.ts'

const remind = (trigger: string, days: number, more: object = {}) => ({ trigger, days, action: 'remind', ...more })
const iso = (moment: number) => new Date(moment).toISOString().slice(0, 16)

describe('a reminder', () => {
  test('goes to who did not open it, in its own words, with their own link, and once', async () => {
    const { pass, reminders, link, states } = await followUpTest([remind('not_opened', 3)])
    expect(await pass(3 * day - hour)).toBe(0)
    await pass(hour)
    expect(await reminders()).toEqual([
      { recipient: 'an@smit.test', subject: 'Still there, An?', body: expect.stringContaining(link) },
    ])
    await pass(30 * day)
    expect(await reminders()).toHaveLength(1)
    expect(await states()).toEqual(['done'])
  })

  test('counts working days when asked to: from Saturday the third is Wednesday', async () => {
    const { steps } = await followUpTest([remind('not_opened', 3, { working_days: true })])
    expect((await steps()).map(({ due_at }) => iso(due_at))).toEqual(['2026-11-25T09:10'])
  })

  test('goes within the send hours of the account alone, also when nobody ran it in time', async () => {
    const { pass, reminders, tick, run, steps, clock } = await followUpTest([remind('not_opened', 3)])
    tick(3 * day + 10 * hour)
    await run()
    expect(await reminders()).toEqual([])
    expect((await steps()).map(({ due_at }) => iso(due_at))).toEqual(['2026-11-25T07:00'])
    await pass(Date.parse('2026-11-25T07:00Z') - clock.now)
    expect(await reminders()).toHaveLength(1)
  })

  test.each<[string, (setup: Awaited<ReturnType<typeof followUpTest>>) => Promise<unknown>, string]>([
    ['they opened it', ({ read }) => read(), 'dropped: opened'],
    ['it is won', ({ accept }) => accept(), 'dropped: status_changed'],
    ['it is lost', ({ send, id }) => send('PATCH', `/proposals/${id}`, { status: 'lost' }), 'dropped: status_changed'],
    [
      'it is a draft again',
      ({ send, id }) => send('PATCH', `/proposals/${id}`, { status: 'edit' }),
      'dropped: not_sent',
    ],
    [
      'its price was changed since',
      ({ send, id }) => send('PATCH', `/proposals/${id}`, { price_total: 9 }),
      'dropped: newer_version',
    ],
    ['they asked something', ({ ask }) => ask('POST', '/comments', { comment: 'Why?' }), 'dropped: asked'],
    [
      'the mail to them came back',
      async ({ within, sendIt, app, id, template }) => {
        await app('POST', `/proposals/${id}/send`, {})
        await sendIt()
        await within
          .insertInto('mail')
          .values({
            ...mail,
            proposal_id: id,
            receiver_id: (await within.selectFrom('receiver').select('id').executeTakeFirstOrThrow()).id,
          })
          .execute()
        expect(template).toBeGreaterThan(0)
      },
      'dropped: bounced',
    ],
    [
      'they have no address any more',
      ({ within }) => within.updateTable('contact').set({ email: '' }).execute(),
      'dropped: no_email',
    ],
    ['it is in the trash', ({ send, id }) => send('DELETE', `/proposals/${id}`), 'dropped: trashed'],
    ['its set is another', ({ choose }) => choose(null), 'dropped: automation_removed'],
    [
      'the automation was taken out',
      ({ app, setId }) => app('PATCH', `/settings/automation-sets/${setId}`, { automations: [] }),
      'dropped: automation_removed',
    ],
  ])('does not go when %s', async (_, happen, state) => {
    const setup = await followUpTest([remind('not_opened', 3)])
    setup.tick(hour)
    await happen(setup)
    await setup.pass(4 * day)
    expect(await setup.reminders()).toEqual([])
    expect(await setup.states()).toEqual([state])
  })

  test('does not go to the one who signed or declined, while the other still gets it', async () => {
    const setup = await followUpTest([remind('silent', 2)], { receivers: 2 })
    for (const link of setup.links) await setup.read(link)
    await setup.accept(setup.links[0])
    await setup.pass(2 * day)
    expect((await setup.reminders()).map(({ recipient }) => recipient)).toEqual(['no1@bos.test'])
  })

  test('waits for a day when the person was reminded today, of any proposal', async () => {
    const setup = await followUpTest([remind('not_opened', 3), remind('not_opened', 3)])
    await setup.pass(3 * day)
    expect(await setup.reminders()).toHaveLength(1)
    expect((await setup.steps()).map(({ state, due_at }) => [state, iso(due_at)])).toEqual([
      ['done', '2026-11-24T09:10'],
      ['due', '2026-11-25T07:00'],
    ])
    await setup.pass(day)
    expect(await setup.reminders()).toHaveLength(2)
  })

  test('goes although an automation that is gone has reminded: it is another one', async () => {
    const setup = await followUpTest([remind('not_opened', 3)])
    const { app, full, setId } = setup
    const save = (automations: object[]) => app('PATCH', `/settings/automation-sets/${setId}`, { automations })
    await setup.pass(3 * day)
    expect(await setup.reminders()).toHaveLength(1)
    await save([])
    await save(full([remind('not_opened', 5)]))
    await setup.pass(2 * day)
    expect(await setup.reminders()).toHaveLength(2)
  })

  test('is in the proposal’s language, and does not go without one', async () => {
    const setup = await followUpTest()
    const { app, full, within, id, setId } = setup
    const dutch = { name: 'Herinnering', subject: 'Still there (nl)', message: 'x', language: 'nl' }
    const nl = (await app<{ id: number }>('POST', '/settings/email-templates', dutch)).body.id
    await within.updateTable('proposal').set({ language: 'nl-NL' }).where('id', '=', id).execute()
    const both = full([remind('not_opened', 3, { email_template_ids: [setup.template, nl] })])
    await app('PATCH', `/settings/automation-sets/${setId}`, { automations: both })
    await within.updateTable('proposal').set({ language: 'de' }).where('id', '=', id).execute()
    const only = full([remind('not_opened', 4, { email_template_ids: [nl] })])
    const other = (await setup.followUp()).steps
    expect(other.map(({ email_template_name }) => email_template_name)).toEqual(['Herinnering'])
    await app('PATCH', `/settings/automation-sets/${setId}`, { automations: only })
    expect((await setup.followUp()).steps.map(({ obstacle }) => obstacle)).toEqual(['no_template'])
    await setup.pass(5 * day)
    expect(await setup.reminders()).toEqual([])
  })
})

const mail = {
  recipient: 'an@smit.test',
  subject: 'x',
  body: 'x',
  state: 'bounced' as const,
  reason: 'unknown',
  created_at: Date.parse('2026-11-22T09:00Z'),
  modified_at: Date.parse('2026-11-22T09:00Z'),
}

describe('what follows', () => {
  test('when they opened it and stayed silent; each look gives them more time', async () => {
    const setup = await followUpTest([remind('silent', 2)])
    expect(await setup.steps()).toEqual([])
    await setup.read()
    await setup.pass(day)
    await setup.read()
    await setup.pass(day)
    expect(await setup.reminders()).toEqual([])
    await setup.pass(day)
    expect(await setup.reminders()).toHaveLength(1)
  })

  test('when we answered and they stayed silent; their reply ends it', async () => {
    const setup = await followUpTest([remind('unanswered', 2)])
    await setup.ask('POST', '/comments', { comment: 'How warm?' })
    setup.tick(hour)
    await setup.app('POST', `/proposals/${setup.id}/comments`, { comment: 'Very', to: 'customer' })
    expect((await setup.steps()).map(({ due_at }) => iso(due_at))).toEqual(['2026-11-23T10:10'])
    await setup.pass(2 * day)
    expect(await setup.reminders()).toHaveLength(1)
    const other = await followUpTest([remind('unanswered', 2)])
    await other.app('POST', `/proposals/${other.id}/comments`, { comment: 'Well?', to: 'customer' })
    other.tick(hour)
    await other.ask('POST', '/comments', { comment: 'Soon' })
    await other.pass(5 * day)
    expect(await other.reminders()).toEqual([])
  })

  test('days before it expires, moved along with the date', async () => {
    const setup = await followUpTest([{ trigger: 'expiring', days: 7, action: 'tell_owner', note: 'Call them' }])
    const until = (valid_until: string | null) =>
      setup.app('PATCH', `/proposals/${setup.id}/acceptance`, { valid_until })
    await until('2026-12-19')
    await until('2026-12-22')
    expect((await setup.steps()).map(({ due_at }) => iso(due_at))).toEqual(['2026-12-15T07:00'])
    await until(null)
    expect(await setup.states()).toEqual(['dropped: no_date'])
    await until('2026-12-19')
    await setup.pass(22 * day)
    expect(await setup.states()).toEqual(['done'])
    const mails = await setup.within.selectFrom('mail').select(['recipient', 'body']).execute()
    expect(mails).toEqual([{ recipient: 'eva@installer.test', body: expect.stringContaining('Call them') }])
  })

  test('once it is signed: a mail to who signed', async () => {
    const setup = await followUpTest([remind('signed', 1)])
    await setup.accept()
    await setup.pass(day)
    expect(await setup.reminders()).toHaveLength(1)
  })

  test('after no days at all at once, whatever part of a second it is', async () => {
    const setup = await followUpTest([{ trigger: 'signed', days: 0, action: 'tell_owner' }])
    // On Tuesday, within the hours, where a moment is not a whole second.
    setup.tick(3 * day + 123)
    await setup.accept()
    expect(await setup.states()).toEqual(['due'])
    await setup.run()
    expect(await setup.states()).toEqual(['done'])
  })

  test('long silence closes it, and nothing more happens then', async () => {
    const setup = await followUpTest([
      { trigger: 'not_opened', days: 10, action: 'set_closed' },
      { trigger: 'not_opened', days: 12, action: 'tell_owner' },
    ])
    await setup.pass(10 * day)
    expect((await setup.details()).status).toBe('closed')
    expect(await setup.states()).toEqual(['done', 'dropped: status_changed'])
  })

  test('is planned anew by sending the next version, and once for each', async () => {
    const setup = await followUpTest([remind('not_opened', 3)])
    await setup.pass(3 * day)
    await setup.send('PATCH', `/proposals/${setup.id}`, { price_total: 9 })
    await setup.sendIt()
    expect(await setup.states()).toEqual(['done', 'due'])
    await setup.pass(3 * day)
    expect(await setup.reminders()).toHaveLength(2)
  })

  test('sending the same version again gives them more time', async () => {
    const setup = await followUpTest([remind('not_opened', 3)])
    setup.tick(2 * day)
    await setup.sendIt()
    expect((await setup.steps()).map(({ due_at }) => iso(due_at))).toEqual(['2026-11-26T09:10'])
  })

  test('what would have been due before is not made up for when a set is chosen later', async () => {
    const setup = await followUpTest()
    setup.tick(10 * day)
    await setup.choose(await setup.makeSet([remind('not_opened', 3), remind('not_opened', 30)], 'Late'))
    expect((await setup.steps()).map(({ days }) => days)).toEqual([30])
  })

  test('comes back with a proposal from the trash', async () => {
    const setup = await followUpTest([remind('not_opened', 3)])
    await setup.send('DELETE', `/proposals/${setup.id}`)
    setup.tick(day)
    await setup.app('POST', `/trashcan/proposal/${setup.id}/restore`)
    await setup.pass(2 * day)
    expect(await setup.reminders()).toHaveLength(1)
  })

  type Setup = Awaited<ReturnType<typeof followUpTest>>
  const tag = ({ send, id }: Setup) => send('PATCH', `/proposals/${id}`, { tags: ['urgent'] })
  test.each<[string, string, (setup: Setup) => Promise<unknown>, (setup: Setup) => Promise<unknown>]>([
    [
      'the proposal is restored',
      'trashed',
      async ({ app, send, id }) => {
        await send('DELETE', `/proposals/${id}`)
        await app('PATCH', '/settings/follow-up', { send_until: '17:30' })
      },
      ({ app, id }) => app('POST', `/trashcan/proposal/${id}/restore`),
    ],
    [
      'its receiver is restored with the organisation',
      'not_receiver',
      async (setup) => {
        await setup.send('DELETE', `/contacts/${setup.organisation.id}`)
        await tag(setup)
      },
      ({ app, organisation }) => app('POST', `/trashcan/contact/${organisation.id}/restore`),
    ],
    [
      'its receiver has an address again',
      'no_email',
      async (setup) => {
        await setup.send('PATCH', `/contacts/${setup.person.id}`, { email: '' })
        await tag(setup)
      },
      ({ send, person }) => send('PATCH', `/contacts/${person.id}`, { email: 'an@bos.test' }),
    ],
  ])('that was planned away comes back when %s', async (_when, reason, takeAway, giveBack) => {
    const setup = await followUpTest([remind('not_opened', 3)])
    await takeAway(setup)
    expect(await setup.states()).toEqual([`dropped: ${reason}`])
    await giveBack(setup)
    await setup.pass(3 * day)
    expect(await setup.reminders()).toHaveLength(1)
  })
})

test('what is to come stands on the first page of the timeline too, with the set by its name', async () => {
  const setup = await followUpTest([remind('not_opened', 3)])
  const timeline = async (query = '') =>
    (await setup.app<Timeline>('GET', `/proposals/${setup.id}/timeline${query}`)).body
  const { follow_up, entries } = await timeline()
  expect(follow_up).toEqual(await setup.followUp())
  expect(follow_up).toMatchObject({ automations_set_name: 'Set', steps: [{ fullname: 'An Smit' }] })
  expect((await timeline('?before=1.1.1')).follow_up).toBeNull()
  const chosen = (act: string) => entries.filter((entry) => entry.kind === 'act' && entry.act === act)
  expect(chosen('automation_set')).toMatchObject([{ facts: { to: 'Set' }, person: 'Eva de Wit' }])
})

test('the timeline says why a step was stopped, and who skipped one', async () => {
  const setup = await followUpTest([remind('not_opened', 3), remind('not_opened', 4)])
  const [first] = (await setup.followUp()).steps
  await setup.app('POST', `/proposals/${setup.id}/follow-up/${first?.id}/skip`, {})
  setup.tick(hour)
  await setup.read()
  await setup.pass(5 * day)
  const { entries } = (await setup.app<Timeline>('GET', `/proposals/${setup.id}/timeline`)).body
  expect(entries.filter(({ kind }) => kind === 'step')).toMatchObject([
    { state: 'dropped', reason: 'opened', fullname: 'An Smit' },
    { state: 'skipped', person: 'Eva de Wit' },
  ])
})

describe('what has no moment yet', () => {
  const tell = (trigger: string, days: number) => ({ trigger, days, action: 'tell_owner' })

  test('is named with what it waits for, until that has happened or cannot happen any more', async () => {
    const setup = await followUpTest([
      remind('not_opened', 3),
      remind('silent', 5),
      tell('unanswered', 2),
      tell('expiring', 7),
      remind('signed', 0),
      tell('declined', 1),
    ])
    const coming = async () => {
      const { steps, waiting } = await setup.followUp()
      return [steps.map(({ trigger }) => trigger), waiting.map(({ trigger }) => trigger)]
    }
    expect((await setup.followUp()).waiting[0]).toEqual({
      trigger: 'silent',
      days: 5,
      action: 'remind',
      note: '',
      obstacle: 'not_opened',
      fullnames: ['An Smit'],
    })
    expect(await coming()).toEqual([['not_opened'], ['silent', 'unanswered', 'expiring', 'signed', 'declined']])
    await setup.read()
    expect(await coming()).toEqual([['silent'], ['unanswered', 'expiring', 'signed', 'declined']])
    await setup.accept()
    expect(await coming()).toEqual([['signed'], []])
    await setup.run()
    expect(await coming()).toEqual([[], []])
  })

  test('names of several receivers those alone who are waited for', async () => {
    const setup = await followUpTest([remind('silent', 5)], { receivers: 2 })
    await setup.read()
    const { steps, waiting } = await setup.followUp()
    expect(steps.map(({ fullname }) => fullname)).toEqual(['An Smit'])
    expect(waiting.map(({ fullnames }) => fullnames)).toEqual([['No1 Bos']])
  })

  test('is not told of a step that was skipped', async () => {
    const setup = await followUpTest([remind('not_opened', 3)])
    const [step] = (await setup.followUp()).steps
    await setup.app('POST', `/proposals/${setup.id}/follow-up/${step?.id}/skip`, {})
    expect(await setup.followUp()).toMatchObject({ steps: [], waiting: [] })
  })
})

describe('a person', () => {
  test('skips a step, and takes that back', async () => {
    const setup = await followUpTest([remind('not_opened', 3)])
    const [step] = (await setup.followUp()).steps
    const skip = (skipped: boolean) =>
      setup.app('POST', `/proposals/${setup.id}/follow-up/${step?.id}/skip`, { skipped })
    await skip(true)
    expect((await setup.followUp()).steps).toEqual([])
    expect((await setup.steps()).map(({ state, person }) => [state, person])).toEqual([['skipped', 'Eva de Wit']])
    await skip(false)
    expect((await setup.followUp()).steps).toHaveLength(1)
    await skip(true)
    await setup.pass(10 * day)
    expect(await setup.reminders()).toEqual([])
  })

  test('does a step early, at night too, and it is not done again', async () => {
    const setup = await followUpTest([remind('not_opened', 3)])
    setup.tick(12 * hour)
    const [step] = (await setup.followUp()).steps
    const run = () => setup.app('POST', `/proposals/${setup.id}/follow-up/${step?.id}/run`)
    expect((await run()).status).toBe(200)
    expect((await run()).status).toBe(409)
    await setup.pass(10 * day)
    expect(await setup.reminders()).toHaveLength(1)
  })

  test('pauses everything: what is due waits until it goes on', async () => {
    const setup = await followUpTest([remind('not_opened', 3)])
    const pause = (paused: boolean) => setup.app('PATCH', '/settings/follow-up', { paused })
    await pause(true)
    expect(await setup.followUp()).toMatchObject({ pause: { person: 'Eva de Wit' } })
    await setup.pass(4 * day)
    expect(await setup.reminders()).toEqual([])
    // Paused again by somebody else later, it says who was first.
    const paused = { date: expect.stringContaining('2026-11-21T09:10'), person: 'Eva de Wit' }
    await setup.within.updateTable('account_user').set({ lastname: 'Zwart' }).where('firstname', '=', 'Eva').execute()
    await pause(true)
    expect((await setup.app('GET', '/settings/follow-up')).body).toMatchObject({ pause: paused, waiting: 1 })
    await pause(false)
    await setup.run()
    expect(await setup.reminders()).toHaveLength(1)
  })

  test('moves the hours, and what is due moves along', async () => {
    const setup = await followUpTest([remind('not_opened', 3)])
    await setup.app('PATCH', '/settings/follow-up', { send_from: '13:00', working_days: [1, 5] })
    expect((await setup.steps()).map(({ due_at }) => iso(due_at))).toEqual(['2026-11-24T12:00'])
    const { status } = await setup.app('PATCH', '/settings/follow-up', { send_from: '13:00', send_until: '09:00' })
    expect(status).toBe(400)
  })
})

test('wherever the process dies, the reminder goes once: never twice, never not at all', async () => {
  const crashes = await atEveryStatement(async (at) => {
    const setup = await followUpTest([remind('not_opened', 3)])
    setup.tick(3 * day)
    const hasDied = await setup.dieAt(at)
    const isDone = (await setup.states())[0] === 'done'
    expect(await setup.reminders()).toHaveLength(isDone ? 1 : 0)
    await setup.pass(hour)
    expect(await setup.reminders()).toHaveLength(1)
    expect(await setup.states()).toEqual(['done'])
    return hasDied
  })
  expect(crashes).toBeGreaterThan(15)
})

test.each<[string, (setup: Awaited<ReturnType<typeof followUpTest>>) => Promise<unknown>]>([
  ['the proposal is lost', ({ send, id }) => send('PATCH', `/proposals/${id}`, { status: 'lost' })],
  ['they open it', ({ read }) => read()],
  [
    'a person sends it early',
    async ({ app, id, followUp }) => app('POST', `/proposals/${id}/follow-up/${(await followUp()).steps[0]?.id}/run`),
  ],
])('what a process has taken up is not done any more when meanwhile %s', async (_, happen) => {
  const setup = await followUpTest([remind('not_opened', 3)])
  setup.tick(3 * day)
  const claimed = await claimRows(setup.rowPorts, 'automation_step', 5)
  expect(claimed).toHaveLength(1)
  await happen(setup)
  const before = await setup.reminders()
  for (const row of claimed) await runRow(setup.rowPorts, 'automation_step', row)
  expect(await setup.reminders()).toEqual(before)
  await setup.pass(5 * day)
  expect(await setup.reminders()).toEqual(before)
})

test('a clock set back and forward loses no step and does none twice', async () => {
  const setup = await followUpTest([remind('not_opened', 3), remind('not_opened', 5)])
  await setup.pass(4 * day)
  await setup.pass(-4 * day)
  await setup.pass(4 * day)
  expect(await setup.reminders()).toHaveLength(1)
  // A process took the lease and died before the clock went back.
  setup.tick(2 * day)
  await setup.dieAt(6)
  await setup.pass(-1.5 * day)
  expect(await setup.reminders()).toHaveLength(1)
  await setup.pass(1.5 * day + hour)
  expect(await setup.reminders()).toHaveLength(2)
})

test('a rehearsal says what a set would have done to what was sent, and does nothing', async () => {
  const setup = await followUpTest()
  setup.tick(4 * day)
  const { body } = await setup.app('POST', '/settings/automation-sets/rehearsal', {
    automations: setup.full([remind('not_opened', 3), remind('silent', 1)]),
  })
  expect(body).toEqual({
    proposals: 1,
    results: [
      {
        count: 1,
        examples: [
          {
            proposal_id: setup.id,
            name: 'Heat pump',
            fullname: 'An Smit',
            date: expect.stringContaining('2026-11-24'),
          },
        ],
      },
      { count: 0, examples: [] },
    ],
  })
  expect(await setup.reminders()).toEqual([])
  expect(await setup.steps()).toEqual([])
})
