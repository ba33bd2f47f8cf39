import type { CustomerChoices } from '#wire/proposal-customer.ts'

type Row = CustomerChoices['rows'][number]

export type ChoiceLine = {
  row_id: number
  content: string
  /** What it counts for; null where it is not chosen. */
  sent: number | null
  chosen: number | null
  /** Before and after, where the customer changed how many. */
  quantities: [number, number] | undefined
  difference: number
  /** The customer chose otherwise than it was sent. */
  isChanged: boolean
}

const countedIn = ({ selectable }: Row, { selected, subtotal }: Row['sent']) =>
  selectable && !selected ? null : subtotal

/** Every row with what the customer chose, in their order, and how many stayed as they were sent. */
export function choiceLines({ rows }: Pick<CustomerChoices, 'rows'>): { lines: ChoiceLine[]; unchanged: number } {
  const lines = rows.map((row): ChoiceLine => {
    const [sent, chosen] = [countedIn(row, row.sent), countedIn(row, row.chosen)]
    const isOther = row.sent.quantity !== row.chosen.quantity
    return {
      row_id: row.row_id,
      content: row.content,
      sent,
      chosen,
      quantities: isOther ? [row.sent.quantity, row.chosen.quantity] : undefined,
      difference: inCents((chosen ?? 0) - (sent ?? 0)),
      isChanged: row.changed,
    }
  })
  return { lines, unchanged: rows.filter((row) => !row.changed).length }
}

/** A difference of two amounts has no more decimals than they have. */
const inCents = (amount: number) => Math.round(amount * 100) / 100
