import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { loadNewVersion } from '#src/load-new-version.ts'
import { isRenewed } from '#src/new-version.ts'
import { Button } from './button.tsx'
import css from './missing-part.module.css'
import { Notice } from './notice.tsx'

type Props = {
  /** Asks for it once more; done by itself when the network is back. */
  onRetry: () => void
  /** Of a window over the page, which need not be waited for. */
  onClose?: () => void
}

/** Stands where a part of the page could not be fetched. A newer build is spoken of only where the host has one. */
export function MissingPart({ onRetry, onClose }: Props) {
  const renewed = useIsRenewed()
  useWhenOnline(onRetry)
  return (
    <div className={onClose ? css.floating : css.inPlace}>
      <Notice
        action={
          <>
            {renewed ? (
              <Button variant="quiet" onClick={loadNewVersion}>
                <Trans>Update</Trans>
              </Button>
            ) : (
              <Button variant="quiet" onClick={onRetry}>
                <Trans>Try again</Trans>
              </Button>
            )}
            {onClose && (
              <Button variant="quiet" onClick={onClose}>
                <Trans>Close</Trans>
              </Button>
            )}
          </>
        }
      >
        {renewed ? (
          <Trans>A new version of Proffer is available.</Trans>
        ) : (
          <Trans>No connection. This loads when you are back online.</Trans>
        )}
      </Notice>
    </div>
  )
}

/** Asked of the host; false as long as it does not answer. */
function useIsRenewed() {
  const [renewed, setRenewed] = useState(false)
  useEffect(() => {
    // No answer: there is no newer version to be had just now.
    void isRenewed().then(setRenewed, () => undefined)
  }, [])
  return renewed
}

/** The same where nothing need be said: it is asked for again when the network is back. */
export function QuietlyMissing({ onRetry }: Pick<Props, 'onRetry'>) {
  useWhenOnline(onRetry)
  return null
}

function useWhenOnline(then: () => void) {
  useEffect(() => {
    window.addEventListener('online', then)
    return () => window.removeEventListener('online', then)
  }, [then])
}
