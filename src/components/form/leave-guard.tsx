import { Trans } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useFormState } from 'react-hook-form'
import { useBlocker, type BlockerFunction } from 'react-router'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { useAsksBeforeClosing } from '#src/components/ui/use-asks-before-closing.ts'
import { newStore } from '#src/new-store.ts'
import { isUnsavedOverForm } from './over-form.ts'

type Props = {
  /** Something was written that is not kept yet. */
  dirty: () => boolean
  title: string
  /** Says what leaving does: "Leave without creating". */
  leave: string
  /** Closing the tab would lose something, for what is still on its way; as `dirty` unless said otherwise. */
  closing?: () => boolean
  /** The paths at which what was typed stays as it is; only the one of the page unless said otherwise. */
  keptAt?: readonly string[]
}

type FormProps = Omit<Props, 'dirty' | 'closing' | 'keptAt'> & {
  /** What was filled in is kept, though the form still says otherwise. */
  isSaved?: () => boolean
}

/** The same for the form around it. */
export function FormGuard({ isSaved = () => false, ...rest }: FormProps) {
  const { isDirty } = useFormState()
  return <LeaveGuard {...rest} dirty={() => isDirty && !isSaved()} />
}

type Guard = Pick<Props, 'dirty' | 'title' | 'leave' | 'keptAt'>
/** What a guard says by now. */
type Said = () => Guard

/** All that are mounted, the one on top last. A router can be stopped by one alone, so that one asks for all of them. */
const guards = newStore<readonly Said[]>([])

type Way = Parameters<BlockerFunction>[0]

const leaves = ({ currentLocation, nextLocation }: Way, keptAt = [currentLocation.pathname] as readonly string[]) =>
  !keptAt.includes(nextLocation.pathname)

/** The uppermost whose words would be lost on this way; of a window over a form those of the form. */
function losing(way: Way): Guard | undefined {
  const all = guards.get().map((said) => said())
  const top = all.at(-1)
  const isWindowLost = top !== undefined && isUnsavedOverForm() && leaves(way, top.keptAt)
  return all.findLast(({ dirty, keptAt }) => leaves(way, keptAt) && dirty()) ?? (isWindowLost ? top : undefined)
}

/** Whether it is this one that asks. */
function useGuard({ dirty, title, leave, keptAt }: Guard): boolean {
  const current = useRef<Guard>({ dirty, title, leave, keptAt })
  useEffect(() => {
    current.current = { dirty, title, leave, keptAt }
  }, [dirty, title, leave, keptAt])
  const [said] = useState<Said>(() => () => current.current)
  // With what is shown: whoever sees a form is asked about it, and about none that is gone.
  useLayoutEffect(() => {
    guards.set([...guards.get(), said])
    return () => guards.set(guards.get().filter((other) => other !== said))
  }, [said])
  return useSyncExternalStore(guards.subscribe, () => guards.get()[0] === said)
}

/** Asks before what was typed is lost, in a window over the form too: by a link, by going back, or by closing the tab. */
export function LeaveGuard({ dirty, title, leave, closing = dirty, keptAt }: Props) {
  const isAsking = useGuard({ dirty, title, leave, keptAt })
  useAsksBeforeClosing(closing)
  return isAsking && <Question />
}

function Question() {
  const [asked, setAsked] = useState<Pick<Guard, 'title' | 'leave'>>({ title: '', leave: '' })
  const blocker = useBlocker((way) => {
    const lost = losing(way)
    if (lost) setAsked({ title: lost.title, leave: lost.leave })
    return lost !== undefined
  })
  const stay = () => blocker.state === 'blocked' && blocker.reset()
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      title={asked.title}
      confirm={asked.leave}
      danger
      onConfirm={() => blocker.state === 'blocked' && blocker.proceed()}
      onClose={stay}
    >
      <Trans>Your changes are lost when you leave this page.</Trans>
    </ConfirmDialog>
  )
}
