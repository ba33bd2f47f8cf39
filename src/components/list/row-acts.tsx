import { t } from '@lingui/core/macro'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import type { MenuGroup } from '#src/components/ui/menu.tsx'

/** What every record of the settings offers. */
export const changeAct = (onSelect: () => void): MenuGroup['items'][number] => ({
  label: t`Edit`,
  icon: <Icon of={IconPencil} />,
  onSelect,
})

export const deleteAct = (onSelect: () => void): MenuGroup['items'][number] => ({
  label: t`Delete`,
  icon: <Icon of={IconTrash} />,
  danger: true,
  onSelect,
})
