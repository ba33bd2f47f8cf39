import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { ErrorState } from '#src/components/ui/error-state.tsx'

export const Component = () => {
  const { t } = useLingui()
  return (
    <ErrorState
      title={t`There is no such page`}
      action={
        <ButtonLink to="/proposals">
          <Trans>All proposals</Trans>
        </ButtonLink>
      }
    >
      <Trans>The address may be mistyped, or what it named has moved.</Trans>
    </ErrorState>
  )
}
