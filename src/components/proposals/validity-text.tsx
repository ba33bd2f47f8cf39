import type { Validity } from './validity.ts'
import css from './validity-text.module.css'

/** The words about the last day; ochre where they need somebody. */
export const ValidityText = ({ validity: { kind, text } }: { validity: Validity }) => (
  <span className={css.root} data-kind={kind}>
    {text}
  </span>
)
