import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import classes from './icon-button.module.css'

type Props = ComponentProps<'button'> & {
  /** An icon alone needs a name; it is the tooltip too. */
  label: string
}

export const IconButton = ({ label, title = label, className, children, ...rest }: Props) => (
  <button type="button" {...rest} aria-label={label} title={title} className={classNames(classes.root, className)}>
    {children}
  </button>
)
