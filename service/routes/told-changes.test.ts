import { expect, test } from 'vitest'
import { anOrganisation, aProposal, detailsOf } from '#service/testing/builders.ts'
import { day, followUpTest } from '#service/testing/follow-up.ts'
import { testService, type TestService } from '#service/testing/test-service.ts'
import { priceRow, viewerTest } from '#service/testing/viewer.ts'
import { webhookEvents } from '#wire/webhooks.ts'

const told: readonly string[] = webhookEvents

/** What webhooks were told by now, the oldest first. */
async function eventsIn({ within }: Pick<TestService, 'within'>) {
  const events = await within.selectFrom('event').select('type').orderBy('id').execute()
  return events.map(({ type }) => type).filter((type) => told.includes(type))
}

/** What `act` tells. */
async function toldBy(service: Pick<TestService, 'within' | 'tick'>, act: () => Promise<unknown>) {
  service.tick(5000)
  const { length } = await eventsIn(service)
  await act()
  return (await eventsIn(service)).slice(length)
}

test('an update that changes nothing tells nobody, and is no change of the record', async () => {
  const service = await testService()
  const { id } = await anOrganisation(service, { phone: '1', tags: ['A'] })
  const { body: product } = await service.send<{ product_id: number }>('POST', '/products', {
    name: 'Pump',
    price: '5',
  })
  const same = async () => {
    await service.send('PATCH', `/contacts/${id}`, {})
    await service.send('PATCH', `/contacts/${id}`, { name: 'Van Dijk Bouw', phone: '1' })
    await service.send('PATCH', `/products/${product.product_id}`, { name: 'Pump', price: '5' })
  }
  expect(await toldBy(service, same)).toEqual([])
  const { modified_at, created_at } = await service.within.selectFrom('contact').selectAll().executeTakeFirstOrThrow()
  expect(modified_at).toBe(created_at)
  const other = async () => {
    await service.send('PATCH', `/contacts/${id}`, { phone: '2' })
    await service.send('PATCH', `/products/${product.product_id}`, { price: '6' })
  }
  expect(await toldBy(service, other)).toEqual(['contact_updated', 'product_updated'])
})

test('an automation that closes or loses a proposal tells it as somebody who does so by hand', async () => {
  for (const [action, events] of [
    ['set_closed', ['proposal_details_updated']],
    ['set_lost', ['proposal_lost', 'proposal_details_updated']],
  ] as const) {
    const service = await followUpTest([{ trigger: 'not_opened', days: 3, action }])
    const { length } = await eventsIn(service)
    await service.pass(4 * day)
    expect((await eventsIn(service)).slice(length)).toEqual(events)
  }
})

test('of a radio group details choose the one row that counts, whatever was sent', async () => {
  const radio = (content: string, user_selected: boolean) =>
    priceRow(content, 100, { selectable: 'radio', user_selected })
  const title = { type: 'title', content: 'Next' }
  const rows = [radio('A', false), radio('B', false), title, radio('C', true), radio('D', true)]
  const viewer = await viewerTest({ rows })
  const { content } = await detailsOf(viewer, viewer.id)
  const chosen = content.pricetables.flatMap(({ rows }) =>
    rows.flatMap((row) => (row.type === 'price' && row.user_selected ? [row.content] : [])),
  )
  expect(chosen).toEqual(['A', 'C'])
  // Beside the survey of 100 that the template brings along.
  expect((await viewer.see()).prices.price_total).toBe(300)
})

test('a proposal is sent for the first time, then again, whatever its status was', async () => {
  const service = await testService()
  const { id } = await aProposal(service, { status: 'open' })
  const send = () => service.send('POST', `/proposals/${id}/send`, { send_method: 'service', send_message: 'x' })
  await send()
  await service.send('PATCH', `/proposals/${id}`, { status: 'edit' })
  await send()
  const { history } = (await detailsOf(service, id)).logs
  expect(history.flatMap(({ action }) => (action.startsWith('sent') ? [action] : []))).toEqual([
    'sent the proposal to An Smit',
    'sent the proposal again to An Smit',
  ])
})

test('what a customer changes was modified by no user', async () => {
  const modifiedBy = async (of: Awaited<ReturnType<typeof viewerTest>>) =>
    (await detailsOf(of, of.id)).logs.summary.last_modified_user
  const won = await viewerTest()
  expect(await modifiedBy(won)).toBe('Eva de Wit')
  await won.accept()
  expect(await modifiedBy(won)).toBe('')
  const lost = await viewerTest()
  const { version_id } = await lost.acceptance()
  await lost.ask('POST', '/decline', { version_id, reason: 'price', text: '' })
  expect(await modifiedBy(lost)).toBe('')
})
