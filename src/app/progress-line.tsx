import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { VisuallyHidden } from '#src/components/ui/visually-hidden.tsx'
import classes from './progress-line.module.css'

/** Milliseconds: what is quicker needs no announcement, and no frame of its own before it. */
const patience = 150

/** Shown while the next page is fetched. */
export const ProgressLine = () => useNavigation().state !== 'idle' && <Line />

function Line() {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    isLate && (
      <output className={classes.root}>
        <VisuallyHidden>
          <Trans>Loading page</Trans>
        </VisuallyHidden>
      </output>
    )
  )
}
