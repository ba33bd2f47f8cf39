import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Cover } from '#src/components/sign-in/cover.tsx'

/** The end of a sign-in beside a page whose session had ended: the window closes, the page goes on by itself. */
export function Component() {
  const { t } = useLingui()
  useEffect(() => window.close(), [])
  return (
    <Cover
      title={t`You are signed in`}
      actions={
        <ButtonLink to="/">
          <Trans>Open Proffer here</Trans>
        </ButtonLink>
      }
    >
      <Trans>You can close this window and continue where you left off.</Trans>
    </Cover>
  )
}
