import { useLingui } from '@lingui/react/macro'
import { IconDots, IconDownload, IconPrinter } from '@tabler/icons-react'
import { messageFor } from '#src/api/error-message.ts'
import { everyProposal } from '#src/api/proposal-bulk.ts'
import { usePageActs } from '#src/components/palette/page-acts.ts'
import { proposalsCounted } from '#src/components/proposals/bulk-words.ts'
import { exportRows } from '#src/components/proposals/export-rows.ts'
import type { ListAddress } from '#src/components/proposals/list-address.ts'
import css from '#src/components/ui/record-menu.module.css'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu, type MenuGroup } from '#src/components/ui/menu.tsx'
import { showToast } from '#src/components/ui/toast.ts'

type Props = {
  address: ListAddress
  owners: ReadonlyMap<number, string>
  directories: readonly { id: number; name: string }[]
}

/** What can be done with the list as a whole: into a file, on paper. */
export function ProposalListMenu({ address, owners, directories }: Props) {
  const { t } = useLingui()
  const save = async () => {
    const { items, stopped, error } = await everyProposal(t`Collecting proposals for the file`, address)
    if (error !== undefined) return showToast({ tone: 'failed', text: messageFor(error) })
    if (stopped) return showToast({ text: t`Stopped: no file was made` })
    const { saveFile, writeCsv } = await import('#src/components/ui/csv.ts')
    saveFile('proposals.csv', await writeCsv(exportRows(items, { owners, directories })))
    const counted = proposalsCounted(items.length)
    return showToast({ text: t`${counted} in the file` })
  }
  const groups: MenuGroup[] = [
    {
      items: [
        {
          label: address.query ? t`Export what was found as CSV` : t`Export this list as CSV`,
          icon: <Icon of={IconDownload} />,
          onSelect: () => void save(),
        },
        { label: t`Print this page`, icon: <Icon of={IconPrinter} />, onSelect: () => window.print() },
      ],
    },
  ]
  usePageActs(groups)
  return (
    <Menu
      label={t`More for this list`}
      className={css.trigger}
      trigger={<Icon of={IconDots} size={18} />}
      groups={groups}
    />
  )
}
