import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useRevalidator, useRouteError } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { Button } from '#src/components/ui/button.tsx'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { ErrorState } from '#src/components/list/error-state.tsx'
import { loadNewVersion } from '#src/load-new-version.ts'
import { isRenewed } from '#src/new-version.ts'
import { isMissingPart } from '#src/parts.ts'
import { ApiError } from '#wire/problem.ts'

/** What stands in place of a page that could not be shown: what to do, and a way on. */
export function RouteError() {
  const { t } = useLingui()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const { reset } = useQueryErrorResetBoundary()
  if (isMissingPart(error)) return <PartMissing />
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 410)
  const again = () => {
    reset()
    void revalidate()
  }
  return (
    <ErrorState
      title={gone ? t`Page not found` : t`The page could not be displayed`}
      {...(!gone && { onRetry: again })}
      action={
        <ButtonLink to="/proposals">
          <Trans>All proposals</Trans>
        </ButtonLink>
      }
      reference={error instanceof ApiError ? error.problem.request_id : undefined}
    >
      {messageFor(error)}
    </ErrorState>
  )
}

const loadAgain = () => window.location.reload()

/** Nothing stood here before: the page is fetched whole, by itself once the network is back. */
function PartMissing() {
  const { t } = useLingui()
  const [renewed, setRenewed] = useState(false)
  useEffect(() => {
    // Without an answer there is no newer version to be had just now.
    void isRenewed().then(setRenewed, () => undefined)
    window.addEventListener('online', loadAgain)
    return () => window.removeEventListener('online', loadAgain)
  }, [])
  return (
    <ErrorState
      title={t`The page could not be loaded`}
      action={
        <Button variant="primary" onClick={renewed ? loadNewVersion : loadAgain}>
          <Trans>Reload Proffer</Trans>
        </Button>
      }
    >
      {renewed ? (
        <Trans>A new version of Proffer is available.</Trans>
      ) : (
        <Trans>No connection. The page loads when you are back online.</Trans>
      )}
    </ErrorState>
  )
}
