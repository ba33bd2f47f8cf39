import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { setClockAhead } from '#src/clock.ts'
import { Menu, type MenuGroup } from '#src/components/ui/menu.tsx'
import type { DemoCustomer, PersonaId } from '#wire/demo.ts'
import classes from './demo.module.css'
import { Deliveries } from './deliveries.tsx'
import { demo } from './home.ts'
import { onNews } from './news.ts'
import { Outbox } from './outbox.tsx'
import { people, signInAs } from './people.tsx'
import { linkToShow, openSecondScreen, proposalShown, WindowRefused } from './second-screen.ts'
import { StartOver } from './start-over.tsx'
import { useStorageGroup } from './storage.ts'

const base = import.meta.env.BASE_URL
const day = 24 * 60 * 60 * 1000
const reload = () => window.location.reload()
const toStart = () => window.location.assign(base)

/** Until the page after it has said so, in this tab alone. */
const startedOver = 'proffer-demo-started-over'

/** Everything that stands here the service does too; the bar only lets time pass and people change. One line. */
export function DemoBar() {
  const { t } = useLingui()
  const { data: state } = useQuery({ queryKey: ['state'], queryFn: demo.state })
  const [open, setOpen] = useState<'mails' | 'deliveries' | 'reset'>()
  const time = useMutation({ mutationFn: demo.passTime, onSuccess: reload })
  const reset = useMutation({ mutationFn: demo.reset, onSuccess: leaveWord })
  const undo = useMutation({ mutationFn: demo.undo, onSuccess: toStart })
  const be = useMutation({ mutationFn: (persona: PersonaId) => signInAs(persona) })
  const show = useMutation({ mutationFn: openSecondScreen })
  const acts = [time, reset, undo, be, show]
  const customers = state?.customers ?? []
  const isBusy = acts.some(({ isPending }) => isPending)
  // What this tab did itself it loads anew by itself.
  const replaced = useReplaced() && reset.isIdle && undo.isIdle
  const [canTakeBack] = useState(takeWord)
  const storage = useStorageGroup(state?.is_lasting)
  const close = () => setOpen(undefined)
  const secondScreen = () =>
    show.mutate(() => linkToShow(proposalShown(window.location.pathname), demo.customers, customers))
  const tools = [
    { items: [{ label: t`Second screen: customer’s page`, onSelect: secondScreen }] },
    {
      items: [
        { label: t`Outbox`, onSelect: () => setOpen('mails') },
        { label: t`Webhooks`, onSelect: () => setOpen('deliveries') },
      ],
    },
    {
      items: [
        { label: t`1 day later`, onSelect: () => time.mutate(1) },
        { label: t`7 days later`, onSelect: () => time.mutate(7) },
      ],
    },
    {
      items: [
        { label: t`Start over`, onSelect: () => setOpen('reset') },
        ...(state?.can_undo ? [{ label: t`Undo start over`, onSelect: () => undo.mutate() }] : []),
      ],
    },
    storage,
  ]
  return (
    <div className={classes.bar}>
      <p className={classes.words}>
        <strong>
          <Trans>Demo</Trans>
        </strong>{' '}
        {state && <Ahead milliseconds={state.ahead} />}{' '}
        <span className={classes.about}>
          <Trans>Everything stays in this browser. Do not enter real customer data.</Trans>
        </span>
      </p>
      <Notice
        hasFailed={acts.some(({ isError }) => isError)}
        isRefused={show.error instanceof WindowRefused}
        replaced={replaced}
        onUndo={canTakeBack && state?.can_undo ? () => undo.mutate() : undefined}
      />
      <div className={classes.acts} aria-busy={isBusy}>
        <Menu
          className={classes.act}
          trigger={t`Switch person`}
          groups={[
            { items: people.map(({ persona, label }) => ({ label: t(label), onSelect: () => be.mutate(persona) })) },
            ...customerGroup(t`Customers, in a separate window`, customers, (link) => show.mutate(async () => link)),
          ]}
        />
        <Menu className={classes.act} trigger={t`Demo tools`} groups={tools} />
      </div>
      <StartOver opened={open === 'reset'} busy={isBusy} onConfirm={() => reset.mutate()} onClose={close} />
      <Outbox opened={open === 'mails'} onClose={close} />
      <Deliveries opened={open === 'deliveries'} catcher={state?.catcher} onClose={close} />
    </div>
  )
}

/** Nobody signs in to be one: their link is all they have. */
const customerGroup = (
  label: string,
  customers: readonly DemoCustomer[],
  onSelect: (link: string) => void,
): MenuGroup[] =>
  customers.length === 0
    ? []
    : [
        {
          label,
          items: customers.map(({ name, contact_name, link }) => ({
            label: `${name}, ${contact_name}`,
            onSelect: () => onSelect(link),
          })),
        },
      ]

function leaveWord() {
  window.sessionStorage.setItem(startedOver, 'yes')
  toStart()
}

function takeWord() {
  const word = window.sessionStorage.getItem(startedOver)
  window.sessionStorage.removeItem(startedOver)
  return word !== null
}

/** Whether another tab has started the demo over; that another has moved the clock is seen by the app at once. */
function useReplaced() {
  const client = useQueryClient()
  const [isReplaced, setIsReplaced] = useState(false)
  useEffect(
    () =>
      onNews(({ ahead, replaced }) => {
        if (replaced) setIsReplaced(true)
        if (ahead === undefined) return
        setClockAhead(ahead)
        void client.invalidateQueries({ queryKey: ['state'] })
      }),
    [client],
  )
  return isReplaced
}

const Act = ({ children, onPress }: { children: ReactNode; onPress: () => void }) => (
  <button type="button" className={classes.act} onClick={onPress}>
    {children}
  </button>
)

const Ahead = ({ milliseconds }: { milliseconds: number }) => {
  const days = Math.round(milliseconds / day)
  return days === 0 ? null : <Plural value={days} one="Clock: # day ahead." other="Clock: # days ahead." />
}

type NoticeProps = { hasFailed: boolean; isRefused: boolean; replaced: boolean; onUndo: (() => void) | undefined }

/** One thing at a time, the gravest first. */
function Notice({ hasFailed, isRefused, replaced, onUndo }: NoticeProps) {
  const [changeOver, setChangeOver] = useState<() => void>()
  useEffect(() => {
    void import('./worker.ts').then(({ onNewVersion }) => onNewVersion((changeOver) => setChangeOver(() => changeOver)))
  }, [])
  if (isRefused)
    return (
      <p role="alert" className={classes.notice}>
        <span>
          <Trans>The browser blocked the window. Allow pop-ups for this site.</Trans>
        </span>
      </p>
    )
  if (hasFailed)
    return (
      <p role="alert" className={classes.notice}>
        <span>
          <Trans>Something went wrong.</Trans>
        </span>
        <Act onPress={reload}>
          <Trans>Reload</Trans>
        </Act>
      </p>
    )
  if (replaced)
    return (
      <output className={classes.notice}>
        <span>
          <Trans>Started over in another tab.</Trans>
        </span>
        <Act onPress={toStart}>
          <Trans>Reload</Trans>
        </Act>
      </output>
    )
  if (onUndo)
    return (
      <output className={classes.notice}>
        <span>
          <Trans>Started over.</Trans>
        </span>
        <Act onPress={onUndo}>
          <Trans>Undo</Trans>
        </Act>
      </output>
    )
  if (!changeOver) return null
  return (
    <output className={classes.notice}>
      <span>
        <Trans>A new version is available.</Trans>
      </span>
      <Act onPress={changeOver}>
        <Trans>Update</Trans>
      </Act>
    </output>
  )
}
