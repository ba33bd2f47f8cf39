import { useLingui } from '@lingui/react/macro'
import { IconColumns } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu } from '#src/components/ui/menu.tsx'
import { columnWords, listColumns, toggleColumn, useListColumns } from './list-columns.ts'
import menu from '#src/components/ui/record-menu.module.css'
import css from './column-choice.module.css'

/** Which columns the rows have, kept in this browser. A phone has no columns to choose. */
export function ColumnChoice() {
  const { t } = useLingui()
  const chosen = useListColumns()
  const items = listColumns.map((column) => ({
    label: t(columnWords[column]),
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
