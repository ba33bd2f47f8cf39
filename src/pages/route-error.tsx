import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRevalidator, useRouteError } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { Button } from '#src/components/ui/button.tsx'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { ErrorState } from '#src/components/ui/error-state.tsx'
import { isMissingPart } from '#src/new-version.ts'
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
      title={gone ? t`Not here` : t`This page could not be shown`}
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

const PartMissing = () => {
  const { t } = useLingui()
  return (
    <ErrorState
      title={t`This page could not be fetched`}
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          <Trans>Load Proffer again</Trans>
        </Button>
      }
    >
      <Trans>There may be a new version of Proffer, or no connection. Nothing that was saved is lost.</Trans>
    </ErrorState>
  )
}
