import { Trans, useLingui } from '@lingui/react/macro'
import { type LoaderFunctionArgs, redirect, useLoaderData, useSearchParams } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { appConfig } from '#src/auth/config.ts'
import { returnPath } from '#src/auth/return-path.ts'
import { currentSession, startSignIn } from '#src/auth/session.ts'
import { Cover } from '#src/components/sign-in/cover.tsx'
import { SignInButton } from '#src/components/sign-in/sign-in-button.tsx'

/** Who is signed in already, in another tab perhaps, goes straight on. */
export const load =
  () =>
  async ({ request }: LoaderFunctionArgs) => {
    if (await currentSession()) throw redirect(returnPath(new URL(request.url).searchParams.get('return')))
    return appConfig()
  }

/** Says whose proposals these are before it sends anyone to type a password. */
export function Component() {
  const { t } = useLingui()
  const { account } = useLoaderData<Awaited<ReturnType<ReturnType<typeof load>>>>()
  const [search] = useSearchParams()
  const returnTo = returnPath(search.get('return'))
  return (
    <Cover
      title={t`Sign in`}
      actions={
        <SignInButton onSignIn={() => startSignIn(returnTo)} explain={messageFor}>
          <Trans>Continue to sign in</Trans>
        </SignInButton>
      }
    >
      {returnTo === '/' ? (
        <Trans>
          To the proposals of <strong>{account}</strong>. The service itself asks for your password, then you come back
          here.
        </Trans>
      ) : (
        <Trans>
          To the proposals of <strong>{account}</strong>. The service itself asks for your password, then you come back
          to the page you asked for.
        </Trans>
      )}
    </Cover>
  )
}
