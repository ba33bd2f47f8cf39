import { useLingui } from '@lingui/react/macro'
import { IconDots, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { everyProposal } from '#src/api/proposal-bulk.ts'
import { usePageActs } from '#src/components/ui/page-acts.ts'
import { saveFile } from '#src/components/ui/save-file.ts'
import { proposalsCounted } from '#src/components/proposals/bulk-words.ts'
import { exportRows } from '#src/components/proposals/export-rows.ts'
import type { ListAddress } from '#src/components/proposals/list-address.ts'
import css from '#src/components/ui/record-menu.module.css'
import { Icon } from '#src/components/ui/icon.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { Menu, type MenuGroup } from '#src/components/ui/menu.tsx'
import { showToast } from '#src/components/ui/toast.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

type Props = {
  address: ListAddress
  owners: ReadonlyMap<number, string>
  directories: readonly { id: number; name: string }[]
}

/** What can be done with the list as a whole: into a file, on paper. */
export function ProposalListMenu({ address, owners, directories }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const locale = use(MoneyLocale)
  const save = async () => {
    const { items, isWhole, stopped, error } = await everyProposal(client, t`Exporting proposals`, address)
    if (error !== undefined) return sayFailed(error)
    if (stopped) return showToast({ text: t`Stopped: nothing was exported` })
    const { writeCsv } = await import('#src/components/ui/csv.ts')
    saveFile('proposals.csv', await writeCsv(exportRows(items, { owners, directories }), { locale }))
    const counted = proposalsCounted(items.length)
    return showToast({
      text: isWhole
        ? t`${counted} exported`
        : t`${counted} exported, without custom fields, which this server does not list`,
    })
  }
  const groups: MenuGroup[] = [
    {
      items: [
        {
          label: address.query ? t`Export results as CSV` : t`Export list as CSV`,
          icon: <Icon of={IconDownload} />,
          onSelect: () => void save(),
        },
        { label: t`Print page`, icon: <Icon of={IconPrinter} />, onSelect: () => window.print() },
      ],
    },
  ]
  usePageActs(groups)
  return (
    <Menu label={t`List actions`} className={css.trigger} trigger={<Icon of={IconDots} size={18} />} groups={groups} />
  )
}
