import { describe, expect, test } from 'vitest'
import { aProposal, detailsOf } from '#service/testing/builders.ts'
import { colleague } from '#service/testing/firm.ts'
import { day, followUpTest } from '#service/testing/follow-up.ts'
import type { AppProposal } from '#wire/app-proposal.ts'
import type { BulkChange } from '#wire/bulk-changes.ts'
import type { ProposalCustomer } from '#wire/proposal-customer.ts'
import type { SendingOf } from '#wire/scheduled-sending.ts'
import type { Timeline } from '#wire/timeline.ts'

type Setup = Awaited<ReturnType<typeof followUpTest>>
type Recorded = { details: AppProposal; customer: ProposalCustomer; timeline: Timeline }

/** How a proposal stands, and how its status is changed and taken back a second later each. */
function acting({ app, send, tick }: Setup, id: number) {
  const record = async () => (await app<Recorded>('GET', `/proposals/${id}/record`)).body
  const move = async (status: string) => {
    const { details: before } = await record()
    tick()
    expect((await send('PATCH', `/proposals/${id}`, { status })).status).toBe(200)
    tick()
    const previous = { status: before.status, date_modified: before.date_modified }
    return async () => (await app('POST', `/proposals/${id}/undo-status`, previous)).status
  }
  const moveAsMany = async (status: string) => {
    const change = { kind: 'status', status }
    const asked = { of: 'proposal', filter: { status: (await record()).details.status, only: [id] }, change }
    const counted = (await app<BulkChange>('POST', '/bulk-changes', asked)).body
    tick()
    await app('POST', `/bulk-changes/${counted.id}/begin`, { change, count: 1 })
    tick()
    return async () => (await app<BulkChange>('POST', `/bulk-changes/${counted.id}/undo`)).body
  }
  return { record, move, moveAsMany }
}

describe('of a proposal that waits for its moment', () => {
  /** A draft that is sent on Tuesday the 24th of November 2026 at 08:00 in Amsterdam. */
  async function scheduled() {
    const setup = await followUpTest()
    const { id } = await aProposal(setup, { name: 'Boiler' })
    const address = `/proposals/${id}/scheduled-sending`
    await setup.app('PUT', address, { at: '2026-11-24T08:00', send_message: 'Hello' })
    const sending = async () => (await setup.app<SendingOf>('GET', address)).body
    return { ...setup, ...acting(setup, id), id, sending }
  }

  test.each(['lost', 'open', 'won', 'closed'])(
    'a change to %s is taken back with the end of its sending, of which no line stays',
    async (status) => {
      const { move, record, sending, pass } = await scheduled()
      const before = { ...(await record()), sending: await sending() }
      const undo = await move(status)
      expect((await sending()).scheduled).toBeNull()
      expect(await undo()).toBe(200)
      expect({ ...(await record()), sending: await sending() }).toEqual(before)
      await pass(4 * day)
      expect((await record()).details).toMatchObject({ status: 'open', sent: { number: 1 } })
    },
  )

  test('many are taken back as one is', async () => {
    const { moveAsMany, sending } = await scheduled()
    const before = await sending()
    const undo = await moveAsMany('lost')
    expect(await undo()).toMatchObject({ state: 'undone', undone: 1 })
    expect(await sending()).toEqual(before)
  })

  test('once its moment has passed the status alone comes back, and why it was not sent stays told', async () => {
    const { move, record, sending, tick } = await scheduled()
    // A second before it is sent.
    tick(Date.parse('2026-11-24T07:00:00Z') - Date.parse((await record()).details.date_modified) - 3000)
    const undo = await move('lost')
    tick(60_000)
    expect(await undo()).toBe(200)
    expect((await record()).details.status).toBe('edit')
    expect(await sending()).toMatchObject({ scheduled: null, unsent: { reason: 'edited' } })
  })

  test('what somebody cancelled before stays cancelled', async () => {
    const { app, id, move, record, sending } = await scheduled()
    await app('DELETE', `/proposals/${id}/scheduled-sending`)
    const before = await record()
    const undo = await move('lost')
    expect(await undo()).toBe(200)
    expect(await record()).toEqual(before)
    expect(await sending()).toEqual({ scheduled: null, unsent: null })
  })
})

describe('of a proposal that the customer declined', () => {
  async function declined() {
    const setup = await followUpTest([{ trigger: 'declined', days: 2, action: 'tell_owner' }])
    const { id, ask, see, tick, within } = setup
    tick()
    const { version_id } = (await see()).proposal
    const decline = await ask('POST', '/decline', { version_id, reason: 'price', text: 'Too dear' })
    expect(decline.status).toBe(200)
    const versions = async () =>
      (await within.selectFrom('proposal_version').select('number').orderBy('id').execute()).map(({ number }) => number)
    const due = async () => (await setup.steps()).filter(({ state }) => state === 'due').map(({ step_key }) => step_key)
    return { ...setup, ...acting(setup, id), versions, due, version_id }
  }

  test.each(['open', 'edit', 'closed', 'won'])(
    'a change from lost to %s is taken back with the version that it began',
    async (status) => {
      const { move, record, versions, due } = await declined()
      const before = { ...(await record()), due: await due() }
      expect(before).toMatchObject({
        details: { sent: { number: 1 }, logs: { summary: { last_modified_user: '' } } },
        customer: { declines: [{ reason: 'price' }] },
        due: [expect.stringMatching(/^1:/)],
      })
      const undo = await move(status)
      expect((await record()).details).toMatchObject({ version_id: 2, sent: { number: 2 } })
      expect(await undo()).toBe(200)
      expect({ ...(await record()), due: await due() }).toEqual(before)
      expect(await versions()).toEqual([1])
    },
  )

  test('many are taken back as one is', async () => {
    const { moveAsMany, record, versions } = await declined()
    const before = await record()
    const undo = await moveAsMany('open')
    expect((await record()).details.version_id).toBe(2)
    expect(await undo()).toMatchObject({ state: 'undone', undone: 1 })
    expect(await record()).toEqual(before)
    expect(await versions()).toEqual([1])
  })

  test('opened, declined and opened again, it goes back to the second version alone', async () => {
    const { move, record, ask, versions } = await declined()
    await move('open')
    await ask('POST', '/decline', { version_id: 2, reason: 'timing' })
    const before = await record()
    const undo = await move('open')
    expect(await versions()).toEqual([1, 2, 3])
    expect(await undo()).toBe(200)
    expect(await record()).toEqual(before)
    expect(await versions()).toEqual([1, 2])
  })

  // The log, which is asked for what came last, says nothing of machines.
  test('it cannot be taken back once a machine fetched the version that it began', async () => {
    const { move, record, visit, versions } = await declined()
    const undo = await move('open')
    expect((await visit({ human: false })).status).toBe(200)
    const before = await record()
    expect(await undo()).toBe(409)
    expect(await record()).toEqual(before)
    expect(await versions()).toEqual([1, 2])
  })

  test('of many it is kept and told', async () => {
    const { moveAsMany, record, visit, versions } = await declined()
    const undo = await moveAsMany('open')
    await visit({ human: false })
    expect(await undo()).toMatchObject({ undone: 0, reasons: [{ reason: 'changed_since', count: 1 }] })
    expect((await record()).details).toMatchObject({ status: 'open', version_id: 2 })
    expect(await versions()).toEqual([1, 2])
  })
})

test('it is taken back by who changed it, whatever they are called by then, and by nobody of the same name', async () => {
  const setup = await followUpTest()
  const { id } = await aProposal(setup)
  const { within, tick, send } = setup
  const namesake = await colleague(setup, 'Bo', 'admin')
  await within.updateTable('account_user').set({ firstname: 'Eva', lastname: 'de Wit' }).execute()
  const { status, date_modified } = await detailsOf(setup, id)
  tick()
  await send('PATCH', `/proposals/${id}`, { status: 'lost' })
  const undo = { status, date_modified }
  expect((await namesake.ask('POST', `/proposals/${id}/undo-status`, undo)).status).toBe(409)
  await within.updateTable('account_user').set({ lastname: 'Prins' }).where('id', '=', setup.userId).execute()
  expect((await setup.app('POST', `/proposals/${id}/undo-status`, undo)).status).toBe(200)
})

test('who changed it last is told as before, and nobody where they are no user any more', async () => {
  const setup = await followUpTest()
  const { id, within } = setup
  const { move, record } = acting(setup, id)
  const seller = await within
    .selectFrom('account_user')
    .select(['phone', 'jobtitle', 'password_hash', 'role', 'active', 'last_login_at'])
    .executeTakeFirstOrThrow()
  const jan = { ...seller, email: 'jan@seller.test', email_key: 'jan@seller.test', firstname: 'Jan', lastname: 'Vos' }
  const other = await within.insertInto('account_user').values(jan).returning('id').executeTakeFirstOrThrow()
  await within.updateTable('proposal').set({ modified_by: other.id }).execute()
  const before = await record()
  expect(before.details.logs.summary.last_modified_user).toBe('Jan Vos')
  const undo = await move('lost')
  const [line] = (await record()).timeline.entries
  expect(line).toMatchObject({ act: 'status', facts: { from: 'open', to: 'lost' } })
  expect(JSON.stringify(line)).not.toContain('modified_by')
  expect(await undo()).toBe(200)
  expect(await record()).toEqual(before)

  const again = await move('lost')
  await within.deleteFrom('account_user').where('id', '=', other.id).execute()
  expect(await again()).toBe(200)
  expect((await record()).details.logs.summary.last_modified_user).toBe('')
})
