import { useId, useState } from 'react'
import css from './price-table.module.css'

type Props<V> = {
  /** Which column, for moving up and down in it. */
  cell: string
  label: string
  value: V
  format: (value: V) => string
  read: (text: string) => V
  /** What a sum comes to, shown beside it while it is typed. */
  result?: (text: string) => string | undefined
  onChange: (value: V) => void
  faulty?: boolean
  describedBy?: string | undefined
}

/** A figure that is typed freely and read as it is typed: what stands in the field while it has the focus is the person's own text. */
export function TypedCell<V>({ cell, label, value, format, read, result, onChange, faulty, describedBy }: Props<V>) {
  const hint = useId()
  const [typing, setTyping] = useState<{ text: string; before: V }>()
  const sum = typing && result?.(typing.text)
  const type = (text: string) => {
    setTyping({ text, before: typing ? typing.before : value })
    onChange(read(text))
  }
  const restore = () => {
    if (!typing) return
    onChange(typing.before)
    setTyping(undefined)
  }
  return (
    <>
      <input
        className={css.input}
        data-cell={cell}
        aria-label={label}
        aria-invalid={faulty || undefined}
        aria-describedby={[sum && hint, describedBy].filter(Boolean).join(' ') || undefined}
        autoComplete="off"
        value={typing ? typing.text : format(value)}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyping(undefined)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typing) {
            event.stopPropagation()
            restore()
          }
        }}
      />
      {sum && (
        <span id={hint} className={css.result}>
          = {sum}
        </span>
      )}
    </>
  )
}
