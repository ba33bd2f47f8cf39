import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './button.module.css'
import { classNames } from './class-names.ts'

/** At most one `primary` on a screen; `danger-filled` only in a dialog that confirms. */
export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger' | 'danger-filled'

type Props = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant?: ButtonVariant
  icon?: ReactNode
  /** Under way: cannot be pressed again, keeps its place and its label. */
  busy?: boolean
  /** Why it cannot be pressed, shown beside it. Nobody should have to guess. */
  disabledReason?: string | undefined
}

/** The label says what will happen, and to how many. */
export function Button({
  variant = 'outline',
  icon,
  busy = false,
  disabledReason,
  className,
  children,
  ...rest
}: Props) {
  const reason = useId()
  const disabled = disabledReason !== undefined
  const button = (
    <button
      type="button"
      {...rest}
      className={classNames(classes.root, className)}
      data-variant={variant}
      disabled={disabled}
      // A busy button keeps the focus, so that it is still there when it can be pressed again.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      {...(disabled && { 'aria-describedby': reason })}
    >
      {busy ? <span className={classes.spinner} /> : icon}
      {children}
    </button>
  )
  if (!disabled) return button
  return (
    <span className={classes.explained}>
      {button}
      <span id={reason} className={classes.reason}>
        {disabledReason}
      </span>
    </span>
  )
}
