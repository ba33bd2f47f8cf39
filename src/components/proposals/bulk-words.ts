import { plural, t } from '@lingui/core/macro'
import { statusWords } from '#src/components/ui/status-words.ts'
import { formatNumber } from '#src/locales/formats.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import type { ProposalItem } from '#wire/proposals.ts'

type Named = Pick<ProposalItem, 'name'>

/** "1 proposal", "1,240 proposals". */
export const proposalsCounted = (count: number) => plural(count, { one: '# proposal', other: '# proposals' })

/** One is called by its name, many are counted. */
export const subjectOf = (items: readonly Named[]) => {
  const [first] = items
  return items.length === 1 && first ? `“${first.name}”` : proposalsCounted(items.length)
}

/** Of more than this the trash asks first: what is much is not begun by a slip. */
export const asksFrom = 50

/** Words of one kind of change: while it runs, and when it is over, of whom it was done to. */
export type ChangeWords = { doing: string; did: (whom: string) => string; already: (whom: string) => string }

export function statusChangeWords(status: ProposalStatus): ChangeWords {
  const name = t(statusWords[status])
  return {
    doing: t`Moving to ${name}`,
    did: (whom) => t`${whom} moved to ${name}`,
    already: (whom) => t`${whom}: already in ${name}`,
  }
}

export function directoryChangeWords(directory: string | undefined): ChangeWords {
  const name = directory ?? t`no directory`
  return {
    doing: t`Moving to ${name}`,
    did: (whom) => t`${whom} moved to ${name}`,
    already: (whom) => t`${whom}: already in ${name}`,
  }
}

export const trashWords = (): ChangeWords => ({
  doing: t`Moving to trash`,
  did: (whom) => t`${whom} moved to trash`,
  already: (whom) => t`${whom}: already in the trash`,
})

/** Of how many it was done when it did not come to its end: "12 of 40 proposals". */
export function partOf(count: number, all: number) {
  const done = formatNumber(count)
  return plural(all, { one: `${done} of # proposal`, other: `${done} of # proposals` })
}

/** What the selected ones come to, to the cent, the way the list shows each (without VAT). */
export function sumOf(items: Iterable<Pick<ProposalItem, 'price_total_original' | 'price_total_override'>>): number {
  let cents = 0
  for (const { price_total_override, price_total_original } of items)
    cents += Math.round(Number(price_total_override ?? price_total_original) * 100)
  return cents / 100
}
