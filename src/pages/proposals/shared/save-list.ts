import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { exportList } from '#src/api/proposal-export.ts'
import type { ProposalFilter } from '#src/api/proposal-filter.ts'
import { proposalsCounted } from '#src/components/proposals/bulk-words.ts'
import { exportTable } from '#src/components/proposals/export-rows.ts'
import { saveExport } from '#src/pages/shared/save-export.ts'

type Saving = {
  filter: ProposalFilter
  names: Parameters<typeof exportTable>[1]
  locale: string
}

/** Saves all that a list has on its pages as a file. */
export const saveList = (client: QueryClient, { filter, names, locale }: Saving) =>
  saveExport({
    name: 'proposals.csv',
    locale,
    tableOf: (fields = []) => exportTable(fields, names),
    read: (sink) => exportList(client, t`Exporting proposals`, filter, sink),
    said: (count, isWhole) => {
      const counted = proposalsCounted(count)
      return isWhole
        ? t`${counted} exported`
        : t`${counted} exported, without custom fields, which this server does not list`
    },
  })
