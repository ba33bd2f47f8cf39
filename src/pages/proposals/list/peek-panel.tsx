import { useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { isFloating, isWriting } from '#src/components/keys/key-target.ts'
import { focusRow } from '#src/components/list/use-row-keys.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { placeOf, rowBeside, rowOf } from './peek-rows.ts'
import css from './peek-panel.module.css'

type Props = {
  id: number
  /** Holds the rows of the list. */
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
export function PeekPanel({ id, rows, onShow, onClose, title, foot, children }: Props) {
  const { t } = useLingui()
  const panel = useRef<HTMLElement>(null)
  const place = useRowMark(rows, id)
  useRoomBeside(panel)
  useFollowing(rows, onShow)

  const close = () => {
    // In this order: the panel follows the focus.
    const row = rowOf(rows.current, id)
    if (row) focusRow(row)
    onClose()
  }
  useEscape(close)

  const step = (by: 1 | -1) => {
    const next = rowBeside(rows.current, id, by)
    if (!next) return
    onShow(Number(next.dataset['row']))
    next.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'j' ? 1 : event.key === 'k' ? -1 : undefined
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    step(by)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the list, from within
    <aside ref={panel} aria-label={t`Preview`} className={css.panel} onKeyDown={onKeyDown}>
      <div className={css.sheet}>
        <div className={css.head}>
          <span className={css.place}>{place && t`${place.at} of ${place.count}`}</span>
          <IconButton label={t`Previous proposal`} disabled={!place || place.at === 1} onClick={() => step(-1)}>
            <Icon of={IconChevronUp} />
          </IconButton>
          <IconButton label={t`Next proposal`} disabled={!place || place.at === place.count} onClick={() => step(1)}>
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

/** What its hidden cells say, for the line below its name (peek-panel.module.css). */
function tellBelow(row: Element | null) {
  const name = row?.querySelector<HTMLElement>("[data-phone='title']")
  if (!row || !name) return
  const cells = row.querySelectorAll("td:is(:nth-child(2), [data-hide-below='wide']):not([data-phone-only])")
  const words = [...cells].map(({ textContent }) => textContent).filter(Boolean)
  name.dataset['below'] = words.join('\u2003')
}

/** Marks the row that is shown, also once the rows are drawn anew; says which it is. */
function useRowMark(rows: RefObject<HTMLElement | null>, id: number) {
  const [place, setPlace] = useState<ReturnType<typeof placeOf>>()
  useLayoutEffect(() => {
    const list = rows.current
    if (!list) return undefined
    const clear = () => {
      for (const row of list.querySelectorAll('[data-row][aria-current]')) row.removeAttribute('aria-current')
    }
    const mark = () => {
      for (const link of list.querySelectorAll('[data-row]')) tellBelow(link.closest('tr'))
      const row = rowOf(list, id)
      if (row?.hasAttribute('aria-current') !== true) clear()
      row?.setAttribute('aria-current', 'true')
      setPlace((before) => {
        const now = placeOf(list, id)
        return before?.at === now?.at && before?.count === now?.count ? before : now
      })
    }
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(list, { childList: true, characterData: true, subtree: true })
    return () => {
      observer.disconnect()
      clear()
    }
  }, [rows, id])
  return place
}

/** While it is there the rows have two lines, and what it says itself leaves the table. */
function useRoomBeside(panel: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const around = panel.current?.parentElement
    around?.toggleAttribute('data-beside', true)
    return () => void around?.toggleAttribute('data-beside', false)
  }, [panel])
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
