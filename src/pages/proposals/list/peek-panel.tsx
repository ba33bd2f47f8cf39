import { useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { isFloating, isWriting } from '#src/components/keys/key-target.ts'
import { focusRow } from '#src/components/list/use-row-keys.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { formatNumber } from '#src/locales/formats.ts'
import type { ListItem } from '#wire/proposal-list.ts'
import { itemBeside } from './peek-items.ts'
import css from './peek-panel.module.css'

type Props = {
  id: number
  /** Those of the page that is shown. */
  items: readonly ListItem[]
  /** Holds their rows. */
  rows: RefObject<HTMLElement | null>
  onShow: (id: number) => void
  onClose: () => void
  title: string
  foot: ReactNode
  children: ReactNode
}

/**
 * One row of the list, beside it. The list keeps the keyboard: the panel follows the row that has the focus, and Escape
 * closes it, with the focus on the row.
 */
export function PeekPanel({ id, items, rows, onShow, onClose, title, foot, children }: Props) {
  const { t } = useLingui()
  const at = items.findIndex((item) => item.id === id) + 1
  const count = items.length
  const rowOf = (id: number) => rows.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)
  useFollowing(rows, onShow)

  const close = () => {
    // In this order: the panel follows the focus.
    const row = rowOf(id)
    if (row) focusRow(row)
    onClose()
  }
  useEscape(close)

  const step = (by: 1 | -1) => {
    const next = itemBeside(items, id, by)
    if (!next) return
    onShow(next.id)
    rowOf(next.id)?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'j' ? 1 : event.key === 'k' ? -1 : undefined
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    step(by)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the list, from within
    <aside aria-label={t`Preview`} className={css.panel} onKeyDown={onKeyDown}>
      <div className={css.sheet}>
        <div className={css.head}>
          <span className={css.place}>{at > 0 && t`${formatNumber(at)} of ${formatNumber(count)}`}</span>
          <IconButton label={t`Previous proposal`} disabled={at <= 1} onClick={() => step(-1)}>
            <Icon of={IconChevronUp} />
          </IconButton>
          <IconButton label={t`Next proposal`} disabled={at === 0 || at === count} onClick={() => step(1)}>
            <Icon of={IconChevronDown} />
          </IconButton>
          <IconButton label={t`Close`} onClick={close}>
            <Icon of={IconX} />
          </IconButton>
        </div>
        <div className={css.body}>
          <h2 className={css.title} aria-live="polite">
            {title}
          </h2>
          {children}
        </div>
        <div className={css.foot}>{foot}</div>
      </div>
    </aside>
  )
}

/** Shows the row that the keyboard comes to. */
function useFollowing(rows: RefObject<HTMLElement | null>, onShow: (id: number) => void) {
  useEffect(() => {
    const list = rows.current
    const onFocus = ({ target }: FocusEvent) => {
      // A press on a row opens it.
      if (target instanceof HTMLElement && target.dataset['row'] && target.matches(':focus-visible'))
        onShow(Number(target.dataset['row']))
    }
    list?.addEventListener('focusin', onFocus)
    return () => list?.removeEventListener('focusin', onFocus)
  }, [rows, onShow])
}

/** Before the list, which would let go of what is selected. */
function useEscape(onEscape: () => void) {
  const latest = useRef(onEscape)
  useLayoutEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isWriting(event) || isFloating()) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
