import { replace, useRouteError } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { finishSignIn, startSignIn } from '#src/auth/session.ts'
import { Cover } from '#src/components/sign-in/cover.tsx'
import { SignInButton } from '#src/components/sign-in/sign-in-button.tsx'

/** Redeems the code and goes on to the page that was asked for; this address stays in no history. */
export const load = () => async () => replace(await finishSignIn())

/** Shown for a moment at most, should the way on take long. */
export const Component = () => <Cover title="Signing in">One moment, please.</Cover>

export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <Cover
      title="Not signed in"
      actions={
        <SignInButton onSignIn={() => startSignIn('/')} explain={messageFor}>
          Try again
        </SignInButton>
      }
    >
      {messageFor(error)}
    </Cover>
  )
}
