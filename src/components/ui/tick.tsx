import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import classes from './tick.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: string }

/** A bare check box for rows; its name is said, not shown. */
export const Tick = ({ label, className, ...rest }: Props) => (
  <input {...rest} type="checkbox" aria-label={label} className={classNames(classes.root, className)} />
)
