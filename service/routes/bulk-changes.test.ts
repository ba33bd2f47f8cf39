import { describe, expect, test } from 'vitest'
import { claimRows, runDueRows, runRow } from '#service/delivery/steps.ts'
import { appSender, appService } from '#service/testing/app-sender.ts'
import { aProposal } from '#service/testing/builders.ts'
import { portsOf, runBulk as run, waitingFor } from '#service/testing/bulk.ts'
import { atEveryStatement, dyingAt } from '#service/testing/dying.ts'
import { firm } from '#service/testing/firm.ts'
import { addUser } from '#service/testing/test-service.ts'
import { eventsSeen } from '#service/domain/own-records.ts'
import type { BulkChange } from '#wire/bulk-changes.ts'
import type { Proposal } from '#wire/proposal-details.ts'

const toWon = { kind: 'status', status: 'won' } as const
const drafts = { status: 'edit' } as const

async function withDrafts(many: number) {
  const service = await appService()
  const { organisation, person, id } = await aProposal(service, { name: 'Roof 1' })
  const ids = [id]
  for (let at = 2; at <= many; at++) {
    const whom = { contact_id: organisation.id, contact_people: [person.id] }
    const body = { ...whom, proposal_template_id: service.template_id, name: `Roof ${at}` }
    ids.push((await service.send<{ id: number }>('POST', '/proposals', body)).body.id)
  }
  service.tick(10_000)
  const count = async (filter: object = drafts, change: object = toWon) =>
    (await service.ask<BulkChange>('POST', '/bulk-changes', { of: 'proposal', filter, change })).body
  const act = async (id: number, act: string) =>
    service.ask<BulkChange>('POST', `/bulk-changes/${id}/${act}`, act === 'begin' ? await told(id) : undefined)
  const told = async (id: number) => {
    const { change, total } = await look(id)
    return { change, count: total }
  }
  const look = async (id: number) => (await service.ask<BulkChange>('GET', `/bulk-changes/${id}`)).body
  const begin = async (filter?: object, change?: object) => {
    const { id } = await count(filter, change)
    await act(id, 'begin')
    return id
  }
  /** As of more than a portion. */
  const beginLong = async (filter?: object, change?: object) => {
    const { id } = await count(filter, change)
    await waitingFor(service, id)
    return id
  }
  const proposal = async (id = ids[0] ?? 0) => (await service.send<Proposal>('GET', `/proposals/${id}/details`)).body
  const statuses = async () => {
    const rows = await service.within.selectFrom('proposal').select('status').orderBy('id').execute()
    return rows.map(({ status }) => status)
  }
  return { ...service, service, ids, count, act, look, begin, beginLong, proposal, statuses, organisation }
}

test('what is counted is what is changed, and nothing is before it is begun', async () => {
  const { service, count, act, look, statuses } = await withDrafts(25)
  const counted = await count()
  expect(counted).toMatchObject({ state: 'counted', total: 25, statuses: [{ status: 'edit', count: 25 }] })
  await run(service)
  expect(new Set(await statuses())).toEqual(new Set(['edit']))
  // It came later.
  await aProposal(service, { name: 'Late' })
  expect((await act(counted.id, 'begin')).body).toMatchObject({ state: 'running', looked: 0 })
  await run(service)
  expect(await statuses()).toEqual([...Array.from({ length: 25 }, () => 'won'), 'edit'])
  expect(await look(counted.id)).toMatchObject({
    state: 'done',
    total: 25,
    looked: 25,
    changed: 25,
    left: 0,
    reasons: [],
  })
  expect((await act(counted.id, 'begin')).status).toBe(409)
})

test('fewer than a portion are changed when the service answers that they are, and put back likewise', async () => {
  const { count, act, statuses, service } = await withDrafts(3)
  const { id } = await count()
  expect((await act(id, 'begin')).body).toMatchObject({ state: 'done', looked: 3, changed: 3 })
  expect(await statuses()).toEqual(['won', 'won', 'won'])
  expect((await act(id, 'undo')).body).toMatchObject({ state: 'undone', undone: 3 })
  expect(await statuses()).toEqual(['edit', 'edit', 'edit'])
  expect(await run(service)).toBe(0)
})

test('what the person was not told is not begun', async () => {
  const { service, count } = await withDrafts(2)
  const { id } = await count()
  const begin = async (body: object) => (await service.ask('POST', `/bulk-changes/${id}/begin`, body)).status
  expect(await begin({ change: toWon, count: 1 })).toBe(409)
  expect(await begin({ change: { kind: 'trash' }, count: 2 })).toBe(409)
  expect(await begin({ change: toWon, count: 2 })).toBe(200)
})

test('it finds what the list finds, but for those that were taken out', async () => {
  const { count, ids, service } = await withDrafts(4)
  await service.send('PATCH', `/proposals/${ids[3]}`, { status: 'open' })
  await service.send('PATCH', `/proposals/${ids[1]}`, { name: 'Roof and attic' })
  expect((await count()).total).toBe(3)
  expect((await count({ ...drafts, except: [ids[0], ids[3]] })).total).toBe(2)
  expect(await count({ ...drafts, query: 'roof' })).toMatchObject({
    total: 4,
    statuses: [
      { status: 'edit', count: 3 },
      { status: 'open', count: 1 },
    ],
  })
  expect((await count({ ...drafts, query: 'attic' })).total).toBe(1)
  expect((await count({ ...drafts, whose: 'me' })).total).toBe(3)
  expect((await count({ status: 'open', validity: 'expired' })).total).toBe(0)
  expect((await count({ ...drafts, need: 'draft' })).total).toBe(0)
})

test('the ones that were ticked are named, and found in whatever status they are by now', async () => {
  const { count, begin, ids, service, statuses } = await withDrafts(4)
  await service.send('PATCH', `/proposals/${ids[1]}`, { status: 'open' })
  await service.send('DELETE', `/proposals/${ids[3]}`)
  const only = [ids[0], ids[1], ids[3], 999_999]
  expect(await count({ ...drafts, only })).toMatchObject({
    total: 2,
    statuses: [
      { status: 'edit', count: 1 },
      { status: 'open', count: 1 },
    ],
  })
  await begin({ ...drafts, only })
  await run(service)
  expect(await statuses()).toEqual(['won', 'won', 'edit', 'edit'])
})

test('each is changed as one by hand is: logged, told to webhooks and screens, in the transaction of its change', async () => {
  const { service, begin, within, proposal } = await withDrafts(2)
  await begin()
  await run(service)
  const won = await within.selectFrom('event').select('record_id').where('type', '=', 'proposal_won').execute()
  expect(won).toHaveLength(2)
  const log = await within.selectFrom('log_entry').select(['person', 'action']).where('type', '=', 'user').execute()
  expect(log.filter(({ action }) => action === 'changed the status from edit to won')).toHaveLength(2)
  expect((await proposal()).date_won).not.toBeNull()
})

test('the audit log tells who began it and of how many it was', async () => {
  const { service, begin, act, within } = await withDrafts(2)
  const id = await begin()
  await run(service)
  await act(id, 'undo')
  const entries = await within.selectFrom('audit_entry').select(['act', 'record_id', 'changes', 'user_name']).execute()
  expect(entries.filter(({ act }) => act.startsWith('bulk'))).toEqual([
    {
      act: 'bulk-changes.begin',
      record_id: id,
      user_name: 'Eva de Wit',
      changes: JSON.stringify([
        { field: 'change', value: '{"kind":"status","status":"won"}' },
        { field: 'count', value: '2' },
      ]),
    },
    expect.objectContaining({ act: 'bulk-changes.undo', record_id: id }),
  ])
})

test('screens of whoever began it hear how far it is, at most once a second, and nobody else does', async () => {
  const { service, begin, within, userId } = await withDrafts(60)
  const id = await begin()
  while ((await runDueRows(portsOf(service))) > 0) service.tick(400)
  const events = await within.selectFrom('event').selectAll().where('type', '=', 'bulk_change').orderBy('id').execute()
  expect(events.map(({ told }) => (JSON.parse(told) as BulkChange).looked)).toEqual([0, 60])
  expect(JSON.parse(events.at(-1)?.told ?? '')).toMatchObject({ state: 'done', changed: 60, user: userId })
  const unit = { db: within, user: { id: userId + 1 } } as never
  expect(await eventsSeen(unit, events)).toEqual([])
  expect(await eventsSeen({ db: within, user: { id: userId } } as never, events)).toHaveLength(2)
  expect(id).toBeGreaterThan(0)
})

describe('what could not be changed is told with its reason', () => {
  test('what was deleted meanwhile is gone', async () => {
    const { service, count, act, look, ids, send } = await withDrafts(3)
    const { id } = await count()
    await send('DELETE', `/proposals/${ids[1]}`)
    await act(id, 'begin')
    await run(service)
    expect(await look(id)).toMatchObject({
      changed: 2,
      left: 1,
      reasons: [{ reason: 'gone', count: 1, records: [{ id: ids[1], name: 'Roof 2' }] }],
    })
  })

  test('what is refused stays as it was, in the words of the refusal', async () => {
    const { service, beginLong, look, ids, within, statuses } = await withDrafts(2)
    const directory = await service.ask<{ id: number }>('POST', '/settings/proposal-directories', { name: 'Old' })
    const id = await beginLong(drafts, { kind: 'directory', directory_id: directory.body.id })
    await service.ask('DELETE', `/settings/proposal-directories/${directory.body.id}`)
    await run(service)
    const { left, changed, reasons } = await look(id)
    expect({ left, changed }).toEqual({ left: 2, changed: 0 })
    expect(reasons).toMatchObject([{ reason: 'refused', count: 2, detail: expect.stringContaining('directory') }])
    expect(await within.selectFrom('proposal').select('id').where('directory_id', 'is not', null).execute()).toEqual([])
    expect(await statuses()).toEqual(['edit', 'edit'])
    expect(ids).toHaveLength(2)
  })

  test('what is as wanted already is neither changed nor left', async () => {
    const { service, begin, look, ids, send, proposal } = await withDrafts(2)
    await send('PATCH', `/proposals/${ids[0]}`, { status: 'won' })
    const before = await proposal()
    const id = await begin({ ...drafts, query: 'roof' })
    await run(service)
    expect(await look(id)).toMatchObject({ total: 2, looked: 2, changed: 1, left: 0 })
    expect((await proposal()).date_modified).toBe(before.date_modified)
  })
})

describe('undoing', () => {
  test('gives each its status back without a trace', async () => {
    const { service, begin, act, look, ids, send, proposal, statuses } = await withDrafts(3)
    await send('PATCH', `/proposals/${ids[2]}`, { status: 'open' })
    service.tick()
    const before = await proposal()
    const id = await begin({ ...drafts, query: 'roof' }, { kind: 'status', status: 'lost' })
    expect(await statuses()).toEqual(['lost', 'lost', 'lost'])
    await act(id, 'undo')
    expect(await statuses()).toEqual(['edit', 'edit', 'open'])
    expect(await look(id)).toMatchObject({ state: 'undone', undone: 3, undo_until: null, reasons: [] })
    expect((await proposal()).date_modified).toBe(before.date_modified)
    expect((await act(id, 'undo')).status).toBe(409)
  })

  test('leaves alone what somebody changed since, and what left won, and says so', async () => {
    const { service, begin, act, look, ids, send, statuses } = await withDrafts(3)
    await send('PATCH', `/proposals/${ids[2]}`, { status: 'won' })
    service.tick()
    const id = await begin({ ...drafts, query: 'roof' }, { kind: 'status', status: 'lost' })
    await run(service)
    await send('PATCH', `/proposals/${ids[1]}`, { name: 'Attic' })
    await act(id, 'undo')
    await run(service)
    expect(await statuses()).toEqual(['edit', 'lost', 'lost'])
    expect(await look(id)).toMatchObject({
      undone: 1,
      reasons: [
        { reason: 'changed_since', count: 1, records: [{ name: 'Attic' }] },
        { reason: 'was_won', count: 1, records: [{ name: 'Roof 3' }] },
      ],
    })
  })

  test('gives each its own directory back', async () => {
    const { service, begin, act, ids, send, within } = await withDrafts(2)
    const make = async (name: string) =>
      (await service.ask<{ id: number }>('POST', '/settings/proposal-directories', { name })).body.id
    const [homes, offices] = [await make('Homes'), await make('Offices')]
    await send('PATCH', `/proposals/${ids[1]}`, { directory_id: homes })
    const where = async () =>
      (await within.selectFrom('proposal').select('directory_id').orderBy('id').execute()).map(
        ({ directory_id }) => directory_id,
      )
    const id = await begin(drafts, { kind: 'directory', directory_id: offices })
    await run(service)
    expect(await where()).toEqual([offices, offices])
    await act(id, 'undo')
    await run(service)
    expect(await where()).toEqual([null, homes])
  })

  test('brings back from the trash what it moved there, and nothing that was there before or since', async () => {
    const { service, begin, act, ids, send, within, look } = await withDrafts(4)
    await send('DELETE', `/proposals/${ids[0]}`)
    const id = await begin(drafts, { kind: 'trash' })
    service.tick()
    // Somebody brought one back and moved it to the trash again.
    await service.ask('POST', `/trashcan/proposal/${ids[1]}/restore`)
    await send('DELETE', `/proposals/${ids[1]}`)
    await act(id, 'undo')
    await run(service)
    const listed = await within.selectFrom('proposal').select('id').where('deleted_at', 'is', null).execute()
    expect(listed.map((one) => one.id)).toEqual([ids[2], ids[3]])
    expect(await look(id)).toMatchObject({ undone: 2, reasons: [{ reason: 'changed_since', count: 1 }] })
  })

  test('ends a minute after the change did', async () => {
    const { service, begin, act, look } = await withDrafts(1)
    const id = await begin()
    await run(service)
    expect((await look(id)).undo_until).not.toBeNull()
    service.tick(62_000)
    expect((await act(id, 'undo')).status).toBe(409)
  })
})

describe('stopping', () => {
  test('keeps what was changed by then, which can be undone', async () => {
    const { service, begin, act, look, statuses } = await withDrafts(30)
    const id = await begin()
    await runDueRows(portsOf(service))
    expect((await act(id, 'stop')).body).toMatchObject({ state: 'stopped', changed: 25, looked: 25 })
    expect(await run(service)).toBe(0)
    expect((await statuses()).filter((status) => status === 'won')).toHaveLength(25)
    expect((await act(id, 'stop')).status).toBe(409)
    await act(id, 'undo')
    await run(service)
    expect(new Set(await statuses())).toEqual(new Set(['edit']))
    expect(await look(id)).toMatchObject({ state: 'undone', undone: 25 })
  })

  test('forgets what was only counted', async () => {
    const { service, count, act, statuses } = await withDrafts(1)
    const { id } = await count()
    await act(id, 'stop')
    expect((await act(id, 'begin')).status).toBe(409)
    await run(service)
    expect(await statuses()).toEqual(['edit'])
  })
})

test('wherever the process dies, another goes on: each is changed once and counted once', async () => {
  const { service, beginLong, look, within } = await withDrafts(2)
  let id = 0
  const deaths = await atEveryStatement(async (at) => {
    const ids = await within.selectFrom('proposal').select('id').execute()
    for (const { id } of ids) await service.send('PATCH', `/proposals/${id}`, { status: 'edit' })
    service.tick(60_000)
    id = await beginLong()
    const before = await within.selectFrom('log_entry').select('id').execute()
    const dying = dyingAt(service.ports.db, at)
    await runDueRows({ ...portsOf(service), db: dying.db }).catch(() => 0)
    // The lease of the dead runs out.
    service.tick(31_000)
    await run(service)
    expect(await look(id)).toMatchObject({ state: 'done', total: 2, looked: 2, changed: 2 })
    expect(await within.selectFrom('log_entry').select('id').execute()).toHaveLength(before.length + 2)
    return dying.hasDied()
  })
  expect(deaths).toBeGreaterThan(20)
})

test('of two processes that have claimed it one changes a portion', async () => {
  const { service, begin, look } = await withDrafts(30)
  const id = await begin()
  const ports = portsOf(service)
  const claimed = await claimRows(ports, 'bulk_change', 5)
  expect(claimed).toHaveLength(1)
  expect(await claimRows(ports, 'bulk_change', 5)).toEqual([])
  service.tick(31_000)
  const again = await claimRows(ports, 'bulk_change', 5)
  // The first was slow, and has lost its lease.
  await Promise.all([...claimed, ...again].map((row) => runRow(ports, 'bulk_change', row)))
  expect((await look(id)).looked).toBe(25)
  await run(service)
  expect(await look(id)).toMatchObject({ state: 'done', looked: 30, changed: 30 })
})

test('a seller who sees only their own changes only their own', async () => {
  const { admin, bo } = await firm()
  const theirs = await aProposal(admin, { name: 'Theirs' })
  const own = await aProposal(bo, { name: 'Own' })
  const counted = await bo.ask<BulkChange>('POST', '/bulk-changes', { of: 'proposal', filter: drafts, change: toWon })
  expect(counted.body.total).toBe(1)
  const filter = { ...drafts, only: [theirs.id, own.id] }
  const named = await bo.ask<BulkChange>('POST', '/bulk-changes', { of: 'proposal', filter, change: toWon })
  expect(named.body.total).toBe(1)
  // Given away meanwhile.
  const second = await aProposal(bo, { name: 'Second' })
  const both = await bo.ask<BulkChange>('POST', '/bulk-changes', { of: 'proposal', filter: drafts, change: toWon })
  await admin.send('PATCH', `/proposals/${second.id}`, { account_user_id: admin.userId })
  await bo.ask('POST', `/bulk-changes/${both.body.id}/begin`, { change: toWon, count: 2 })
  while ((await runDueRows({ ...admin.ports, settings: admin.ports.settings })) > 0);
  const after = (await bo.ask<BulkChange>('GET', `/bulk-changes/${both.body.id}`)).body
  expect(after).toMatchObject({ changed: 1, left: 1, reasons: [{ reason: 'gone', count: 1, records: [] }] })
  expect((await bo.send<Proposal>('GET', `/proposals/${own.id}/details`)).body.status).toBe('won')
  expect((await admin.send<Proposal>('GET', `/proposals/${second.id}/details`)).body.status).toBe('edit')
  expect((await appSender(admin)('GET', `/bulk-changes/${both.body.id}`)).status).toBe(404)
})

test('whoever may not any more stops it', async () => {
  const { service, beginLong, within, userId, statuses } = await withDrafts(1)
  const id = await beginLong()
  await within.updateTable('account_user').set({ role: 'reader' }).where('id', '=', userId).execute()
  await run(service)
  expect(await statuses()).toEqual(['edit'])
  const row = await within.selectFrom('bulk_change').select('outcome').where('id', '=', id).executeTakeFirstOrThrow()
  expect(row.outcome).toBe('stopped')
})

test('a directory, a user or a tag that is not there is refused before anything is counted', async () => {
  const { service, within } = await withDrafts(1)
  const refused = async (change: object) => {
    const request = { of: 'proposal', filter: drafts, change }
    const { status, body } = await service.ask<{ errors: object }>('POST', '/bulk-changes', request)
    return { status, errors: body.errors }
  }
  const said = (path: string, text: string) => ({ status: 400, errors: { [`change.${path}`]: [text] } })
  expect(await refused({ kind: 'directory', directory_id: 999 })).toEqual(
    said('directory_id', 'There is no proposal directory 999'),
  )
  expect(await refused({ kind: 'owner', account_user_id: 999 })).toEqual(
    said('account_user_id', 'There is no user 999'),
  )
  const gone = await addUser(within, 'Jan', 'Smit', { active: 0 })
  expect(await refused({ kind: 'owner', account_user_id: gone })).toEqual(
    said('account_user_id', `User ${gone} is no longer active`),
  )
  for (const has of [true, false])
    expect(await refused({ kind: 'tag', tag_id: 999, has })).toEqual(said('tag_id', 'There is no tag 999'))
  expect(await within.selectFrom('bulk_change').select('id').execute()).toEqual([])
})

describe('an owner', () => {
  async function withColleague() {
    const drafted = await withDrafts(3)
    const { within, ids, userId } = drafted
    const jan = await addUser(within, 'Jan', 'Smit', { role: 'seller' })
    await drafted.send('PATCH', `/proposals/${ids[2]}`, { account_user_id: jan })
    drafted.service.tick()
    const owners = async () => {
      const rows = await within.selectFrom('proposal').select('account_user_id').orderBy('id').execute()
      return rows.map(({ account_user_id }) => account_user_id)
    }
    const deactivate = (id: number) =>
      within.updateTable('account_user').set({ active: 0 }).where('id', '=', id).execute()
    return { ...drafted, jan, eva: userId, owners, deactivate, toJan: { kind: 'owner', account_user_id: jan } }
  }

  test('is given to each that has another, told by name, and logged as by hand', async () => {
    const { service, count, act, look, jan, owners, toJan, within, proposal, ids } = await withColleague()
    const before = await proposal(ids[2])
    const { id, name } = await count(drafts, toJan)
    expect(name).toBe('Jan Smit')
    await act(id, 'begin')
    await run(service)
    expect(await owners()).toEqual([jan, jan, jan])
    expect(await look(id)).toMatchObject({ state: 'done', total: 3, looked: 3, changed: 2, left: 0 })
    expect((await proposal(ids[2])).date_modified).toBe(before.date_modified)
    const log = await within.selectFrom('log_entry').select('action').where('action', '=', 'changed owner').execute()
    expect(log).toHaveLength(3)
    const [entry] = await within.selectFrom('audit_entry').select('changes').where('record_id', '=', id).execute()
    expect(entry?.changes).toContain(JSON.stringify(JSON.stringify(toJan)))
  })

  test('comes back to each where nobody changed it since', async () => {
    const { service, begin, act, look, jan, eva, owners, toJan, send, ids } = await withColleague()
    const id = await begin(drafts, toJan)
    service.tick()
    await send('PATCH', `/proposals/${ids[1]}`, { name: 'Attic' })
    await act(id, 'undo')
    await run(service)
    expect(await owners()).toEqual([eva, jan, jan])
    expect(await look(id)).toMatchObject({
      state: 'undone',
      undone: 1,
      reasons: [{ reason: 'changed_since', count: 1, records: [{ name: 'Attic' }] }],
    })
  })

  test('who has left gives all away, and gets them back by Undo', async () => {
    const { service, begin, act, look, jan, eva, owners, deactivate } = await withColleague()
    await deactivate(jan)
    const id = await begin({ ...drafts, query: 'roof 3' }, { kind: 'owner', account_user_id: eva })
    await run(service)
    expect(await owners()).toEqual([eva, eva, eva])
    await act(id, 'undo')
    await run(service)
    expect(await owners()).toEqual([eva, eva, jan])
    expect(await look(id)).toMatchObject({ state: 'undone', undone: 1, reasons: [] })
  })

  test('who left since it was counted gets none', async () => {
    const { service, beginLong, look, jan, eva, owners, toJan, deactivate } = await withColleague()
    const id = await beginLong(drafts, toJan)
    await deactivate(jan)
    await run(service)
    expect(await owners()).toEqual([eva, eva, jan])
    expect(await look(id)).toMatchObject({
      changed: 0,
      left: 2,
      reasons: [{ reason: 'refused', count: 2, detail: `User ${jan} is no longer active` }],
    })
  })

  test('is not chosen by a seller who sees only their own', async () => {
    const { admin, bo } = await firm()
    await aProposal(bo, { name: 'Own' })
    const to = (account_user_id: number) =>
      bo.ask<{ errors: Record<string, string[]> }>('POST', '/bulk-changes', {
        of: 'proposal',
        filter: drafts,
        change: { kind: 'owner', account_user_id },
      })
    const { status, body } = await to(admin.userId)
    expect(status).toBe(400)
    expect(body.errors['change.account_user_id']?.[0]).toContain('Ask Eva de Wit to give it to a colleague')
    expect((await to(bo.userId)).status).toBe(201)
  })

  test('is not given by a seller who was limited to their own since it was counted', async () => {
    const { admin, app, bo } = await firm()
    await app('PATCH', '/account', { sellers_see: 'all' })
    await aProposal(bo, { name: 'Own' })
    const change = { kind: 'owner', account_user_id: admin.userId }
    const { body } = await bo.ask<BulkChange>('POST', '/bulk-changes', { of: 'proposal', filter: drafts, change })
    await app('PATCH', '/account', { sellers_see: 'own' })
    await bo.ask('POST', `/bulk-changes/${body.id}/begin`, { change, count: 1 })
    expect((await bo.ask<BulkChange>('GET', `/bulk-changes/${body.id}`)).body).toMatchObject({
      changed: 0,
      left: 1,
      reasons: [{ reason: 'refused', count: 1, records: [{ name: 'Own' }] }],
    })
  })
})

describe('a tag', () => {
  /** The third has it, and the second another. */
  async function withTags() {
    const drafted = await withDrafts(3)
    const { within, service, send, ids } = drafted
    const make = async (name: string) => (await service.ask<{ id: number }>('POST', '/settings/tags', { name })).body.id
    const [vve, hurry] = [await make('VvE'), await make('Hurry')]
    await send('PATCH', `/proposals/${ids[1]}`, { tags: ['Hurry'] })
    await send('PATCH', `/proposals/${ids[2]}`, { tags: ['VvE'] })
    service.tick()
    const tags = async () => {
      const rows = await within
        .selectFrom('proposal_tag')
        .innerJoin('tag', 'tag.id', 'proposal_tag.tag_id')
        .select(['proposal_tag.proposal_id', 'tag.name'])
        .orderBy('tag.name')
        .execute()
      return ids.map((id) => rows.flatMap(({ proposal_id, name }) => (proposal_id === id ? [name] : [])))
    }
    const add = { kind: 'tag', tag_id: vve, has: true }
    return { ...drafted, vve, hurry, tags, add, remove: { ...add, has: false } }
  }

  test('is added beside others to each that lacks it, told by name, and logged as by hand', async () => {
    const { service, count, act, look, tags, add, within, proposal, ids } = await withTags()
    const before = await proposal(ids[2])
    const { id, name } = await count(drafts, add)
    expect(name).toBe('VvE')
    await act(id, 'begin')
    await run(service)
    expect(await tags()).toEqual([['VvE'], ['Hurry', 'VvE'], ['VvE']])
    expect(await look(id)).toMatchObject({ state: 'done', total: 3, looked: 3, changed: 2, left: 0 })
    expect((await proposal(ids[2])).date_modified).toBe(before.date_modified)
    const log = await within.selectFrom('log_entry').select('action').where('action', '=', 'changed tags').execute()
    expect(log).toHaveLength(4)
  })

  test('is taken off where it is, and others stay', async () => {
    const { service, begin, look, tags, send, ids, remove } = await withTags()
    await send('PATCH', `/proposals/${ids[1]}`, { tags: ['Hurry', 'VvE'] })
    const id = await begin(drafts, remove)
    await run(service)
    expect(await tags()).toEqual([[], ['Hurry'], []])
    expect(await look(id)).toMatchObject({ state: 'done', total: 3, looked: 3, changed: 2, left: 0 })
  })

  test('that was added is taken off again where nobody changed the proposal since, and stays where it was before', async () => {
    const { service, begin, act, look, tags, send, ids, add } = await withTags()
    const id = await begin(drafts, add)
    service.tick()
    await send('PATCH', `/proposals/${ids[1]}`, { name: 'Attic' })
    await act(id, 'undo')
    await run(service)
    expect(await tags()).toEqual([[], ['Hurry', 'VvE'], ['VvE']])
    expect(await look(id)).toMatchObject({
      state: 'undone',
      undone: 1,
      reasons: [{ reason: 'changed_since', count: 1, records: [{ name: 'Attic' }] }],
    })
  })

  test('that was taken off is added again where it was', async () => {
    const { service, begin, act, look, tags, remove } = await withTags()
    const id = await begin(drafts, remove)
    await run(service)
    expect(await tags()).toEqual([[], ['Hurry'], []])
    await act(id, 'undo')
    await run(service)
    expect(await tags()).toEqual([[], ['Hurry'], ['VvE']])
    expect(await look(id)).toMatchObject({ state: 'undone', undone: 1, reasons: [] })
  })

  test('that was deleted since is not made anew', async () => {
    const { service, beginLong, begin, act, look, tags, within, vve, add, remove } = await withTags()
    const removed = await begin(drafts, remove)
    await run(service)
    const adding = await beginLong(drafts, add)
    await service.ask('DELETE', `/settings/tags/${vve}`)
    await run(service)
    const reasons = (count: number) => [{ reason: 'refused', count, detail: `There is no tag ${vve}` }]
    expect(await look(adding)).toMatchObject({ changed: 0, left: 3, name: null, reasons: reasons(3) })
    await act(removed, 'undo')
    await run(service)
    expect(await look(removed)).toMatchObject({ undone: 0, reasons: reasons(1) })
    expect(await tags()).toEqual([[], ['Hurry'], []])
    expect(await within.selectFrom('tag').select('name').execute()).toEqual([{ name: 'Hurry' }])
  })

  test('that was merged into another since stays', async () => {
    const { service, begin, act, look, tags, vve, hurry, add } = await withTags()
    const id = await begin({ ...drafts, query: 'roof 1' }, add)
    await run(service)
    await service.ask('POST', `/settings/tags/${vve}/merge`, { into: hurry })
    await act(id, 'undo')
    await run(service)
    expect(await tags()).toEqual([['Hurry'], ['Hurry'], ['Hurry']])
    expect(await look(id)).toMatchObject({ undone: 0, reasons: [{ reason: 'refused', count: 1 }] })
  })
})
