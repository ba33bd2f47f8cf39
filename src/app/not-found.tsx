import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { ErrorState } from '#src/components/list/error-state.tsx'

export const Component = () => {
  const { t } = useLingui()
  return (
    <ErrorState
      title={t`Page not found`}
      action={
        <ButtonLink to="/proposals">
          <Trans>All proposals</Trans>
        </ButtonLink>
      }
    >
      <Trans>The address may be mistyped, or the page has moved.</Trans>
    </ErrorState>
  )
}
