import { Money } from '#src/components/ui/money.tsx'
import css from './timeline.module.css'

/** What a version comes to, or what choices change; the latter with its sign, and blue where the customer chose it. */
export const Amount = ({ value, isDifference = false }: { value: number; isDifference?: boolean }) => (
  <span className={css.amount} data-hand={isDifference || undefined}>
    {isDifference && value > 0 && '+ '}
    <Money value={value} plain />
  </span>
)
