import { plural, t } from '@lingui/core/macro'
import type { Saving } from '#src/draft/saving.ts'
import { ApiError } from '#wire/problem.ts'
import { rowAt } from '#src/components/price-grid/row-path.ts'
import { shortDate } from '#src/components/ui/short-date.ts'

/** The state of what was written, in words. */
export function savingWords(saving: Saving, now: Date, explain: (error: unknown) => string): string {
  if (saving.state === 'saving') return t`Saving`
  if (saving.state === 'saved') {
    if (saving.at === undefined) return t`Saved`
    const moment = shortDate(new Date(saving.at), now)
    return t`Saved ${moment}`
  }
  if (saving.state === 'elsewhere') return t`Unsaved in another tab`
  const { problem, kept } = saving
  switch (problem.why) {
    case 'offline':
      return kept ? t`Not saved: offline (kept in this browser)` : t`Not saved: offline`
    case 'session':
      return kept ? t`Not saved: your session has ended (kept in this browser)` : t`Not saved: your session has ended`
    case 'choice':
      return kept
        ? t`Not saved: choose between two versions (kept in this browser)`
        : t`Not saved: choose between two versions`
    case 'failed': {
      const reason = reasonOf(problem.error, explain)
      return t`Not saved. ${reason}`
    }
  }
}

/** Rows say what is wrong with them where they stand: here only how many, and where. Else the first fault. */
function reasonOf(error: unknown, explain: (error: unknown) => string): string {
  const errors = error instanceof ApiError && error.status === 400 ? (error.problem.errors ?? {}) : {}
  const rows = new Set<string>()
  const others: string[] = []
  for (const [path, texts] of Object.entries(errors)) {
    const at = rowAt(path)
    if (at) rows.add(`${at.table} ${at.row}`)
    else others.push(...texts)
  }
  const faults = rows.size > 0 ? [rowWords(rows.size), ...others] : others
  const [first, ...more] = faults
  if (first === undefined) return explain(error)
  const count = more.length
  return count > 0 ? t`${first}, and ${count} more` : first
}

const rowWords = (rows: number) =>
  plural(rows, { one: '# row needs attention, see Prices', other: '# rows need attention, see Prices' })
