import { use } from 'react'
import { MoneyLocale } from '#src/components/ui/money-locale.ts'
import { percent } from './percent.ts'
import css from './share.module.css'

type Props = {
  value: number | undefined
  /** How much of the bar is filled, where that is not the value. */
  filled?: number
  /** Whether what is missing to the whole is shown too. */
  bar?: 'alone' | 'of-whole' | 'none'
}

/** A part of the whole: a bar of ink, and the figure behind it. */
export function Share({ value, filled = value, bar = 'alone' }: Props) {
  const locale = use(MoneyLocale)
  if (value === undefined) return '–'
  return (
    <span className={css.root}>
      {bar !== 'none' && (
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" className={css.bar} data-bar={bar} aria-hidden="true">
          {bar === 'of-whole' && <rect className={css.whole} width={100} height={6} />}
          <rect className={css.filled} width={(filled ?? 0) * 100} height={6} />
        </svg>
      )}
      <span className={css.figure}>{percent(value, locale)}</span>
    </span>
  )
}
