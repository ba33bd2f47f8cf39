import { useLingui } from '@lingui/react/macro'
import { IconGripVertical, IconPlus } from '@tabler/icons-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '#src/components/ui/class-names.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Menu, type MenuItem } from '#src/components/ui/menu.tsx'
import css from './content-sheet.module.css'

export type BlockActs = {
  onMove: (key: string, to: number) => void
  /** A section below this part. */
  onAdd: (after: string) => void
}

type Props = BlockActs & {
  part: string
  /** In words: its title. */
  name: string
  at: number
  count: number
  readOnly: boolean
  /** What else can be done with it. */
  more?: readonly MenuItem[]
  children: ReactNode
}

/** One part of the sheet, with its acts in the margin: it is dragged by its grip, or moved with Alt+↑ and Alt+↓ on it. */
export function SheetBlock({ part, name, at, count, readOnly, more = [], onMove, onAdd, children }: Props) {
  const { t } = useLingui()
  const move = (by: -1 | 1) => at + by >= 0 && at + by < count && onMove(part, at + by)
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key] as -1 | 1 | undefined
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    move(by)
  }
  const items: MenuItem[] = [
    { label: t`Move up`, onSelect: () => move(-1) },
    { label: t`Move down`, onSelect: () => move(1) },
    ...more,
  ]
  return (
    <section className={css.block} aria-label={name} data-row={part}>
      {!readOnly && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are pressed on its buttons
        <div className={css.acts} onKeyDown={moveByKey}>
          <IconButton label={t`Add section below ${name}`} className={css.act} onClick={() => onAdd(part)}>
            <Icon of={IconPlus} />
          </IconButton>
          <span data-grip>
            <Menu
              label={t`Move or remove ${name}`}
              className={classNames(css.act, css.grip)}
              trigger={<Icon of={IconGripVertical} />}
              groups={() => [{ items }]}
            />
          </span>
        </div>
      )}
      {children}
    </section>
  )
}
