import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import type { ButtonVariant } from './button.tsx'
import classes from './button.module.css'
import { classNames } from './class-names.ts'

type Props = LinkProps & { variant?: ButtonVariant; icon?: ReactNode }

/** Looks like a button, is an address: it opens in a new tab too. */
export const ButtonLink = ({ variant = 'outline', icon, className, children, ...rest }: Props) => (
  <Link {...rest} className={classNames(classes.root, className)} data-variant={variant}>
    {icon}
    {children}
  </Link>
)
