import { useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import { use } from 'react'
import type { ListAddress } from '#src/components/proposals/list-address.ts'
import type { SalesReport } from '#src/components/reports/outcomes.ts'
import { reportRows } from '#src/components/reports/report-rows.ts'
import { Button } from '#src/components/ui/button.tsx'
import { writeCsv } from '#src/components/ui/csv.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { usePageActs } from '#src/components/ui/page-acts.ts'
import { saveFile } from '#src/components/ui/save-file.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import { rowsOf } from './rows.ts'

/** Saves the tables as a file. */
export function ExportButton({ report, address }: { report: SalesReport; address: ListAddress }) {
  const { t } = useLingui()
  const locale = use(MoneyLocale)
  const save = async () => {
    const file = await writeCsv(reportRows({ report, ...rowsOf(report, address) }), { locale })
    saveFile(`report-${report.from}-${report.to}.csv`, file)
  }
  const act = {
    label: t`Export CSV`,
    icon: <Icon of={IconDownload} />,
    onSelect: () => void save().catch(sayFailed),
  }
  usePageActs([{ items: [act] }])
  return (
    <Button icon={act.icon} onClick={act.onSelect}>
      {act.label}
    </Button>
  )
}
