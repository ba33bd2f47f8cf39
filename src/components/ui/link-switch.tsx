import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from './class-names.ts'
import css from './link-switch.module.css'

type Choice = {
  label: string
  /** In the place of the label, which is its name and tooltip then. */
  sign?: ReactNode
  to: string
  isCurrent: boolean
  onChoose?: () => void
}
type Props = {
  label: string
  choices: readonly Choice[]
  /** The way back leads past what was chosen before. */
  replace?: boolean
}

/** The same work seen in another way: a few choices, each an address, of which one is where one is. */
export const LinkSwitch = ({ label, choices, replace = false }: Props) => (
  <nav aria-label={label} className={css.root}>
    {choices.map(({ label, sign, to, isCurrent, onChoose }) => (
      <Link
        key={label}
        to={to}
        replace={replace}
        className={classNames(css.choice, sign ? css.sign : css.word)}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChoose}
        {...(sign !== undefined && { 'aria-label': label, title: label })}
      >
        {sign ?? label}
      </Link>
    ))}
  </nav>
)
