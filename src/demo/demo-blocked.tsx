import { Trans } from '@lingui/react/macro'
import classes from './demo.module.css'

/** The one thing the demo cannot do without. */
export const DemoBlocked = () => (
  <p role="alert" className={classes.bar}>
    <Trans>
      This browser does not let the demo run: its service needs a Service Worker. Allow this site to keep data, leave
      the private window, or try another browser.
    </Trans>
  </p>
)
