import { useLingui } from '@lingui/react/macro'
import { IconDots, IconDownload, IconFilter, IconPrinter } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { usePageActs } from '#src/components/ui/page-acts.ts'
import type { ListAddress } from '#src/components/proposals/list-address.ts'
import css from '#src/components/ui/record-menu.module.css'
import { Icon } from '#src/components/ui/icon.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { Menu, type MenuGroup } from '#src/components/ui/menu.tsx'
import { newPart } from '#src/parts.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

const openSaving = newPart(() => import('#src/pages/proposals/shared/save-list.ts'))

type Props = {
  address: ListAddress
  owners: ReadonlyMap<number, string>
  directories: readonly { id: number; name: string }[]
  onFilter: ((beside: HTMLElement) => void) | undefined
}

/** What can be done with the list as a whole: into a file, on paper. */
export function ProposalListMenu({ address, owners, directories, onFilter }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const locale = use(MoneyLocale)
  const save = async () => {
    const { saveList } = await openSaving()
    await saveList(client, { filter: address, names: { owners, directories }, locale })
  }
  const groups: MenuGroup[] = [
    {
      items: [
        // A phone has no other way to it, and the palette finds it here.
        ...(onFilter
          ? [
              {
                label: address.view === 'list' ? t`Filter and sort` : t`Filter`,
                icon: <Icon of={IconFilter} />,
                onSelect: () =>
                  onFilter(document.activeElement instanceof HTMLElement ? document.activeElement : document.body),
              },
            ]
          : []),
        {
          label: address.query ? t`Export results as CSV` : t`Export list as CSV`,
          icon: <Icon of={IconDownload} />,
          onSelect: () => void save().catch(sayFailed),
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
