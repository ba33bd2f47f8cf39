import { describe, expect, test } from 'vitest'
import { claimRows, runDueRows, runRow } from '#service/delivery/steps.ts'
import { atEveryStatement } from '#service/testing/dying.ts'
import { day, followUpTest, hour } from '#service/testing/follow-up.ts'
import { aProposal } from '#service/testing/builders.ts'
import { firm } from '#service/testing/firm.ts'
import type { ScheduledSending, SendingOf } from '#wire/scheduled-sending.ts'

/** A draft, and how it is scheduled for Tuesday the 24th of November 2026 at 08:00 in Amsterdam, 07:00 UTC. */
async function draftTest() {
  const setup = await followUpTest()
  const draft = await aProposal(setup, { name: 'Boiler' })
  const { app, within, send } = setup
  const address = `/proposals/${draft.id}/scheduled-sending`
  const schedule = (more: object = {}) =>
    app<ScheduledSending & { errors?: object }>('PUT', address, {
      at: '2026-11-24T08:00',
      send_message: 'Hello',
      ...more,
    })
  const status = async () => (await send<{ status: string }>('GET', `/proposals/${draft.id}/details`)).body.status
  const mails = async () =>
    await within
      .selectFrom('mail')
      .select(['recipient', 'body', 'proposal_id'])
      .where('proposal_id', '=', draft.id)
      .execute()
  const rows = async () => within.selectFrom('scheduled_sending').select(['state', 'reason']).orderBy('id').execute()
  const unsent = async () => (await kept()).unsent
  const kept = async () => (await app<SendingOf>('GET', address)).body
  return { ...setup, kept, draft, address, schedule, status, mails, rows, unsent }
}

test('a scheduled sending goes when its moment has come, as one by hand does, and once', async () => {
  const { schedule, status, mails, pass, app, rows } = await draftTest()
  const { body } = await schedule()
  expect(body).toMatchObject({ at: '2026-11-24T08:00', version_number: 1, person: 'Eva de Wit' })
  expect((await app('GET', '/scheduled-sendings')).body).toEqual([body])
  await pass(2 * day)
  expect(await status()).toBe('edit')
  await pass(day)
  expect(await status()).toBe('open')
  expect(await mails()).toMatchObject([{ recipient: 'an@smit.test', body: expect.stringContaining('Hello') }])
  await pass(20 * day)
  expect(await mails()).toHaveLength(1)
  expect(await rows()).toEqual([{ state: 'sent', reason: '' }])
  expect((await app('GET', '/scheduled-sendings')).body).toEqual([])
})

test('what is scheduled can be looked at with its texts and receivers, to go on from', async () => {
  const { schedule, kept, send, draft, pass } = await draftTest()
  expect(await kept()).toEqual({ scheduled: null, unsent: null })
  const { body } = await schedule({ password_reset: true })
  const request = {
    send_method: 'service',
    send_message: 'Hello',
    send_message_id: null,
    password_reset: true,
    contact_people: null,
  }
  expect(await kept()).toEqual({ scheduled: { ...body, request }, unsent: null })

  await send('PATCH', `/proposals/${draft.id}`, { name: 'Other' })
  expect(await kept()).toEqual({
    scheduled: null,
    unsent: {
      reason: 'edited',
      detail: '',
      date: expect.any(String),
      at: '2026-11-24T08:00',
      person: 'Eva de Wit',
      request,
    },
  })
  await schedule()
  await pass(4 * day)
  expect(await kept()).toEqual({ scheduled: null, unsent: null })
})

test('the list says when each is sent by itself', async () => {
  const { schedule, app, pass } = await draftTest()
  const listed = async (status: string) =>
    (await app<{ name: string; date_scheduled: string | null }[]>('GET', `/proposals?status=${status}`)).body.find(
      ({ name }) => name === 'Boiler',
    )?.date_scheduled
  expect(await listed('edit')).toBeNull()
  const { body } = await schedule()
  expect(await listed('edit')).toBe(body.date)
  await pass(4 * day)
  expect(await listed('open')).toBeNull()
})

test('it can be moved, and is then sent at the new moment alone', async () => {
  const { schedule, pass, status, rows } = await draftTest()
  await schedule()
  await schedule({ at: '2026-11-26T14:30' })
  await pass(4 * day)
  expect(await status()).toBe('edit')
  await pass(2 * day)
  expect(await status()).toBe('open')
  expect(await rows()).toHaveLength(1)
})

test('it can be cancelled, once', async () => {
  const { schedule, pass, status, app, address } = await draftTest()
  await schedule()
  expect((await app('DELETE', address)).status).toBe(200)
  expect((await app('DELETE', address)).status).toBe(409)
  await pass(5 * day)
  expect(await status()).toBe('edit')
})

test.each([
  ['at', { at: '2026-11-20T08:00' }],
  ['at', { at: '2028-11-24T08:00' }],
  ['at', { at: '2026-13-24T08:00' }],
  ['at', { at: 'Tuesday' }],
  ['send_message_id', { send_message_id: 999 }],
])('what could not be sent now is not scheduled: %s of %j', async (field, more) => {
  const { schedule, rows } = await draftTest()
  const { status, body } = await schedule(more)
  expect(status).toBe(400)
  expect(Object.keys(body.errors ?? {})).toContain(field)
  expect(await rows()).toEqual([])
})

/** Bo, a seller who sees only their own, schedules; Eva, an admin, looks at what became of it. */
async function firmTest() {
  const { admin, app, bo } = await firm()
  const { ports, clock } = admin
  return {
    app,
    bo: { ...bo, admin },
    scheduleOf: (id: number) =>
      bo.ask('PUT', `/proposals/${id}/scheduled-sending`, { at: '2026-11-24T08:00', send_message: 'Hello' }),
    run: async () => {
      admin.tick(4 * day)
      while ((await runDueRows({ ...ports, now: () => clock.now })) > 0);
    },
    sendingOf: async (id: number) => (await app<SendingOf>('GET', `/proposals/${id}/scheduled-sending`)).body,
  }
}

type Setup = Awaited<ReturnType<typeof draftTest>>

describe('it is cancelled', () => {
  test.each<[string, (setup: Setup) => Promise<unknown>, string]>([
    ['an edit of the name', ({ send, draft }) => send('PATCH', `/proposals/${draft.id}`, { name: 'Other' }), 'edited'],
    ['a changed price', ({ send, draft }) => send('PATCH', `/proposals/${draft.id}`, { price_total: 9 }), 'edited'],
    [
      'other terms',
      ({ app, draft }) =>
        app('PATCH', `/proposals/${draft.id}/acceptance`, { terms: { url: '', text: 'Pay at once' } }),
      'edited',
    ],
    [
      'sending it by hand',
      ({ send, draft }) => send('POST', `/proposals/${draft.id}/send`, { send_message: 'Now' }),
      'sent',
    ],
  ])('by %s', async (_, happen, reason) => {
    const setup = await draftTest()
    await setup.schedule()
    await happen(setup)
    expect(await setup.rows()).toEqual([{ state: 'cancelled', reason }])
    const before = (await setup.mails()).length
    await setup.pass(5 * day)
    expect(await setup.mails()).toHaveLength(before)
    expect(await setup.unsent()).toEqual(reason === 'sent' ? null : expect.objectContaining({ reason }))
  })
})

describe('it is not sent, the owner is told and the record says why', () => {
  test.each<[string, (setup: Setup) => Promise<unknown>, string, string]>([
    [
      'a receiver has no address any more',
      ({ within }) => within.updateTable('contact').set({ email: '' }).execute(),
      'receivers',
      'An Smit has no email address',
    ],
    [
      'its email template is gone',
      async ({ app, template, schedule }) => {
        await schedule({ send_message_id: template, send_message: undefined })
        await app('DELETE', `/settings/email-templates/${template}`)
      },
      'no_template',
      'There is no email template',
    ],
  ])('when %s', async (_, happen, reason, detail) => {
    const setup = await draftTest()
    await setup.schedule()
    await happen(setup)
    await setup.pass(5 * day)
    expect(await setup.status()).toBe('edit')
    expect(await setup.unsent()).toMatchObject({ reason, detail: expect.stringContaining(detail) })
    const notices = await setup.within.selectFrom('owner_notice').select(['kind', 'facts']).execute()
    expect(notices).toMatchObject([{ kind: 'automation', facts: expect.stringContaining('was not sent as scheduled') }])
  })

  test('when who scheduled it has left', async () => {
    const setup = await draftTest()
    await setup.schedule()
    await setup.within.updateTable('account_user').set({ active: 0 }).execute()
    await setup.pass(4 * day)
    await setup.within.updateTable('account_user').set({ active: 1 }).execute()
    expect(await setup.status()).toBe('edit')
    expect(await setup.unsent()).toMatchObject({
      reason: 'user_inactive',
      detail: 'Eva de Wit is no longer an active user',
    })
  })

  test('when who scheduled it may only read by now', async () => {
    const setup = await draftTest()
    await setup.schedule()
    await setup.within.updateTable('account_user').set({ role: 'reader' }).execute()
    await setup.pass(4 * day)
    await setup.within.updateTable('account_user').set({ role: 'admin' }).execute()
    expect(await setup.status()).toBe('edit')
    expect(await setup.unsent()).toMatchObject({ reason: 'not_sendable', detail: 'Eva de Wit may only read now' })
  })

  test('when who scheduled it sees only their own by now; of those it goes', async () => {
    const { bo, app, scheduleOf, run, sendingOf } = await firmTest()
    await app('PATCH', '/account', { sellers_see: 'all' })
    const { id } = await aProposal(bo, { name: 'Roof', account_user_id: bo.userId })
    await bo.admin.send('PATCH', `/proposals/${id}`, { account_user_id: bo.admin.userId })
    const own = await aProposal(bo, { name: 'Boiler', account_user_id: bo.userId })
    for (const proposal of [id, own.id]) await scheduleOf(proposal)
    await app('PATCH', '/account', { sellers_see: 'own' })
    await run()
    const { scheduled, unsent } = await sendingOf(id)
    expect(scheduled).toBeNull()
    expect(unsent).toMatchObject({ reason: 'not_sendable', detail: 'Bo Bakker does not see this proposal any more' })
    expect(await sendingOf(own.id)).toEqual({ scheduled: null, unsent: null })
    expect(
      await bo.within.selectFrom('mail').select('proposal_id').where('receiver_id', 'is not', null).execute(),
    ).toEqual([{ proposal_id: own.id }])
  })

  test('when it is in the trash; restored in time it goes', async () => {
    const setup = await draftTest()
    await setup.schedule()
    await setup.send('DELETE', `/proposals/${setup.draft.id}`)
    await setup.pass(5 * day)
    expect(await setup.rows()).toEqual([{ state: 'failed', reason: expect.stringContaining('trashed') }])
    const other = await draftTest()
    await other.schedule()
    await other.send('DELETE', `/proposals/${other.draft.id}`)
    await other.app('POST', `/trashcan/proposal/${other.draft.id}/restore`)
    await other.pass(5 * day)
    expect(await other.status()).toBe('open')
  })
})

test('wherever the process dies it is sent once, with its mail and all that belongs to it', async () => {
  const crashes = await atEveryStatement(async (at) => {
    const setup = await draftTest()
    await setup.schedule()
    setup.tick(3 * day)
    const hasDied = await setup.dieAt(at)
    const isSent = (await setup.status()) === 'open'
    expect(await setup.mails()).toHaveLength(isSent ? 1 : 0)
    expect((await setup.rows())[0]?.state).toBe(isSent ? 'sent' : 'due')
    await setup.pass(hour)
    expect(await setup.mails()).toHaveLength(1)
    expect(await setup.status()).toBe('open')
    return hasDied
  })
  expect(crashes).toBeGreaterThan(20)
})

test('what a process has taken up is not sent any more when it is edited meanwhile', async () => {
  const { schedule, rowPorts, send, draft, mails, rows, pass, tick } = await draftTest()
  await schedule()
  tick(3 * day)
  const claimed = await claimRows(rowPorts, 'scheduled_sending', 5)
  expect(claimed).toHaveLength(1)
  await send('PATCH', `/proposals/${draft.id}`, { name: 'Another boiler' })
  for (const row of claimed) await runRow(rowPorts, 'scheduled_sending', row)
  await pass(day)
  expect(await mails()).toEqual([])
  expect(await rows()).toEqual([{ state: 'cancelled', reason: 'edited' }])
})

test('a clock set back and forward sends it once', async () => {
  const setup = await draftTest()
  await setup.schedule()
  await setup.pass(4 * day)
  await setup.pass(-4 * day)
  await setup.pass(8 * day)
  expect(await setup.mails()).toHaveLength(1)
})
