import { got, type Ask } from './ask.ts'
import { draftForBakery } from './bakery.ts'

type Row = { id?: number; type: string; content: string; price: number; [field: string]: unknown }
type Table = { id: string | null; rows: Row[] }
type Details = {
  status: string
  date_won: string
  receivers: { id: number; fullname: string; proposal_link: string }[]
  content: { sections: unknown[]; pricetables: Table[] }
  logs: { summary: { views: number } }
  comments: unknown[]
}

const rows: Row[] = [
  { type: 'price', content: 'Oven', price: 1000, vat_percentage: 21 },
  { type: 'price', content: 'Bedraad', price: 100, vat_percentage: 21, selectable: 'radio', user_selected: true },
  { type: 'price', content: 'Draadloos', price: 300, vat_percentage: 21, selectable: 'radio' },
  { type: 'price', content: 'Onderstel', price: 50, vat_percentage: 21, selectable: 'check' },
  { type: 'price', content: 'Bakplaat', price: 20, vat_percentage: 21, quantity: 1, user_quantity: true },
]

/** A Dutch proposal with choices, sent to as many people as are named. It comes to 1.355,20 with VAT. */
export async function sentProposal(asked: Ask, names: readonly string[] = ['Anna Smit']) {
  const { id, path } = await draftForBakery(asked, { names, name: 'Nieuwe ovens', finish: 'spoedig' })
  const details = () => got<Details>(asked, { path: `${path}/details` })
  const save = (body: object) =>
    got(asked, { path: `${path}/content`, method: 'PUT', face: 'app', body, headers: { 'If-Match': '*' } })
  const [table, ...others] = (await details()).content.pricetables
  if (!table) throw new Error('Its template has a price table')
  await save({
    sections: [{ title: 'Ons voorstel', html: '<p>Bedankt.</p>' }],
    pricetables: [{ id: table.id, rows }, ...others.map((other) => ({ id: other.id, rows: [] }))],
  })
  const send = () => got(asked, { path: `${path}/send`, body: { send_message: 'Ons voorstel staat klaar.' } })
  await send()
  const links = (await details()).receivers.map(({ proposal_link }) => new URL(proposal_link).pathname)
  const [link = ''] = links

  /** Other prices for some rows, sent as the next version. */
  async function revise(prices: Readonly<Record<string, number>>) {
    const { pricetables } = (await details()).content
    await save({
      pricetables: pricetables.map(({ id: tableId, rows: before }) => ({
        id: tableId,
        // The ids say which row is which; a row that keeps its own is the same to the customer, as is what they chose.
        rows: before.map(({ id: rowId, content, price, user_selected, quantity }) => ({
          ...rows.find((row) => row.content === content),
          id: rowId,
          price: prices[content] ?? price,
          user_selected,
          quantity,
        })),
      })),
    })
    await send()
  }
  /** What accepting it asks for, besides a name and a signature. */
  const askFor = (body: object) => got(asked, { path: `${path}/acceptance`, method: 'PATCH', face: 'app', body })
  return { id, path, details, link, links, revise, askFor }
}
