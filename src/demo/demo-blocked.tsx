import { Trans } from '@lingui/react/macro'
import classes from './demo.module.css'

/** The one thing the demo cannot do without. */
export const DemoBlocked = () => (
  <p role="alert" className={classes.blocked}>
    <Trans>
      This browser blocks the demo, which needs a Service Worker. Allow this site to store data, leave private mode, or
      use another browser.
    </Trans>
  </p>
)
