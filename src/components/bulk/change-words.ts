import { plural } from '@lingui/core/macro'
import { countWords as productsCounted } from '#src/components/products/product-words.ts'
import { proposalsCounted } from '#src/components/proposals/bulk-words.ts'
import {
  directoryChangeWords,
  partOf as partOfProposals,
  statusChangeWords,
  trashWords,
  type ChangeWords,
} from '#src/components/proposals/change-kind-words.ts'
import { lossChangeWords, ownerChangeWords, tagChangeWords } from '#src/components/proposals/rarer-change-words.ts'
import { formatNumber } from '#src/locales/formats.ts'
import type { BulkKind, BulkProgress } from '#wire/bulk-changes.ts'

/** What a change of many that the service runs says while it runs, and when it is over. */
export function changeWords({ change, name }: Pick<BulkProgress, 'change' | 'name'>): ChangeWords {
  switch (change.kind) {
    case 'status':
      return statusChangeWords(change.status)
    case 'owner':
      return ownerChangeWords(name ?? gone)
    case 'directory':
      return directoryChangeWords(name ?? undefined)
    case 'tag':
      return tagChangeWords(name ?? gone, change.has)
    case 'loss_reason':
      return lossChangeWords(change.loss_reason)
    case 'trash':
      return trashWords()
  }
}

/** In place of the name of what was deleted meanwhile. */
const gone = '–'

type RecordWords = {
  counted: (count: number) => string
  /** "12 of 40 products". */
  partOf: (count: number, all: number) => string
  notChanged: (count: number) => string
  gone: (count: number) => string
  path: (id: number) => string
}

/** Of the records that a change of many is of. */
export const recordWords: Record<BulkKind, RecordWords> = {
  proposal: {
    counted: proposalsCounted,
    partOf: partOfProposals,
    notChanged: (count) => plural(count, { one: '# proposal not changed', other: '# proposals not changed' }),
    gone: (count) =>
      plural(count, { one: '# deleted or given away meanwhile', other: '# deleted or given away meanwhile' }),
    path: (id) => `/proposals/${id}`,
  },
  product: {
    counted: productsCounted,
    partOf(count, all) {
      const done = formatNumber(count)
      return plural(all, { one: `${done} of # product`, other: `${done} of # products` })
    },
    notChanged: (count) => plural(count, { one: '# product not changed', other: '# products not changed' }),
    gone: (count) => plural(count, { one: '# deleted meanwhile', other: '# deleted meanwhile' }),
    path: (id) => `/products/${id}`,
  },
}
