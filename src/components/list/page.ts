import { t } from '@lingui/core/macro'
import { formatNumber } from '#src/locales/formats.ts'
import { pageSize } from '#wire/limits.ts'

export interface PageShown {
  page: number
  /** Rows on this page. */
  shown: number
  /** Of all pages; undefined where the service does not count. */
  total: number | undefined
}

/** Without a total, a page that is not full is the last. */
export const hasNextPage = ({ page, shown, total }: PageShown) =>
  total === undefined ? shown === pageSize : page * pageSize < total

/** Which part of the list is shown: "18 proposals", in words of `all`, or "51 to 100 of 1.240". */
export function shownWords({ page, shown, total }: PageShown, all: (count: number) => string): string {
  if (page === 1 && !hasNextPage({ page, shown, total })) return all(shown)
  const first = (page - 1) * pageSize + 1
  const from = formatNumber(first)
  const to = formatNumber(first + shown - 1)
  if (total === undefined) return t`${from}–${to}`
  const of = formatNumber(total)
  return t`${from}–${to} of ${of}`
}
