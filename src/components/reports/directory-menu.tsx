import { useLingui } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import { Icon } from '#src/components/ui/icon.tsx'
import { Menu } from '#src/components/ui/menu.tsx'
import chip from '#src/components/ui/chip.module.css'
import { classNames } from '#src/components/ui/class-names.ts'
import css from './directory-menu.module.css'

type Props = {
  directories: readonly { id: number; name: string }[]
  chosen: number | undefined
  onChoose: (id: number | undefined) => void
}

/** Which directory is looked at; the button looks as the filters beside it do. */
export function DirectoryMenu({ directories, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const name = directories.find(({ id }) => id === chosen)?.name ?? chosen?.toString()
  const all = { label: t`All directories`, checked: chosen === undefined, onSelect: () => onChoose(undefined) }
  return (
    <Menu
      className={classNames(chip.root, css.trigger)}
      trigger={
        <>
          <span className={chip.label}>{t`Directory`}</span> {name ?? t`All`}
          <Icon of={IconChevronDown} size={14} />
        </>
      }
      groups={[
        {
          items: [
            all,
            ...directories.map(({ id, name }) => ({
              label: name,
              checked: id === chosen,
              onSelect: () => onChoose(id),
            })),
          ],
        },
      ]}
    />
  )
}
