import { use } from 'react'
import { classNames } from './class-names.ts'
import { MoneyLocale } from './money-locale.ts'
import { moneyParts } from './money-parts.ts'
import classes from './money.module.css'

type Props = {
  value: number
  /** ISO 4217; left out where a column's head says it. */
  currency?: string | undefined
  /** Where every figure counts the same, the cents keep the ink of the rest. */
  plain?: boolean
  className?: string
}

/** Two decimals always; the cents step back, so the eye reads whole euros and the auditor still gets cents. */
export function Money({ value, currency, plain = false, className }: Props) {
  const { whole, cents, after } = moneyParts(value, use(MoneyLocale), currency)
  return (
    <span className={classNames(classes.root, className)}>
      {whole}
      {plain ? cents : <span className={classes.cents}>{cents}</span>}
      {after}
    </span>
  )
}
