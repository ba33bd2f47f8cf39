import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { accountQueries } from '#src/api/account.ts'
import { listAddress, type ListAddress } from '#src/components/proposals/list-address.ts'
import { DirectoryMenu } from '#src/components/reports/directory-menu.tsx'
import type { SalesReport } from '#src/components/reports/outcomes.ts'
import { periodWords } from '#src/components/reports/period-words.ts'
import { Filters } from '#src/pages/shared/filters.tsx'

type Props = {
  address: ListAddress
  /** Undefined while that of the address is coming. */
  report: SalesReport | undefined
}

/** What the report is about, as the list says it, and where that is chosen. */
export function ReportFilters({ address, report }: Props) {
  const navigate = useNavigate()
  const { data: summary } = useQuery(accountQueries.summary())
  const [beside, setBeside] = useState<HTMLElement>()
  const go = (change: Partial<ListAddress>, options: { replace?: boolean } = {}) =>
    void navigate({ search: listAddress.write(listAddress.changed(address, change)) }, options)
  return (
    <Filters
      {...{ address, beside, go }}
      directory={undefined}
      directoryMenu={
        <DirectoryMenu
          directories={summary?.directories ?? []}
          chosen={address.directory_id}
          onChoose={(directory_id) => go({ directory_id })}
        />
      }
      period={report && periodWords(report)}
      total={report?.total.sent}
      hasStatus={false}
      onChoose={setBeside}
      onClose={() => setBeside(undefined)}
    />
  )
}
