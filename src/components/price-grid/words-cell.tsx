import type { FieldProps } from './figure-cell.tsx'
import css from './fields.module.css'

type Props = Omit<FieldProps, 'writing'> & { value: string; onChange: (content: string) => void }

/** The words of a row, of several lines where they have them. */
export const WordsCell = ({ label, tabIndex, faulty, describedBy, value, onChange }: Props) => (
  <textarea
    className={css.words}
    rows={1}
    aria-label={label}
    aria-invalid={faulty || undefined}
    aria-describedby={describedBy}
    tabIndex={tabIndex}
    data-holds="words"
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)
