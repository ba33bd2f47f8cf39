import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { signOut, startSignIn } from '#src/auth/session.ts'
import { Cover } from '#src/components/sign-in/cover.tsx'
import { Button } from '#src/components/ui/button.tsx'
import type { PersonaId } from '#wire/demo.ts'
import { demo } from './home.ts'
import { personaChosen } from './persona-chosen.ts'

/** Whom anybody can be here. */
export const people: readonly { persona: PersonaId; label: MessageDescriptor }[] = [
  { persona: 'seller', label: msg`Marieke Vos, sales · Admin` },
  { persona: 'colleague', label: msg`Sanne Kuipers, sales · Seller` },
  { persona: 'manager', label: msg`Hendrik van Vliet, manager · Admin` },
  { persona: 'reader', label: msg`Els Dekker, bookkeeper · Reader` },
  { persona: 'empty', label: msg`Sam, empty account · Admin` },
]

/** The service knows the person from now on; the app still goes through its sign-in, and then to `returnTo`. */
export async function signInAs(persona: PersonaId, returnTo = '/') {
  await signOut()
  await demo.be(persona)
  const search = new URLSearchParams({ [personaChosen]: persona, return: returnTo })
  window.location.assign(`${import.meta.env.BASE_URL}sign-in?${search}`)
}

/** The way in: nobody knows a password here, so it begins with the people. The service's own pages are one step away. */
export function People({ returnTo }: { returnTo: string }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<PersonaId | 'password'>()
  const [isRefused, setIsRefused] = useState(false)
  const choose = (way: PersonaId | 'password') => {
    setChosen(way)
    setIsRefused(false)
    const leave = way === 'password' ? startSignIn(returnTo) : signInAs(way, returnTo)
    leave.catch(() => {
      setChosen(undefined)
      setIsRefused(true)
    })
  }
  return (
    <Cover
      title={t`Try Proffer`}
      actions={
        <>
          {people.map(({ persona, label }, at) => (
            <Button
              key={persona}
              variant={at === 0 ? 'primary' : 'outline'}
              busy={chosen === persona}
              onClick={() => choose(persona)}
            >
              {t(label)}
            </Button>
          ))}
          <Button variant="quiet" busy={chosen === 'password'} onClick={() => choose('password')}>
            <Trans>Continue to sign in</Trans>
          </Button>
        </>
      }
    >
      <Trans>The full product, in this browser only. Choose a person to start.</Trans>
      {isRefused && (
        <span role="alert">
          {' '}
          <Trans>Something went wrong. Reload the page and try again.</Trans>
        </span>
      )}
    </Cover>
  )
}
