import { plural, t } from '@lingui/core/macro'
import type { ProposalItem } from '#wire/proposals.ts'

type Named = Pick<ProposalItem, 'name'>

/** "1 proposal", "1,240 proposals". */
export const proposalsCounted = (count: number) => plural(count, { one: '# proposal', other: '# proposals' })

/** One is called by its name, many are counted. */
export const subjectOf = (items: readonly Named[]) => {
  const [first] = items
  if (items.length !== 1 || !first) return proposalsCounted(items.length)
  const { name: title } = first
  return t`“${title}”`
}

/** What the selected ones come to, to the cent, the way the list shows each (without VAT). */
export function sumOf(items: Iterable<Pick<ProposalItem, 'price_total_original' | 'price_total_override'>>): number {
  let cents = 0
  for (const { price_total_override, price_total_original } of items)
    cents += Math.round(Number(price_total_override ?? price_total_original) * 100)
  return cents / 100
}
