import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { startSignIn } from '#src/auth/session.ts'
import { sharedComputer } from '#src/auth/shared-computer.ts'
import { Cover } from '#src/components/sign-in/cover.tsx'
import { SharedComputer } from '#src/components/sign-in/shared-computer.tsx'
import { SignInButton } from '#src/components/sign-in/sign-in-button.tsx'
import { keepsUnsaved } from '#src/storage/in-browser.ts'

/** A browser that cannot be read has kept nothing. */
export const load = () => async () => ({ hasUnsaved: await keepsUnsaved().catch(() => false) })

export const Component = () => {
  const { t } = useLingui()
  const isShared = sharedComputer.use()
  const { hasUnsaved } = useLoaderData<Awaited<ReturnType<ReturnType<typeof load>>>>()
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
      {hasUnsaved
        ? t`In every tab of this browser. Changes that were not saved stay here until their author signs in again.`
        : t`In every tab of this browser. No account data is kept here.`}
    </Cover>
  )
}
