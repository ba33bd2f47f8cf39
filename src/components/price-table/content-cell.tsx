import css from './price-table.module.css'

type Props = {
  label: string
  value: string
  onChange: (content: string) => void
  /** `/` in an empty description of a price row. */
  onProduct?: (() => void) | undefined
  faulty?: boolean
  describedBy?: string | undefined
}

/** The words of a row. Enter goes on to the next row, so a line break is Alt+Enter. */
export function ContentCell({ label, value, onChange, onProduct, faulty, describedBy }: Props) {
  return (
    <textarea
      className={css.words}
      data-cell="content"
      rows={1}
      aria-label={label}
      aria-invalid={faulty || undefined}
      aria-describedby={describedBy}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === '/' && value === '' && onProduct) {
          event.preventDefault()
          onProduct()
        }
        if (event.key === 'Enter' && event.altKey) {
          event.preventDefault()
          const { selectionStart: from, selectionEnd: to } = event.currentTarget
          event.currentTarget.setRangeText('\n', from, to, 'end')
          onChange(event.currentTarget.value)
        }
      }}
    />
  )
}
