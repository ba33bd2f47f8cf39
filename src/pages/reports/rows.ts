import { t } from '@lingui/core/macro'
import type { ListAddress } from '#src/components/proposals/list-address.ts'
import type { OutcomeRow, SalesReport } from '#src/components/reports/outcomes.ts'
import { listOf } from '#src/components/reports/report-address.ts'

/** Who sent, each with the list of it, and what it was made from, by which no list is narrowed. */
export const rowsOf = (
  report: SalesReport,
  address: ListAddress,
): { owners: OutcomeRow[]; templates: OutcomeRow[] } => ({
  owners: report.owners.map(({ id, ...owner }) => ({
    ...owner,
    key: String(id),
    to: listOf(address, report, { owner: String(id), whose: undefined }),
  })),
  templates: report.templates.map(({ id, name, ...template }) => ({
    ...template,
    key: String(id),
    name: name ?? t`No template`,
  })),
})
