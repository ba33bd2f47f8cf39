import * as z from 'zod/mini'
import { Refused } from '#service/domain/refused.ts'
import { keptRow, priceTable, type KeptRow, type PriceTable, type Row } from '#wire/price-rows.ts'
import { saveContent } from '#wire/proposal-content.ts'
import { getProposal } from '#wire/proposal-details.ts'
import { integer, oneOf } from '#wire/scalars.ts'
import { writing } from './tool.ts'

export const setPriceRows = writing({
  name: 'set_price_rows',
  title: 'Set or add price rows',
  description:
    'Adds rows to the end of a price table of a proposal, or replaces all of its rows. To change one row, replace: send every row that is to stay, with its id. Prices are without VAT unless the table says rows_include_vat. Of a proposal that was sent this begins a next version, which the customer sees once it is sent again.',
  op: saveContent,
  hints: { destructiveHint: true, openWorldHint: false },
  input: z.strictObject({
    proposal_id: integer,
    /** Which of its tables, from 0; needed where it has several. */
    table: z.optional(integer),
    how: oneOf(['add', 'replace']),
    rows: z.array(keptRow),
  }),
  output: z.object({ price_total: z.string(), pricetables: z.array(priceTable) }),
  // Rows that were replaced are there, however often.
  differs: async ({ how }) => (how === 'replace' ? null : ''),
  run: async ({ proposal_id: id, table, how, rows }, { ask }) => {
    const { body: before, etag = '' } = await ask(getProposal, { params: { id } })
    const { pricetables: tables } = before.content
    const position = positionOf(tables, table)
    const kept = tables[position]
    if (!kept) throw new Refused('invalid', `This proposal has no price table ${position}.`)
    const all = how === 'add' ? [...kept.rows.map(asSent), ...rows] : rows
    const pricetables = [{ id: kept.id, position, rows: all }]
    const { body: after } = await ask(saveContent, { params: { id }, body: { pricetables } }, { match: etag })
    return {
      said: `The rows are saved. The total without VAT is ${after.price_total}.`,
      data: { price_total: after.price_total, pricetables: after.content.pricetables },
    }
  },
})

function positionOf(tables: readonly PriceTable[], asked: number | undefined) {
  if (asked !== undefined || tables.length === 1) return asked ?? 0
  const names = tables.map(({ title }, at) => `${at} (${title})`).join(', ')
  throw new Refused(
    'invalid',
    tables.length === 0 ? 'This proposal has no price table.' : `Say which table: ${names}.`,
    { table: ['Say which table'] },
  )
}

/** A row as it is kept: what it comes to is computed. */
function asSent({ subtotal, ...row }: Row): KeptRow {
  void subtotal
  return row
}
