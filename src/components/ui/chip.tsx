import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import classes from './chip.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type Props = {
  label: string
  value: string
  onRemove?: (() => void) | undefined
  /** Opens what it is chosen in. */
  onChange?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** It is not as it was saved. */
  isChanged?: boolean | undefined
}

/** A filter that is on: what it looks at, what it lets through, and the way to take it off. */
export const Chip = ({ label, value, onRemove, onChange, isChanged = false }: Props) => {
  const { t } = useLingui()
  const words = (
    <>
      <span className={classes.label}>{label}</span>
      <span className={classes.value} title={value}>
        {value}
      </span>
    </>
  )
  return (
    <span className={classNames(classes.root, isChanged && classes.changed)}>
      {onChange ? (
        <button
          type="button"
          className={classes.words}
          onClick={onChange}
          aria-haspopup="dialog"
          aria-label={t`Change ${label} ${value}`}
        >
          {words}
        </button>
      ) : (
        words
      )}
      {onRemove && (
        <button type="button" className={classes.remove} onClick={onRemove} aria-label={t`Remove ${label} ${value}`}>
          <Icon of={IconX} size={14} />
        </button>
      )}
    </span>
  )
}
