import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRevalidator, useRouteError } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { ErrorState } from '#src/components/ui/error-state.tsx'
import { ApiError } from '#wire/problem.ts'

/** What stands in place of a page that could not be shown: what to do, and a way on. */
export function RouteError() {
  const { t } = useLingui()
  const error = useRouteError()
  const { revalidate } = useRevalidator()
  const { reset } = useQueryErrorResetBoundary()
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
