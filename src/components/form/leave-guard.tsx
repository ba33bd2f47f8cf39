import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useBlocker, type BlockerFunction } from 'react-router'
import { ConfirmDialog } from '#src/components/ui/confirm-dialog.tsx'
import { useAsksBeforeClosing } from '#src/components/ui/use-asks-before-closing.ts'
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

/** All that are mounted, the one on top last: a router asks one guard alone, which answers for those below it too. */
const guards = new Set<() => Guard>()

type Way = Parameters<BlockerFunction>[0]

const leaves = ({ currentLocation, nextLocation }: Way, keptAt = [currentLocation.pathname] as readonly string[]) =>
  !keptAt.includes(nextLocation.pathname)

/** The uppermost whose words would be lost on this way. */
const losing = (way: Way) =>
  [...guards].map((guard) => guard()).findLast(({ dirty, keptAt }) => leaves(way, keptAt) && dirty())

function useGuard({ dirty, title, leave, keptAt }: Guard) {
  const current = useRef<Guard>({ dirty, title, leave, keptAt })
  useEffect(() => {
    current.current = { dirty, title, leave, keptAt }
  }, [dirty, title, leave, keptAt])
  useEffect(() => {
    const guard = () => current.current
    guards.add(guard)
    return () => void guards.delete(guard)
  }, [])
}

/** Asks before what was typed is lost, in a window over the form too: by a link, by going back, or by closing the tab. */
export function LeaveGuard({ dirty, title, leave, closing = dirty, keptAt }: Props) {
  const own = { title, leave }
  useGuard({ ...own, dirty, keptAt })
  const [asked, setAsked] = useState(own)
  const blocker = useBlocker((way) => {
    const lost = losing(way) ?? (isUnsavedOverForm() && leaves(way, keptAt) ? own : undefined)
    if (lost) setAsked({ title: lost.title, leave: lost.leave })
    return lost !== undefined
  })
  useAsksBeforeClosing(closing)
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
