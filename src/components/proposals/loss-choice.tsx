import { useLingui } from '@lingui/react/macro'
import { useId, type Ref } from 'react'
import { lossReasons, type LossFilter } from '#wire/loss-reasons.ts'
import { lossWords } from './loss-words.ts'
import radio from '#src/components/ui/radio.module.css'
import css from './loss-choice.module.css'

type Props = {
  /** Undefined until one is chosen. */
  value: LossFilter | undefined
  /** A reason stands there, and can be taken away. */
  canClear: boolean
  error: string | undefined
  onChange: (value: LossFilter) => void
  /** Of the option that gets the focus. */
  ref?: Ref<HTMLInputElement>
}

/** One of the reasons for which a proposal is lost. */
export function LossChoice({ value, canClear, error, onChange, ref }: Props) {
  const { t } = useLingui()
  const id = useId()
  const options: readonly LossFilter[] = canClear ? [...lossReasons, 'none'] : lossReasons
  return (
    <fieldset
      role="radiogroup"
      className={css.choice}
      aria-label={t`Loss reason`}
      aria-invalid={error !== undefined}
      aria-describedby={error && `${id}-error`}
    >
      {options.map((option) => (
        <label key={option} className={css.option}>
          <input
            type="radio"
            name={id}
            className={radio.radio}
            {...(option === (value ?? options[0]) && { ref, 'data-autofocus': true })}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {t(lossWords[option])}
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
