import { Trans } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import classes from './progress-line.module.css'

/** Shown while the next page is fetched, after 150 ms: what is quicker needs no announcement. */
export const ProgressLine = () => {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <output className={classes.root}>
      <VisuallyHidden>
        <Trans>Loading page</Trans>
      </VisuallyHidden>
    </output>
  )
}
