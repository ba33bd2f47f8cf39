import type { ReactNode } from 'react'
import { Wordmark } from '#src/components/shell/wordmark.tsx'
import { PageTitle } from '#src/components/ui/page-title.tsx'
import classes from './cover.module.css'

type Props = {
  title: string
  /** What this is about, and what to do. */
  children: ReactNode
  /** One button, or two. */
  actions?: ReactNode
}

/** The pages around the app, before and after a session: a cover sheet on the desk. */
export const Cover = ({ title, children, actions }: Props) => (
  <main className={classes.root}>
    <PageTitle>{title}</PageTitle>
    <div className={classes.sheet}>
      <Wordmark height={34} />
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.text}>{children}</div>
      {actions !== undefined && <p className={classes.actions}>{actions}</p>}
    </div>
  </main>
)
