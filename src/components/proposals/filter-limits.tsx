import { plural, t } from '@lingui/core/macro'
import { use, useId, useState } from 'react'
import * as z from 'zod/mini'
import { formatQuantity, parseAmount } from '#pricing/amount.ts'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { isDay } from '#wire/calendar-day.ts'
import { amountSpan, daySpan } from '#wire/filters.ts'
import { FilterStep } from './filter-step.tsx'
import css from './filter-panel.module.css'

type SpanProps<Filter extends string> = Record<Filter, string | undefined> & {
  onChange: (span: string | undefined) => void
}

const lastDays = [7, 30, 90]
/** While its year is being typed it is no day yet, and nothing is asked for. */
const isTyped = (day: string) => day === '' || (isDay(day) && day >= '1900')

/** From a day to a day, or the last days. */
export function SentDays({ sent, onChange }: SpanProps<'sent'>) {
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
          <FilterStep
            key={last}
            isOn={sent === `${last}d`}
            onSelect={() => onChange(sent === `${last}d` ? undefined : `${last}d`)}
          >
            {plural(last, { one: 'Today', other: 'Last # days' })}
          </FilterStep>
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

/** From an amount to an amount, read as the account writes them. */
export function Amounts({ amount, onChange }: SpanProps<'amount'>) {
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
