import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconColumns } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu } from '#src/components/ui/menu.tsx'
import { listColumns, toggleColumn, useListColumns, type ListColumn } from './list-columns.ts'
import menu from '#src/components/ui/record-menu.module.css'
import css from './column-choice.module.css'

const words: Record<ListColumn, MessageDescriptor> = {
  number: msg`Number`,
  customer: msg`Customer`,
  directory: msg`Directory`,
  activity: msg`Activity`,
  owner: msg`Owner`,
  modified: msg`Modified`,
  created: msg`Created`,
}

/** Which columns the rows have, kept in this browser. A phone has no columns to choose. */
export function ColumnChoice() {
  const { t } = useLingui()
  const chosen = useListColumns()
  const items = listColumns.map((column) => ({
    label: t(words[column]),
    checked: chosen.has(column),
    several: true,
    onSelect: () => toggleColumn(column),
  }))
  return (
    <div className={css.choice}>
      <Menu
        label={t`Columns`}
        className={menu.trigger}
        trigger={<Icon of={IconColumns} size={18} />}
        groups={[{ label: t`Columns`, items }]}
      />
    </div>
  )
}
