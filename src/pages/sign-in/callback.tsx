import { Trans, useLingui } from '@lingui/react/macro'
import { replace, useRouteError } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { finishSignIn, startSignIn } from '#src/auth/session.ts'
import { Cover } from '#src/components/sign-in/cover.tsx'
import { SignInButton } from '#src/components/sign-in/sign-in-button.tsx'

/** Redeems the code and goes on to the page that was asked for; this address stays in no history. */
export const load = () => async () => replace(await finishSignIn())

/** Shown for a moment at most, should the way on take long. */
export const Component = () => {
  const { t } = useLingui()
  return (
    <Cover title={t`Signing in`}>
      <Trans>One moment, please.</Trans>
    </Cover>
  )
}

export function ErrorBoundary() {
  const { t } = useLingui()
  const error = useRouteError()
  return (
    <Cover
      title={t`Not signed in`}
      actions={
        <SignInButton onSignIn={() => startSignIn('/')} explain={messageFor}>
          <Trans>Try again</Trans>
        </SignInButton>
      }
    >
      {messageFor(error)}
    </Cover>
  )
}
