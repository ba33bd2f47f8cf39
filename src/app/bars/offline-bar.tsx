import { Trans } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Notice } from '#src/components/ui/notice.tsx'

const watch = (tell: () => void) => {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

/** Says that there is no network, so that old data is not taken for new. */
export const OfflineBar = () => {
  const online = useSyncExternalStore(watch, () => navigator.onLine)
  // A demo has its service in the browser: nothing is out of reach.
  const isDemo = 'demo' in document.documentElement.dataset
  return online || isDemo ? null : (
    <Notice>
      <Trans>No connection. You see the last loaded data.</Trans>
    </Notice>
  )
}
