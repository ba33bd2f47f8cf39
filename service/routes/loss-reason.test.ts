import { expect, test } from 'vitest'
import { engine } from '#service/testing/database.ts'
import { day, followUpTest } from '#service/testing/follow-up.ts'
import { planOf } from '#service/testing/plan.ts'
import { viewerTest } from '#service/testing/viewer.ts'
import type { AppProposal } from '#wire/app-proposal.ts'
import type { BulkChange } from '#wire/bulk-changes.ts'
import type { ListedProposal } from '#wire/proposal-list.ts'
import type { Timeline } from '#wire/timeline.ts'

/** A proposal that was sent to two receivers, the first of whom need not sign. */
async function sent() {
  const viewer = await viewerTest({ receivers: 2 })
  const { within, account, send, id, link, links } = viewer
  await within.updateTable('receiver').set({ signature_required: 0 }).where('link_token', '=', link).execute()
  const app = async <Body>(method: string, path: string, body?: unknown) =>
    (await send<Body>(method, `/api/app/${account}${path}`, body)).body
  const version = async () => (await viewer.see()).proposal.version_id
  return {
    ...viewer,
    app,
    setStatus: (status: string) => send('PATCH', `/proposals/${id}`, { status }),
    /** By the first, who need not sign, or the second. */
    decline: async (who: 'first' | 'second', reason: string) =>
      viewer.ask(
        'POST',
        '/decline',
        { version_id: await version(), reason },
        { token: links[who === 'first' ? 0 : 1] ?? '' },
      ),
    record: async () => app<{ details: AppProposal; timeline: Timeline }>('GET', `/proposals/${id}/record`),
    reason: async () => (await app<{ details: AppProposal }>('GET', `/proposals/${id}/record`)).details.loss_reason,
    listed: (query: string) => app<ListedProposal[]>('GET', `/proposals?status=lost${query}`),
    give: async (loss_reason: string | null, only = [id]) => {
      const change = { kind: 'loss_reason', loss_reason }
      const counted = await app<BulkChange>('POST', '/bulk-changes', {
        of: 'proposal',
        filter: { status: 'lost', only },
        change,
      })
      return app<BulkChange>('POST', `/bulk-changes/${counted.id}/begin`, { change, count: counted.total })
    },
    undo: (bulk: BulkChange) => app<BulkChange>('POST', `/bulk-changes/${bulk.id}/undo`),
  }
}

test('who declines and loses it gives the reason', async () => {
  const { decline, reason } = await sent()
  expect(await reason()).toBeNull()
  await decline('second', 'timing')
  expect(await reason()).toBe('timing')
})

test('set to lost by hand it has the reason of who declined the version that they have, else none', async () => {
  const { decline, reason, setStatus, sendIt } = await sent()
  await setStatus('lost')
  expect(await reason()).toBeNull()
  await setStatus('open')
  await decline('first', 'price')
  await setStatus('lost')
  expect(await reason()).toBe('price')
  await setStatus('edit')
  await sendIt()
  await setStatus('lost')
  expect(await reason()).toBeNull()
})

test('lost by an automation nobody has reacted, unless somebody declined', async () => {
  const unseen = await followUpTest([{ trigger: 'not_opened', days: 3, action: 'set_lost' }])
  await unseen.pass(4 * day)
  const lost = ({ within }: typeof unseen) =>
    within.selectFrom('proposal').select(['status', 'loss_reason']).executeTakeFirst()
  expect(await lost(unseen)).toEqual({ status: 'lost', loss_reason: 'no_reaction' })

  const declined = await followUpTest([{ trigger: 'declined', days: 1, action: 'set_lost' }], { receivers: 2 })
  await declined.within
    .updateTable('receiver')
    .set({ signature_required: 0 })
    .where('link_token', '=', declined.link)
    .execute()
  const { version_id } = (await declined.see()).proposal
  await declined.ask('POST', '/decline', { version_id, reason: 'price' })
  await declined.pass(2 * day)
  expect(await lost(declined)).toEqual({ status: 'lost', loss_reason: 'price' })
})

test('a seller gives it, another one over it, or takes it away, which the log and the timeline tell', async () => {
  const { give, reason, setStatus, record, details } = await sent()
  await setStatus('lost')
  expect(await give('no_reaction')).toMatchObject({ state: 'done', changed: 1, left: 0 })
  expect(await reason()).toBe('no_reaction')
  await give('other_supplier')
  await give('other_supplier')
  await give(null)
  expect(await reason()).toBeNull()
  const log = (await details()).logs.history.map(({ action }) => action)
  expect(log.slice(-3)).toEqual([
    'gave as the loss reason: no reaction',
    'gave as the loss reason: another supplier',
    'removed the loss reason',
  ])
  const acts = (await record()).timeline.entries.filter((one) => one.kind === 'act' && one.act === 'loss_reason')
  expect(acts).toMatchObject([{ facts: {} }, { facts: { to: 'other_supplier' } }, { facts: { to: 'no_reaction' } }])
})

test('what is not lost is left, and told why', async () => {
  const { give, reason, within } = await sent()
  const { changed, left, reasons } = await give('price')
  expect({ changed, left }).toEqual({ changed: 0, left: 1 })
  expect(reasons).toMatchObject([
    {
      reason: 'refused',
      detail: 'This proposal is open. Only a lost one has a reason for it: change its status first.',
    },
  ])
  expect(await reason()).toBeNull()
  expect(await within.selectFrom('proposal').select('loss_reason').executeTakeFirst()).toEqual({ loss_reason: null })
})

test('taken back, the reason before it is there again; changed since, it stays', async () => {
  const { give, undo, reason, setStatus } = await sent()
  await setStatus('lost')
  await give('price')
  const later = await give('timing')
  expect(await undo(later)).toMatchObject({ state: 'undone', undone: 1 })
  expect(await reason()).toBe('price')
  const before = await give('other')
  await give('not_needed')
  expect(await undo(before)).toMatchObject({ undone: 0, reasons: [{ reason: 'changed_since' }] })
  expect(await reason()).toBe('not_needed')
})

test('opened again it has none; whoever takes that back finds it as it was', async () => {
  const { give, reason, setStatus, app, id, details } = await sent()
  await setStatus('lost')
  await give('price')
  const { date_modified } = await details()
  await setStatus('open')
  expect(await reason()).toBeNull()
  await app('POST', `/proposals/${id}/undo-status`, { status: 'lost', date_modified })
  expect(await reason()).toBe('price')
})

test('the list tells it, and is narrowed to the lost ones of a reason or to those without', async () => {
  const { give, setStatus, listed, app } = await sent()
  await setStatus('lost')
  const counted = async (query: string) => {
    const items = await listed(query)
    const { columns } = await app<{ columns: Record<string, { count: number }> }>('GET', `/board?sort=name${query}`)
    expect(columns['lost']?.count).toBe(items.length)
    return items.map(({ loss_reason }) => loss_reason)
  }
  expect(await counted('&loss_reason=none')).toEqual([null])
  expect(await counted('&loss_reason=price')).toEqual([])
  await give('price')
  expect(await counted('&loss_reason=none')).toEqual([])
  expect(await counted('&loss_reason=price')).toEqual(['price'])
  await setStatus('open')
  expect(await counted('&loss_reason=price')).toEqual([])
  expect((await app<ListedProposal[]>('GET', '/proposals?status=open'))[0]?.loss_reason).toBeNull()
})

test('what is narrowed to a reason is of the lost ones, whatever status is asked for', async () => {
  const { give, setStatus, app, id } = await sent()
  await setStatus('lost')
  await give('price')
  expect(await app<ListedProposal[]>('GET', '/proposals?loss_reason=price')).toMatchObject([{ id }])
  await app('POST', '/views', { name: 'Too dear', filter: { status: 'open', loss_reason: 'price' } })
  expect(await app('GET', '/views/counts')).toMatchObject([{ count: 1 }])
  const filter = { status: 'open', loss_reason: 'price' }
  const change = { kind: 'loss_reason', loss_reason: 'timing' }
  expect(await app<BulkChange>('POST', '/bulk-changes', { of: 'proposal', filter, change })).toMatchObject({ total: 1 })
})

test('version 2 does not tell it, and a reason that there is not is refused', async () => {
  const { setStatus, details, send, account } = await sent()
  await setStatus('lost')
  expect(await details()).not.toHaveProperty('loss_reason')
  const { status, body } = await send<{ errors: object }>('POST', `/api/app/${account}/bulk-changes`, {
    of: 'proposal',
    filter: { status: 'lost' },
    change: { kind: 'loss_reason', loss_reason: 'weather' },
  })
  expect({ status, ...body.errors }).toEqual({ status: 400, 'change.loss_reason': ['Choose a reason'] })
})

test.skipIf(engine !== 'sqlite')(
  'what was lost for a reason is read and counted from an index of its own',
  async () => {
    const { queries, db, listed } = await sent()
    const before = queries.length
    await listed('&loss_reason=price&sort=date_modified')
    const statements = queries.slice(before).filter((query) => query.includes('"loss_reason" ='))
    expect(statements).toHaveLength(2)
    for (const statement of statements)
      expect(await planOf(db, statement)).toContainEqual(expect.stringContaining('proposals_by_loss_reason'))
  },
)
