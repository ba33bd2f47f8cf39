import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import classes from './shared-computer.module.css'

type Props = { checked: boolean; onChange: (isShared: boolean) => void }

/** Asked before every sign-in, and answered as the last time: it is about the computer, whoever signs in. */
export function SharedComputer({ checked, onChange }: Props) {
  const help = useId()
  return (
    <span className={classes.root}>
      <label className={classes.label}>
        <input
          type="checkbox"
          className={classes.box}
          checked={checked}
          aria-describedby={help}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <Trans>Others use this computer too</Trans>
      </label>
      <span id={help} className={classes.help}>
        <Trans>Lists and records are then not kept in this browser.</Trans>
      </span>
    </span>
  )
}
