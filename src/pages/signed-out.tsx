import { messageFor } from '#src/api/error-message.ts'
import { startSignIn } from '#src/auth/session.ts'
import { Cover } from '#src/components/sign-in/cover.tsx'
import { SignInButton } from '#src/components/sign-in/sign-in-button.tsx'

export const Component = () => (
  <Cover
    title="You are signed out"
    actions={
      <SignInButton onSignIn={() => startSignIn('/', { asksAgain: true })} explain={messageFor}>
        Sign in again
      </SignInButton>
    }
  >
    In every tab of this browser. Nothing of your account is kept here.
  </Cover>
)
