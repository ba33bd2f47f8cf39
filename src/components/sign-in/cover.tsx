import type { ReactNode } from 'react'
import { Wordmark } from '#src/components/ui/wordmark.tsx'
import classes from './cover.module.css'

type Props = {
  title: string
  /** What this is about, and what to do. */
  children: ReactNode
  /** One button, or two. */
  actions?: ReactNode
}

/** The pages around the app, before and after a session. They stand where the service's own sign-in pages stand. */
export const Cover = ({ title, children, actions }: Props) => (
  <div className={classes.root}>
    <title>{`${title} · Proffer`}</title>
    <header className={classes.brand}>
      <Wordmark height={30} />
    </header>
    <main className={classes.sheet}>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.text}>{children}</div>
      {actions !== undefined && <p className={classes.actions}>{actions}</p>}
    </main>
  </div>
)
