import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { signOut } from '#src/auth/session.ts'
import { Menu } from '#src/components/ui/menu.tsx'
import type { PersonaId } from '#wire/demo.ts'
import classes from './demo.module.css'
import { Deliveries } from './deliveries.tsx'
import { demo } from './home.ts'
import { Outbox } from './outbox.tsx'
import { personaChosen } from './persona-chosen.ts'
import { onNewVersion } from './worker.ts'

const base = import.meta.env.BASE_URL
const day = 24 * 60 * 60 * 1000

const personas: { persona: PersonaId; label: MessageDescriptor }[] = [
  { persona: 'seller', label: msg`Marieke Vos, who sells` },
  { persona: 'manager', label: msg`Hendrik van Vliet, who manages` },
  { persona: 'empty', label: msg`Sam, in an empty account` },
]

/** Everything that stands here the service does too; the bar only lets time pass and people change. */
export function DemoBar() {
  const { t } = useLingui()
  const { data: state } = useQuery({ queryKey: ['state'], queryFn: demo.state })
  const [open, setOpen] = useState<'mails' | 'deliveries'>()
  const reload = () => window.location.reload()
  const time = useMutation({ mutationFn: demo.passTime, onSuccess: reload })
  const reset = useMutation({ mutationFn: demo.reset, onSuccess: () => window.location.assign(base) })
  const be = useMutation({ mutationFn: signInAs })
  const isBusy = time.isPending || reset.isPending || be.isPending
  const people = personas.map(({ persona, label }) => ({ label: t(label), onSelect: () => be.mutate(persona) }))
  return (
    <div className={classes.bar}>
      <p className={classes.words}>
        <Trans>
          <strong>Demo.</strong> Everything stays in this browser; no place for real customers’ data.
        </Trans>{' '}
        {state && <Ahead milliseconds={state.ahead} />}
      </p>
      <Storage isLasting={state?.is_lasting} />
      <NewVersion />
      <div className={classes.acts} aria-busy={isBusy}>
        <Menu className={classes.act} trigger={t`Be somebody else`} groups={[{ items: people }]} />
        <Act onPress={() => time.mutate(1)}>
          <Trans>+1 day</Trans>
        </Act>
        <Act onPress={() => time.mutate(7)}>
          <Trans>+7 days</Trans>
        </Act>
        <Act onPress={() => setOpen('mails')}>
          <Trans>Outbox</Trans>
        </Act>
        <Act onPress={() => setOpen('deliveries')}>
          <Trans>Webhooks</Trans>
        </Act>
        <Act onPress={() => reset.mutate()}>
          <Trans>Start over</Trans>
        </Act>
      </div>
      {(time.isError || reset.isError || be.isError) && (
        <p role="alert">
          <Trans>That did not work. Reload the page and try again.</Trans>
        </p>
      )}
      <Outbox opened={open === 'mails'} onClose={() => setOpen(undefined)} />
      <Deliveries opened={open === 'deliveries'} catcher={state?.catcher} onClose={() => setOpen(undefined)} />
    </div>
  )
}

/** The service knows the person from now on; the app still goes through its sign-in. */
async function signInAs(persona: PersonaId) {
  await signOut()
  await demo.be(persona)
  window.location.assign(`${base}sign-in?${personaChosen}=${persona}`)
}

const Act = ({ children, onPress }: { children: ReactNode; onPress: () => void }) => (
  <button type="button" className={classes.act} onClick={onPress}>
    {children}
  </button>
)

const Ahead = ({ milliseconds }: { milliseconds: number }) => {
  const days = Math.round(milliseconds / day)
  return days === 0 ? null : <Plural value={days} one="The clock is a day ahead." other="The clock is # days ahead." />
}

/** A browser may forget what a site keeps when it runs short of space, unless it has promised not to. */
function Storage({ isLasting }: { isLasting: boolean | undefined }) {
  const { data: isPromised = true, refetch } = useQuery({
    queryKey: ['persisted'],
    queryFn: async () => navigator.storage.persisted(),
  })
  if (isLasting === false)
    return (
      <p>
        <Trans>This browser keeps nothing for this page: the demo begins anew when it is closed.</Trans>
      </p>
    )
  if (isPromised) return null
  const ask = () => void navigator.storage.persist().then(() => refetch())
  return (
    <p>
      <Trans>The browser may forget this when space runs short.</Trans>{' '}
      <Act onPress={ask}>
        <Trans>Ask it not to</Trans>
      </Act>
    </p>
  )
}

function NewVersion() {
  const [changeOver, setChangeOver] = useState<() => void>()
  useEffect(() => void onNewVersion((changeOver) => setChangeOver(() => changeOver)), [])
  if (!changeOver) return null
  return (
    <output>
      <Trans>There is a new version.</Trans>{' '}
      <Act onPress={changeOver}>
        <Trans>Load it</Trans>
      </Act>
    </output>
  )
}
