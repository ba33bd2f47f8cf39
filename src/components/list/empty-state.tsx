import type { ReactNode } from 'react'
import classes from './state.module.css'

type Props = {
  /** Says what is missing. */
  title: string
  /** Says how it gets here. */
  children: ReactNode
  /** One outline button. */
  action?: ReactNode
}

export const EmptyState = ({ title, children, action }: Props) => (
  <section className={classes.root}>
    <h2 className={classes.title}>{title}</h2>
    <p className={classes.text}>{children}</p>
    <div className={classes.ways}>{action}</div>
  </section>
)
