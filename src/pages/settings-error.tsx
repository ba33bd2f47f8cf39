import { Trans, useLingui } from '@lingui/react/macro'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { ErrorState } from '#src/components/ui/error-state.tsx'
import { ApiError } from '#wire/problem.ts'
import { RouteError } from './route-error.tsx'

/** What stands in place of a setting that is not there; any other trouble is the app's. */
export function SettingError() {
  const { t } = useLingui()
  const error = useRouteError()
  const isGone = (error instanceof ApiError || isRouteErrorResponse(error)) && error.status === 404
  if (!isGone) return <RouteError />
  return (
    <ErrorState
      title={t`This is not there, or not any more`}
      action={
        <ButtonLink to="/settings">
          <Trans>See the settings</Trans>
        </ButtonLink>
      }
    >
      <Trans>It was deleted, or the address was mistyped.</Trans>
    </ErrorState>
  )
}
