import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import classes from './chip.module.css'
import { Icon } from './icon.tsx'

type Props = { label: string; value: string; onRemove?: () => void }

/** A filter that is on: what it looks at, what it lets through, and the way to take it off. */
export const Chip = ({ label, value, onRemove }: Props) => {
  const { t } = useLingui()
  return (
    <span className={classes.root}>
      <span className={classes.label}>{label}</span>
      {value}
      {onRemove && (
        <button type="button" className={classes.remove} onClick={onRemove} aria-label={t`Remove ${label} ${value}`}>
          <Icon of={IconX} size={14} />
        </button>
      )}
    </span>
  )
}
