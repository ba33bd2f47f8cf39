import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import classes from './state.module.css'

type Props = {
  title: string
  /** What to do now, in words. */
  children: ReactNode
  onRetry?: () => void
  /** Another way on, such as a link to the list. */
  action?: ReactNode
  /** What to tell the person who runs the service. */
  reference?: string | undefined
}

/** A page that could not be shown, with a way on. Its title takes the focus like any page's. */
export const ErrorState = ({ title, children, onRetry, action, reference }: Props) => (
  <section className={classes.root} role="alert">
    <title>{`${title} · Proffer`}</title>
    <h1 tabIndex={-1} className={classes.title}>
      {title}
    </h1>
    <p className={classes.text}>{children}</p>
    <p className={classes.ways}>
      {onRetry && (
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {action}
    </p>
    {reference !== undefined && (
      <p className={classes.reference}>
        <Trans>Reference {reference}</Trans>
      </p>
    )}
  </section>
)
