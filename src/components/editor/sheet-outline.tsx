import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconReceipt } from '@tabler/icons-react'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useRowDrag } from '#src/components/price-grid/row-drag.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import css from './sheet-outline.module.css'

type Entry = { key: string; name: string; isTable: boolean }
type Props = {
  /** The parts of the sheet, in the order they are read. */
  entries: readonly Entry[]
  sheet: RefObject<HTMLElement | null>
  readOnly: boolean
  onMove: (key: string, to: number) => void
  onDrop: (key: string, to: number) => void
  onAdd: () => void
}

/**
 * The parts of the sheet beside it, where there is room: to go to one, or to move it, dragged or with Alt+↑ and Alt+↓.
 * The one that is read is marked.
 */
export function SheetOutline({ entries, sheet, readOnly, onMove, onDrop, onAdd }: Props) {
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  const current = useInSight(sheet, entries)
  useRowDrag(list, onDrop, 'data-entry')
  const moveByKey = (event: KeyboardEvent, key: string, at: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (readOnly || !event.altKey || by === undefined) return
    event.preventDefault()
    if (entries[at + by]) onMove(key, at + by)
  }
  return (
    <nav className={css.outline} aria-label={t`Outline`}>
      <ol ref={list}>
        {entries.map(({ key, name, isTable }, at) => (
          <li key={key} data-entry={key}>
            <button
              type="button"
              className={css.entry}
              data-grip={readOnly ? undefined : ''}
              aria-current={key === current ? 'location' : undefined}
              aria-keyshortcuts={readOnly ? undefined : 'Alt+ArrowUp Alt+ArrowDown'}
              title={name}
              onClick={() => goTo(sheet.current, key)}
              onKeyDown={(event) => moveByKey(event, key, at)}
            >
              {isTable && <Icon of={IconReceipt} />}
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ol>
      {!readOnly && (
        <button type="button" className={css.add} onClick={onAdd}>
          <Icon of={IconPlus} />
          <Trans>Section</Trans>
        </button>
      )}
    </nav>
  )
}

const partIn = (sheet: HTMLElement | null, key: string) =>
  sheet?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)

/** To be written at once: in its title, or from where a price table is. */
function goTo(sheet: HTMLElement | null, key: string) {
  const part = partIn(sheet, key)
  part?.scrollIntoView({ block: 'start', behavior: 'instant' })
  part?.querySelector<HTMLElement>('textarea, a')?.focus({ preventScroll: true })
}

/** Below the head of the editor, as far down as one reads without scrolling on. */
const readArea = '-100px 0px -60%'

/** The key of the first part in the area that is read; the last known while none is. */
function useInSight(sheet: RefObject<HTMLElement | null>, entries: readonly Entry[]) {
  const [current, setCurrent] = useState(entries[0]?.key)
  const shown = entries.map(({ key }) => key).join(' ')
  useEffect(() => {
    const keys = shown.split(' ')
    const inSight = new Set<string>()
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          const key = target.getAttribute('data-row') ?? ''
          if (isIntersecting) inSight.add(key)
          else inSight.delete(key)
        }
        const first = keys.find((key) => inSight.has(key))
        if (first !== undefined) setCurrent(first)
      },
      { rootMargin: readArea },
    )
    for (const key of keys) {
      const part = partIn(sheet.current, key)
      if (part) observer.observe(part)
    }
    return () => observer.disconnect()
  }, [sheet, shown])
  return current
}
