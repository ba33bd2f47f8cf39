import { expect, test } from 'vitest'
import { priceRow, viewerTest } from '#service/testing/viewer.ts'

const rows = [
  priceRow('Wired', 189, { selectable: 'radio', user_selected: true }),
  priceRow('Wireless', 749, { selectable: 'radio' }),
  priceRow('Floor', 120, { selectable: 'check' }),
  priceRow('Roof', 80, { selectable: 'check' }),
  priceRow('Hours', 62.5, { quantity: 2, user_quantity: true }),
  priceRow('Panels', 400, { selectable: 'check', user_quantity: true }),
]

/** A proposal that was sent, of which the seller writes the next version while its customer chooses. */
async function carriedTest() {
  const viewer = await viewerTest({ rows })
  const path = `/api/app/${viewer.account}/proposals/${viewer.id}`
  const standing = async () => (await viewer.details()).content.pricetables.flatMap((table) => table.rows)
  const idOf = async (content: string) => (await standing()).find((row) => row.content === content)?.id ?? 0
  /** Both what receivers and what details say stands. */
  const chosen = async () => {
    const { tables, prices } = await viewer.see()
    const { price_total_original } = await viewer.details()
    expect(prices.price_total).toBe(Number(price_total_original))
    const shown = tables.flatMap(({ rows }) => rows).filter((row) => row.type === 'price')
    return Object.fromEntries(
      shown.map(({ content, quantity, selectable, user_selected }) => [
        content,
        selectable === false || user_selected ? quantity : 0,
      ]),
    )
  }
  return {
    ...viewer,
    chosen,
    idOf,
    choose: async (choices: object[]) => {
      const { version_id } = (await viewer.see()).proposal
      expect((await viewer.ask('PUT', '/choices', { version_id, choices })).status).toBe(200)
      viewer.tick()
    },
    /** Begins the next version, or goes on with it. */
    write: async (change: (row: Record<string, unknown>) => object | undefined) => {
      const kept = (await standing()).flatMap(({ subtotal: _subtotal, ...row }) => change(row) ?? [])
      const body = { pricetables: [{ id: 'main', rows: kept }] }
      expect((await viewer.send('PUT', `${path}/content`, body, { 'If-Match': '*' })).status).toBe(200)
      viewer.tick()
    },
  }
}

test('what is chosen while the seller writes the next version stands in it when it is sent', async () => {
  const proposal = await carriedTest()
  await proposal.write((row) => ({ ...row, ...(row['content'] === 'Floor' && { price: 130 }) }))
  await proposal.choose([
    { row_id: await proposal.idOf('Wireless'), selected: true },
    { row_id: await proposal.idOf('Hours'), quantity: 9 },
  ])
  await proposal.sendIt()
  expect(await proposal.chosen()).toMatchObject({ Wired: 0, Wireless: 1, Floor: 0, Hours: 9 })
})

test('a seller who looks at the draft sees what is chosen meanwhile, as it would be sent', async () => {
  const proposal = await carriedTest()
  await proposal.write((row) => ({ ...row, ...(row['content'] === 'Floor' && { price: 130 }) }))
  await proposal.choose([{ row_id: await proposal.idOf('Floor'), selected: true }])
  const look = `/api/app/${proposal.account}/proposals/${proposal.id}/preview`
  const { body } = await proposal.send<{ url: string }>('POST', look, { version: 'draft' })
  const { prices } = await proposal.see(body.url.split('/').at(-1))
  await proposal.sendIt()
  expect(prices).toEqual((await proposal.see()).prices)
})

test('where a row is gone, or may not be chosen in that way any more, the rest of it stands', async () => {
  const proposal = await carriedTest()
  const [floor, roof, hours] = [await proposal.idOf('Floor'), await proposal.idOf('Roof'), await proposal.idOf('Hours')]
  await proposal.write((row) => {
    if (row['content'] === 'Floor') return undefined
    return { ...row, ...(row['content'] === 'Hours' && { user_quantity: false }) }
  })
  await proposal.choose([
    { row_id: floor, selected: true },
    { row_id: roof, selected: true },
    { row_id: hours, quantity: 9 },
  ])
  await proposal.sendIt()
  expect(await proposal.chosen()).toMatchObject({ Roof: 1, Hours: 2 })
})

test('what was chosen before the next version was begun is the seller’s to change', async () => {
  const proposal = await carriedTest()
  await proposal.choose([{ row_id: await proposal.idOf('Floor'), selected: true }])
  await proposal.write((row) => ({ ...row, ...(row['content'] === 'Floor' && { user_selected: false }) }))
  await proposal.choose([{ row_id: await proposal.idOf('Roof'), selected: true }])
  await proposal.sendIt()
  expect(await proposal.chosen()).toMatchObject({ Floor: 0, Roof: 1 })
})

test('what is taken back after the next version was begun is taken back in it too', async () => {
  const proposal = await carriedTest()
  await proposal.choose([{ row_id: await proposal.idOf('Floor'), selected: true }])
  await proposal.write((row) => ({ ...row, ...(row['content'] === 'Floor' && { price: 130 }) }))
  await proposal.choose([{ row_id: await proposal.idOf('Floor'), selected: false }])
  await proposal.sendIt()
  expect(await proposal.chosen()).toMatchObject({ Floor: 0 })
})

test('a row that is ticked comes in the quantity that was set before', async () => {
  const proposal = await carriedTest()
  await proposal.write((row) => ({ ...row, ...(row['content'] === 'Floor' && { price: 130 }) }))
  const row_id = await proposal.idOf('Panels')
  await proposal.choose([{ row_id, quantity: 8 }])
  await proposal.choose([{ row_id, selected: true }])
  await proposal.sendIt()
  expect(await proposal.chosen()).toMatchObject({ Panels: 8 })
})
