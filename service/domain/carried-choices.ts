import { selectVersions } from '#service/store/proposals.ts'
import { findChoicesBefore } from '#service/store/timeline-rows.ts'
import type { Stored } from '#service/store/schema.ts'
import { chosen } from './chosen-rows.ts'
import { FaultList } from './fault-list.ts'
import { centsOf } from './money.ts'
import { calculatedTotal, contentIn, withChoices, type Content, type StoredRow } from './proposal-content.ts'
import type { Unit } from './unit.ts'

type Version = Pick<Stored<'proposal_version'>, 'id' | 'proposal_id' | 'content' | 'created_at'>

/**
 * The content of a version as it would be sent, with what receivers have chosen in the one before since this one was begun;
 * what they had chosen by then it began with. Kept where a row is still there and may be chosen in that way, unless it comes
 * to more than can be counted with what the seller has added.
 */
export async function withCarriedChoices(unit: Pick<Unit, 'db'>, draft: Version): Promise<Content> {
  const content = contentIn({ content: draft.content })
  const sent = (await selectVersions(unit.db, draft.proposal_id)).find(({ sent_at }) => sent_at !== null)
  if (!sent || sent.id === draft.id || sent.choices_at === null || sent.choices_at <= draft.created_at) return content
  const before = await findChoicesBefore(unit.db, sent.id, draft.created_at)
  if (before === undefined) return content
  const stood = pricedRows(contentIn({ content: sent.content, choices: before || null }))
  const stands = pricedRows(contentIn(sent))
  const carried = [...pricedRows(content).values()].flatMap((row) => {
    const [was, is] = [stood.get(row.id), stands.get(row.id)]
    const choice = was && is && changeIn(row, was, is)
    return choice ? [{ row_id: row.id, ...choice }] : []
  })
  if (carried.length === 0) return content
  // What no longer fits is left out above; of a group that has become one, the first of two counts.
  const whole = withChoices(content, chosen(content, carried, new FaultList()))
  return centsOf(calculatedTotal(whole)) === undefined ? content : whole
}

type PriceRow = Extract<StoredRow, { type: 'price' }>

const pricedRows = ({ pricetables }: Content) =>
  new Map(
    pricetables.flatMap(({ rows }) => rows.flatMap((row) => (row.type === 'price' ? [[row.id, row] as const] : []))),
  )

function changeIn({ selectable, user_quantity }: PriceRow, was: PriceRow, is: PriceRow) {
  const isOther = was.user_selected !== is.user_selected
  // A row is ticked in the quantity that is seen beside it, whenever that was set.
  const isTicked = isOther && is.user_selected
  const change = {
    ...(selectable === 'check' && isOther && { selected: is.user_selected }),
    // Of a group the row that is chosen now says which are not.
    ...(selectable === 'radio' && isTicked && { selected: true }),
    ...(user_quantity && (isTicked || was.quantity !== is.quantity) && { quantity: is.quantity }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}
