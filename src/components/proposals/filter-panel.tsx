import { plural, t } from '@lingui/core/macro'
import { use, useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { formatQuantity, parseAmount } from '#pricing/amount.ts'
import { Button } from '#src/components/ui/button.tsx'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { positionBeside } from '#src/components/ui/position-beside.ts'
import { Tick } from '#src/components/ui/tick.tsx'
import { isDay } from '#wire/calendar-day.ts'
import { amountSpan, anyOf, daySpan } from '#wire/filters.ts'
import { validityFilters } from '#wire/proposal-list.ts'
import { proposalsCounted } from './bulk-words.ts'
import { validityFilterWords } from './filter-names.ts'
import { countFilters, listAddress, type ListAddress } from './list-address.ts'
import css from './filter-panel.module.css'

type Named = { id: number; name: string }
type Change = Partial<ListAddress>

type Props = {
  address: ListAddress
  /** What it was opened from. */
  beside: HTMLElement
  /** Whose proposals are one's own. */
  me: number | undefined
  /** Undefined while they come. */
  owners: readonly Named[] | undefined
  tags: readonly Named[] | undefined
  /** How many are found; undefined while it is not known. */
  found: { total: number; isMore: boolean } | undefined
  onChange: (next: ListAddress) => void
  onClose: () => void
}

const chosenHere = [...countFilters, 'validity'] as const
const nothingChosen = Object.fromEntries(chosenHere.map((filter) => [filter, undefined]))

/**
 * What the list is narrowed to, beside the list that follows with every choice. The browser floats it, closes it on Escape
 * or a press elsewhere, and gives the focus back to where it was.
 */
export function FilterPanel({ address, beside, me, owners, tags, found, onChange: onGo, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  // The address follows what is chosen, and may be behind it.
  const [wanted, setWanted] = useState(address)
  const asked = useRef(new Set([listAddress.write(address)]))
  const { whose, owner = whose && me?.toString(), tag, sent, amount, validity } = wanted
  const onChange = (change: Change) => {
    const next = listAddress.changed(wanted, change)
    setWanted(next)
    asked.current.add(listAddress.write(next))
    onGo(next)
  }
  const here = listAddress.write(address)
  // The list was narrowed elsewhere, by going back for example: what stands here is of before.
  useEffect(() => {
    if (!asked.current.has(here)) panel.current?.hidePopover()
  }, [here])
  useLayoutEffect(() => {
    panel.current?.showPopover()
    panel.current?.querySelector<HTMLElement>('input')?.focus()
  }, [])
  // Its lists come after it: it stays within the window.
  useLayoutEffect(() => {
    if (panel.current) positionBeside(beside.getBoundingClientRect(), panel.current)
  }, [beside, owners, tags])
  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={t`Filter`}
      className={css.panel}
      onToggle={(event) => event.newState === 'closed' && onClose()}
    >
      <div className={css.fields}>
        <Choices
          label={t`Owner`}
          all={owners}
          chosen={owner}
          none={t`No users`}
          onChange={(owner) => onChange({ owner, whose: undefined })}
        />
        <Choices label={t`Tags`} all={tags} chosen={tag} none={t`No tags yet`} onChange={(tag) => onChange({ tag })} />
        <SentDays sent={sent} onChange={(sent) => onChange({ sent })} />
        <Amounts amount={amount} onChange={(amount) => onChange({ amount })} />
        <fieldset className={css.group}>
          <legend>{t`Valid until`}</legend>
          <div className={css.steps}>
            {validityFilters.map((filter) => (
              <Step
                key={filter}
                isOn={validity === filter}
                // Of open proposals, over which a search would look past.
                onSelect={() =>
                  onChange(
                    validity === filter
                      ? { validity: undefined }
                      : { validity: filter, status: 'open', sort: 'valid_until' },
                  )
                }
              >
                {t(validityFilterWords[filter])}
              </Step>
            ))}
          </div>
        </fieldset>
      </div>
      <div className={css.foot}>
        <span role="status" className={css.found}>
          {found && (found.isMore ? t`More than ${proposalsCounted(found.total)}` : proposalsCounted(found.total))}
        </span>
        {chosenHere.some((filter) => wanted[filter] !== undefined) && (
          <Button variant="quiet" onClick={() => onChange(nothingChosen)}>
            {t`Clear all`}
          </Button>
        )}
        <Button onClick={() => panel.current?.hidePopover()}>{t`Done`}</Button>
      </div>
    </div>
  )
}

type ChoicesProps = {
  label: string
  all: readonly Named[] | undefined
  /** Ids, as the address says them. */
  chosen: string | undefined
  none: string
  onChange: (chosen: string | undefined) => void
}

/** More are looked for by name. */
const inSight = 8

/** Any of these, all in sight or found by typing. */
function Choices({ label, all, chosen, none, onChange }: ChoicesProps) {
  const [query, setQuery] = useState('')
  const ids = new Set(chosen === undefined ? [] : z.parse(anyOf, chosen))
  const toggle = (id: number) => {
    const next = ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]
    onChange(next.length === 0 ? undefined : next.join(','))
  }
  const wanted = query.trim().toLocaleLowerCase()
  const shown = all?.filter(({ id, name }) => ids.has(id) || name.toLocaleLowerCase().includes(wanted))
  return (
    <fieldset className={css.group}>
      <legend>{label}</legend>
      {all && all.length > inSight && (
        <input
          type="search"
          className={css.find}
          aria-label={t`Find in ${label}`}
          placeholder={t`Find by name`}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      {all?.length === 0 && <p className={css.none}>{none}</p>}
      <div className={css.choices}>
        {shown?.map(({ id, name }) => (
          <label key={id} className={css.choice}>
            <Tick label={name} checked={ids.has(id)} onChange={() => toggle(id)} />
            <span title={name}>{name}</span>
          </label>
        ))}
      </div>
      {shown?.length === 0 && query !== '' && <p className={css.none}>{t`No results`}</p>}
    </fieldset>
  )
}

const Step = ({ isOn, onSelect, children }: { isOn: boolean; onSelect: () => void; children: ReactNode }) => (
  <button type="button" className={css.step} aria-pressed={isOn} onClick={onSelect}>
    {children}
  </button>
)

type SpanProps<Filter extends string> = Record<Filter, string | undefined> & {
  onChange: (span: string | undefined) => void
}

const lastDays = [7, 30, 90]
/** While its year is being typed it is no day yet, and nothing is asked for. */
const isTyped = (day: string) => day === '' || (isDay(day) && day >= '1900')

function SentDays({ sent, onChange }: SpanProps<'sent'>) {
  const days = sent === undefined ? undefined : z.parse(daySpan, sent)
  const range = days && 'from' in days ? { from: days.from ?? '', to: days.to ?? '' } : { from: '', to: '' }
  const [typed, setTyped] = useTypedLimits(range)
  const isBackwards =
    typed.from !== '' && typed.to !== '' && isTyped(typed.from) && isTyped(typed.to) && typed.from > typed.to
  const type = (change: Partial<Limits>) => {
    const { from, to } = { ...typed, ...change }
    setTyped({ from, to })
    if (isTyped(from) && isTyped(to) && (from === '' || to === '' || from <= to))
      onChange(from === '' && to === '' ? undefined : `${from}..${to}`)
  }
  return (
    <fieldset className={css.group}>
      <legend>{t`Sent`}</legend>
      <div className={css.steps}>
        {lastDays.map((last) => (
          <Step
            key={last}
            isOn={sent === `${last}d`}
            onSelect={() => onChange(sent === `${last}d` ? undefined : `${last}d`)}
          >
            {plural(last, { one: 'Today', other: 'Last # days' })}
          </Step>
        ))}
      </div>
      <LimitFields
        type="date"
        typed={typed}
        onType={type}
        words={[
          t({ context: 'first day', message: 'From' }),
          t({ context: 'last day', message: 'Up to and including' }),
        ]}
        error={isBackwards ? t`The first day is after the last one.` : undefined}
      />
    </fieldset>
  )
}

function Amounts({ amount, onChange }: SpanProps<'amount'>) {
  const locale = use(MoneyLocale)
  const span = amount === undefined ? undefined : z.parse(amountSpan, amount)
  const written = (limit: number | null | undefined) =>
    limit === null || limit === undefined ? '' : formatQuantity(limit, { locale })
  const [typed, setTyped] = useTypedLimits({ from: written(span?.from), to: written(span?.to) })
  const [error, setError] = useState<string>()
  const take = () => {
    const [from, to] = [typed.from, typed.to].map((text) => amountIn(text, locale))
    if (from === undefined || to === undefined) return setError(t`Enter an amount, such as 2500.`)
    if (from !== '' && to !== '' && Number(from) > Number(to))
      return setError(t`The lowest amount is above the highest one.`)
    setError(undefined)
    const next = from === '' && to === '' ? undefined : `${from}..${to}`
    return next === amount ? undefined : onChange(next)
  }
  return (
    <fieldset className={css.group}>
      <legend>{t`Amount excl. VAT`}</legend>
      <div className={css.amounts}>
        <LimitFields
          typed={typed}
          onType={(change) => setTyped({ ...typed, ...change })}
          onTake={take}
          words={[t({ context: 'lowest amount', message: 'From' }), t({ context: 'highest amount', message: 'Up to' })]}
          error={error}
        />
      </div>
    </fieldset>
  )
}

/** What was typed, as the address says an amount: nothing for nothing, undefined for what is none. */
function amountIn(text: string, locale: string): string | undefined {
  if (text.trim() === '') return ''
  const amount = parseAmount(text, { locale })
  const written = amount === undefined ? undefined : String(Math.round(amount * 100) / 100)
  return written !== undefined && z.safeParse(amountSpan, `${written}..`).success ? written : undefined
}

type Limits = { from: string; to: string }

/** What is being typed, until the address says something else. */
function useTypedLimits({ from, to }: Limits) {
  const [typed, setTyped] = useState({ from, to })
  const [told, setTold] = useState({ from, to })
  if (told.from !== from || told.to !== to) {
    setTold({ from, to })
    setTyped({ from, to })
  }
  return [typed, setTyped] as const
}

type LimitProps = {
  type?: 'date'
  typed: Limits
  onType: (change: Partial<Limits>) => void
  /** It is typed: at Enter, and where somebody goes on. */
  onTake?: () => void
  words: readonly [from: string, to: string]
  error: string | undefined
}

function LimitFields({ type, typed, onType, onTake, words, error }: LimitProps) {
  const fault = useId()
  const field = (limit: keyof Limits, label: string) => (
    <label className={css.limit}>
      {label}
      <input
        type={type ?? 'text'}
        inputMode={type ? undefined : 'decimal'}
        value={typed[limit]}
        onChange={({ target }) => onType({ [limit]: target.value })}
        onBlur={onTake}
        onKeyDown={({ key }) => key === 'Enter' && onTake?.()}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : fault}
      />
    </label>
  )
  return (
    <>
      <div className={css.limits}>
        {field('from', words[0])}
        {field('to', words[1])}
      </div>
      {error !== undefined && (
        <p id={fault} role="alert" className={css.error}>
          {error}
        </p>
      )}
    </>
  )
}
