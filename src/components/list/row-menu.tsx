import { IconDots } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu, type MenuGroup } from '#src/components/ui/menu.tsx'
import css from './row-menu.module.css'

type Props = { label: string; groups: MenuGroup[] | (() => MenuGroup[]) }

/** What can be done with one row, at its end. */
export const RowMenu = ({ label, groups }: Props) => (
  <Menu label={label} className={css.trigger} trigger={<Icon of={IconDots} />} groups={groups} />
)
