import { useLingui } from '@lingui/react/macro'
import { IconFilter } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu } from '#src/components/ui/menu.tsx'
import { validityFilters } from '#wire/proposal-list.ts'
import { validityFilterWords } from './list-filters.tsx'
import type { ListAddress } from './list-address.ts'
import menu from '#src/components/ui/record-menu.module.css'
import css from './column-choice.module.css'

type Props = { address: ListAddress; onChange: (change: Partial<ListAddress>) => void }

/** What the list can be narrowed to; the filter that is on shows below, where it is taken off too. On a phone Today leads there. */
export function FilterChoice({ address: { validity }, onChange }: Props) {
  const { t } = useLingui()
  const items = validityFilters.map((filter) => ({
    label: t(validityFilterWords[filter]),
    checked: validity === filter,
    onSelect: () =>
      // Of open proposals, over which a search would look past.
      onChange({ validity: validity === filter ? undefined : filter, status: 'open', sort: 'valid_until' }),
  }))
  return (
    <div className={css.choice}>
      <Menu
        label={t`Filter`}
        className={menu.trigger}
        trigger={<Icon of={IconFilter} size={18} />}
        groups={[{ label: t`Valid until`, items }]}
      />
    </div>
  )
}
