import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import { latePage } from './late-page.ts'
import classes from './progress-line.module.css'

/** Shown while the next page is waited for. */
export const ProgressLine = () =>
  useSyncExternalStore(latePage.subscribe, latePage.get) && (
    <output className={classes.root}>
      <VisuallyHidden>
        <Trans>Loading page</Trans>
      </VisuallyHidden>
    </output>
  )
