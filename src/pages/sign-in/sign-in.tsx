import { Trans, useLingui } from '@lingui/react/macro'
import { type LoaderFunctionArgs, redirect, useLoaderData, useSearchParams } from 'react-router'
import { messageFor } from '#src/api/error-message.ts'
import { appConfig } from '#src/auth/config.ts'
import { returnPath } from '#src/auth/return-path.ts'
import { currentSession, startSignIn } from '#src/auth/session.ts'
import { sharedComputer } from '#src/auth/shared-computer.ts'
import { Cover } from '#src/components/sign-in/cover.tsx'
import { SharedComputer } from '#src/components/sign-in/shared-computer.tsx'
import { SignInButton } from '#src/components/sign-in/sign-in-button.tsx'

/** Who is signed in already, in another tab perhaps, goes straight on. */
export const load =
  () =>
  async ({ request }: LoaderFunctionArgs) => {
    if (await currentSession()) throw redirect(returnPath(new URL(request.url).searchParams.get('return')))
    const config = await appConfig()
    return { config, People: config.demo ? (await import('#src/demo/people.tsx')).People : undefined }
  }

/** Says whose proposals these are, and what this is, before it sends anyone to type a password. */
export function Component() {
  const { t } = useLingui()
  const isShared = sharedComputer.use()
  const { config, People } = useLoaderData<Awaited<ReturnType<ReturnType<typeof load>>>>()
  const { account, title = account } = config
  const [search] = useSearchParams()
  const returnTo = returnPath(search.get('return'))
  if (People) return <People returnTo={returnTo} />
  return (
    <Cover
      title={title}
      actions={
        <>
          <SharedComputer checked={isShared} onChange={sharedComputer.set} />
          <SignInButton onSignIn={() => startSignIn(returnTo)} explain={messageFor}>
            <Trans>Continue to sign in</Trans>
          </SignInButton>
        </>
      }
    >
      {returnTo === '/'
        ? t`Write proposals, send them and see how customers respond.`
        : t`Sign in to open the requested page.`}
    </Cover>
  )
}
