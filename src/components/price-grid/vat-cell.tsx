import { t } from '@lingui/core/macro'
import { IconCheck } from '@tabler/icons-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Notation } from '#pricing/amount.ts'
import { Icon } from '#src/components/ui/icon.tsx'
import { positionBeside } from '#src/components/ui/position-beside.ts'
import type { VatGroup } from '#wire/products.ts'
import type { Chapter } from './chapter.ts'
import type { FieldProps } from './figure-cell.tsx'
import fields from './fields.module.css'
import css from './vat-cell.module.css'
import { vatRates, type VatRate } from './vat-rates.ts'

type Props = Omit<FieldProps, 'writing'> & {
  value: number | null
  /** The table's own rate. */
  standard: number
  groups: readonly VatGroup[]
  notation: Notation
  onChange: (percentage: number | null) => void
  /** The rows that stand with this one, as they are when it is asked. */
  chapter: () => Chapter
  /** Gives them all the rate of this one. */
  onAll: () => void
}

/** The account's VAT rates by name, or whatever rate the table itself has. Typing a digit chooses. */
export function VatCell(props: Props) {
  const { label, tabIndex, faulty, describedBy, value, onChange } = props
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const rates = vatRates(props)
  const onType = useTyped(rates, onChange)
  const shown = rates.find(({ rate }) => rate === value)
  const opened = () => {
    if (!button.current || !panel.current) return
    positionBeside(button.current.getBoundingClientRect(), panel.current)
    panel.current.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }
  /** The focus goes back to the cell. */
  const closing = (then: () => void) => () => {
    panel.current?.hidePopover()
    then()
  }
  const onKey = (event: KeyboardEvent) => withinPanel(event, panel.current)
  return (
    <>
      <button
        ref={button}
        type="button"
        role="combobox"
        className={fields.select}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-invalid={faulty || undefined}
        aria-describedby={describedBy}
        popoverTarget={id}
        tabIndex={tabIndex}
        data-holds="list"
        onKeyDown={onType}
      >
        {shown?.words}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={css.panel}
        // As the options of a row: it floats over the grid, whose keys are not for it.
        data-options=""
        onBeforeToggle={(event) => event.newState === 'open' && setIsOpen(true)}
        onToggle={(event) => (event.newState === 'open' ? opened() : setIsOpen(false))}
      >
        <div role="listbox" aria-label={label}>
          {isOpen &&
            rates.map(({ rate, words, name }) => (
              <button
                key={rate ?? 'own'}
                type="button"
                role="option"
                aria-selected={rate === value}
                tabIndex={-1}
                className={css.rate}
                onKeyDown={onKey}
                onClick={closing(() => onChange(rate))}
              >
                <b>{words}</b> <span>{name}</span>
                {rate === value && <Icon of={IconCheck} size={14} />}
              </button>
            ))}
        </div>
        {isOpen && shown && <ForAll {...props} rate={shown} onAll={closing(props.onAll)} onKey={onKey} />}
      </div>
    </>
  )
}

type ForAllProps = Pick<Props, 'chapter' | 'onAll'> & { rate: VatRate; onKey: (event: KeyboardEvent) => void }

/** The rate of this row for all that stand with it. */
function ForAll({ rate, chapter, onAll, onKey }: ForAllProps) {
  const { title, rows } = chapter()
  const { length: count } = rows
  const { words } = rate
  if (count < 2) return null
  return (
    <button type="button" tabIndex={-1} className={css.all} onKeyDown={onKey} onClick={onAll}>
      {title === undefined ? t`Set ${words} for all ${count} rows` : t`Set ${words} for ${count} rows of ${title}`}
    </button>
  )
}

/** So long after a key the next one goes on with it, in milliseconds. */
const pause = 1000

/** Keys name a rate, as they do in a list of the browser's own. */
function useTyped(rates: readonly VatRate[], onChange: Props['onChange']) {
  const typed = useRef({ text: '', at: -Infinity })
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[\d.,]$/.test(event.key)) return
    const { text, at } = typed.current
    const now = (event.timeStamp - at < pause ? text : '') + event.key
    typed.current = { text: now, at: event.timeStamp }
    const match = rates.find(({ rate, words }) => rate !== null && words.startsWith(now))
    if (match) onChange(match.rate)
  }
}

const steps: Partial<Record<string, (at: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: () => -1,
}

/** The arrows go round; Tab leaves the list and goes on from the cell. */
function withinPanel(event: KeyboardEvent, panel: HTMLElement | null) {
  if (event.key === 'Tab') panel?.hidePopover()
  const step = steps[event.key]
  const all = [...(panel?.querySelectorAll('button') ?? [])]
  if (!step || all.length === 0) return
  event.preventDefault()
  const at = all.findIndex((one) => one === document.activeElement)
  all.at(step(at) % all.length)?.focus()
}
