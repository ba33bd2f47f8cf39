import { useId, useState } from 'react'
import css from './fields.module.css'

/** What every field of the active row knows of its cell. */
export type FieldProps = {
  label: string
  /** The grid has one stop of Tab: the cell with the focus. */
  tabIndex: 0 | -1
  /** Names what is being written in the cell; undefined when keys do not write there. */
  writing: number | undefined
  faulty: boolean
  describedBy: string | undefined
}

type Props<V> = FieldProps & {
  value: V
  format: (value: V) => string
  read: (text: string) => V
  /** What a sum comes to, shown beside it while it is typed. */
  result?: (text: string) => string | undefined
  onChange: (value: V) => void
  decimal?: boolean
}

/** A figure that is typed freely and read as it is typed; what stands in the cell meanwhile is the person's own text. */
export function FigureCell<V>(props: Props<V>) {
  const { label, tabIndex, writing, faulty, describedBy, value, format, read, result, onChange, decimal } = props
  const hint = useId()
  const [typed, setTyped] = useState<{ text: string; writing: number | undefined }>()
  // What is typed first also says that keys write from now on, one render later.
  const typing = typed && typed.writing === writing ? typed.text : undefined
  const sum = typing === undefined ? undefined : result?.(typing)
  return (
    <>
      <input
        className={css.input}
        aria-label={label}
        aria-invalid={faulty || undefined}
        aria-describedby={[sum && hint, describedBy].filter(Boolean).join(' ') || undefined}
        tabIndex={tabIndex}
        autoComplete="off"
        inputMode={decimal ? 'decimal' : undefined}
        data-holds="figure"
        value={typing ?? format(value)}
        onChange={({ target }) => {
          setTyped({ text: target.value, writing })
          onChange(read(target.value))
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
