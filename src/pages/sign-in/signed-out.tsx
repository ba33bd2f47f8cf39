import { Trans, useLingui } from '@lingui/react/macro'
import { messageFor } from '#src/api/error-message.ts'
import { startSignIn } from '#src/auth/session.ts'
import { sharedComputer } from '#src/auth/shared-computer.ts'
import { Cover } from '#src/components/sign-in/cover.tsx'
import { SharedComputer } from '#src/components/sign-in/shared-computer.tsx'
import { SignInButton } from '#src/components/sign-in/sign-in-button.tsx'

export const Component = () => {
  const { t } = useLingui()
  const isShared = sharedComputer.use()
  return (
    <Cover
      title={t`You are signed out`}
      actions={
        <>
          <SharedComputer checked={isShared} onChange={sharedComputer.set} />
          <SignInButton onSignIn={() => startSignIn('/')} explain={messageFor}>
            <Trans>Sign in again</Trans>
          </SignInButton>
        </>
      }
    >
      <Trans>In every tab of this browser. No account data is kept here.</Trans>
    </Cover>
  )
}
