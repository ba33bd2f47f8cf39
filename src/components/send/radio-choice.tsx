import { useFormContext } from 'react-hook-form'
import css from './radio-choice.module.css'
import type { SendFields } from './send-fields.ts'

type Name = 'message_by' | 'send_method'
type Props<N extends Name> = {
  name: N
  label: string
  options: readonly { value: SendFields[N]; label: string; help?: string }[]
}

/** One of two ways, both in sight. */
export function RadioChoice<N extends Name>({ name, label, options }: Props<N>) {
  const { register } = useFormContext<SendFields>()
  return (
    <fieldset className={css.ways} aria-label={label}>
      {options.map(({ value, label, help }) => (
        <label key={value} className={css.way}>
          <input type="radio" value={value} {...register(name)} />
          <span>
            {label}
            {help !== undefined && <small>{help}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
