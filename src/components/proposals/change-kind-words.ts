import { plural, t } from '@lingui/core/macro'
import { statusWords } from '#src/components/ui/status-words.ts'
import { formatNumber } from '#src/locales/formats.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'

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
