import { use } from 'react'
import { formatPrice } from '#pricing/amount.ts'
import { MoneyLocale } from './money-locale.ts'
import classes from './money.module.css'

/** Of one unit: two decimals, or up to four where it has them; they step back as the cents of sums do. */
export function UnitPrice({ value }: { value: number }) {
  const text = formatPrice(value, { locale: use(MoneyLocale) })
  const decimals = text.search(/\D\d+$/u)
  return (
    <span className={classes.root}>
      {text.slice(0, decimals)}
      <span className={classes.cents}>{text.slice(decimals)}</span>
    </span>
  )
}
