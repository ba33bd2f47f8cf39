import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { reportQueries } from '#src/api/reports.ts'
import type { ListAddress } from '#src/components/proposals/list-address.ts'
import { Figures } from '#src/components/reports/figures.tsx'
import { LossReasons } from '#src/components/reports/loss-reasons.tsx'
import { MonthChart } from '#src/components/reports/month-chart.tsx'
import { OutcomeTable } from '#src/components/reports/outcome-table.tsx'
import type { SalesReport } from '#src/components/reports/outcomes.ts'
import { listOf, reportIn } from '#src/components/reports/report-address.ts'
import { PageHead } from '#src/components/ui/page-head.tsx'
import { QueryStates } from '#src/pages/shared/query-states.tsx'
import { ReportEmpty } from './empty.tsx'
import { ExportButton } from './export-button.tsx'
import { ReportFilters } from './report-filters.tsx'
import { rowsOf } from './rows.ts'
import head from '#src/components/list/head.module.css'
import css from './reports.module.css'

/** Asks at once and waits for nothing, as the list does. */
export const load =
  (client: QueryClient) =>
  ({ request }: { request: Request }) => {
    const address = reportIn(new URL(request.url).searchParams)
    client.query({ ...reportQueries.sales(address), staleTime: 'static' }).catch(() => undefined)
    return null
  }

/** What became of the proposals that were sent: figures that equal those of the lists they lead to. */
export function Component() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const address = useMemo(() => reportIn(search), [search])
  const { data, ...query } = useQuery({ ...reportQueries.sales(address), placeholderData: keepPreviousData })
  // Without the app interface nobody counts.
  if (data === null) return <Navigate replace to="/proposals" />
  return (
    <>
      <title>{`${t`Reports`} · Proffer`}</title>
      <div className={head.head}>
        <div className={css.head}>
          <PageHead title={t`Reports`}>
            {data && data.total.sent > 0 && <ExportButton report={data} address={address} />}
          </PageHead>
          <ReportFilters address={address} report={query.isPlaceholderData ? undefined : data} />
        </div>
      </div>
      <QueryStates
        query={{ data, error: query.error, refetch: query.refetch }}
        failed={t`The report could not be loaded`}
        stale={t`These figures may be outdated.`}
        isEmpty={({ total }) => total.sent === 0}
        empty={<ReportEmpty address={address} />}
      >
        {(report) => <Report report={report} address={address} />}
      </QueryStates>
    </>
  )
}

function Report({ report, address }: { report: SalesReport; address: ListAddress }) {
  const { t } = useLingui()
  const { currency, total, months } = report
  const { owners, templates } = rowsOf(report, address)
  return (
    <div className={css.parts}>
      <Figures {...report} />
      <MonthChart months={months} currency={currency} />
      <LossReasons
        reasons={report.reasons}
        to={(loss_reason) => listOf(address, report, { status: 'lost', loss_reason })}
      />
      <OutcomeTable title={t`By owner`} rows={owners} total={total} />
      <OutcomeTable title={t`By template`} rows={templates} total={total} />
    </div>
  )
}
