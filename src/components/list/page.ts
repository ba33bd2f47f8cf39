import { t } from '@lingui/core/macro'
import { formatNumber } from '#src/locales/formats.ts'
import { pageSize } from '#wire/limits.ts'

export interface PageShown {
  page: number
  /** Rows on this page. */
  shown: number
  /** Of all pages; undefined where the service does not count. */
  total: number | undefined
  /** There are more than `total`: nobody counted on. */
  isMore?: boolean | undefined
}

/** Without a total, or with one that is not all, a page that is not full is the last. */
export const hasNextPage = ({ page, shown, total, isMore = false }: PageShown) =>
  total === undefined || isMore ? shown === pageSize : page * pageSize < total

/** A count in words: "1.240", or "more than 10.000" where nobody counted on. */
export function countWords(count: number, isMore = false): string {
  const counted = formatNumber(count)
  return isMore ? t`more than ${counted}` : counted
}

/** Which part of the list is shown: "18 proposals", in words of `all`, or "51 to 100 of 1.240". */
export function shownWords({ page, shown, total, isMore }: PageShown, all: (count: number) => string): string {
  if (page === 1 && !hasNextPage({ page, shown, total, isMore })) return all(shown)
  const first = (page - 1) * pageSize + 1
  const from = formatNumber(first)
  const to = formatNumber(first + shown - 1)
  if (total === undefined) return t`${from}–${to}`
  const of = countWords(total, isMore)
  return t`${from}–${to} of ${of}`
}
