import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { exportList } from '#src/api/proposal-export.ts'
import type { ProposalFilter } from '#src/api/proposals.ts'
import { proposalsCounted } from '#src/components/proposals/bulk-words.ts'
import { exportTable } from '#src/components/proposals/export-rows.ts'
import { newCsvFile } from '#src/components/ui/csv.ts'
import { saveFile } from '#src/components/ui/save-file.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

type Saving = {
  filter: ProposalFilter
  names: Parameters<typeof exportTable>[1]
  locale: string
}

/** Saves all that a list has on its pages as a file, written while it comes. */
export async function saveList(client: QueryClient, { filter, names, locale }: Saving) {
  const file = await newCsvFile({ locale })
  let table = exportTable([], names)
  let count = 0
  const { isWhole, stopped, error } = await exportList(client, t`Exporting proposals`, filter, {
    begin: (fields = []) => {
      table = exportTable(fields, names)
      file.add([table.heads])
    },
    add: (items) => {
      count += items.length
      file.add(items.map(table.rowOf))
    },
  })
  if (error !== undefined) return sayFailed(error)
  if (stopped) return showToast({ text: t`Stopped: nothing was exported` })
  saveFile('proposals.csv', file.whole())
  const counted = proposalsCounted(count)
  return showToast({
    text: isWhole
      ? t`${counted} exported`
      : t`${counted} exported, without custom fields, which this server does not list`,
  })
}
