import { use, useState } from 'react'
import { formatQuantity, parseAmount } from '#pricing/amount.ts'
import { ReadingContext } from './reading.ts'
import css from './viewer-rows.module.css'

type Props = { content: string; value: number; disabled: boolean; onChange: (quantity: number) => void }

/** A quantity the customer may change: a step at a time, or typed as their language writes numbers. Never below 0. */
export function QuantityField({ content, value, disabled, onChange }: Props) {
  const { words, locale } = use(ReadingContext)
  const [typed, setTyped] = useState<string>()
  const step = (by: number) => {
    setTyped(undefined)
    // A sum of floats has more decimals than the service takes.
    onChange(Math.max(0, Math.round((value + by) * 1e4) / 1e4))
  }
  const type = (text: string) => {
    setTyped(text)
    const quantity = parseAmount(text, { locale })
    if (quantity !== undefined && quantity >= 0) onChange(quantity)
  }
  const shown = typed ?? formatQuantity(value, { locale })
  return (
    <span className={css.quantity}>
      <button type="button" aria-label={words.less(content)} disabled={disabled || value <= 0} onClick={() => step(-1)}>
        −
      </button>
      <input
        inputMode="decimal"
        autoComplete="off"
        aria-label={words.quantityOf(content)}
        disabled={disabled}
        size={shown.length || 1}
        value={shown}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <button type="button" aria-label={words.more(content)} disabled={disabled} onClick={() => step(1)}>
        +
      </button>
    </span>
  )
}
