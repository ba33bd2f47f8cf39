import { Trans } from '@lingui/react/macro'
import { IconLock, IconMessage } from '@tabler/icons-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import type { CommentAudience } from '#wire/proposal-comments.ts'
import css from './compose.module.css'

type Props = {
  isOpen: boolean
  /** For whom: the box opens as what was pressed. */
  onOpen: (to: CommentAudience) => void
  onClose: () => void
  /** The box. */
  children: ReactNode
}

/** Writes to the customer without being asked, or for the team. */
export function Compose({ isOpen, onOpen, onClose, children }: Props) {
  const here = useRef<HTMLDivElement>(null)
  const opener = useRef<CommentAudience>(undefined)
  // Into the text once the box opens by a button here, and back to that button once it closes.
  useEffect(() => {
    if (opener.current === undefined) return
    const there = isOpen ? 'textarea' : `[data-to="${opener.current}"]`
    if (!isOpen) opener.current = undefined
    // Not from where the person has gone by now, as to the answer to a question.
    if (document.activeElement !== document.body) return
    here.current?.querySelector<HTMLElement>(there)?.focus()
  }, [isOpen])
  const open = (to: CommentAudience) => {
    opener.current = to
    onOpen(to)
  }
  // Keys: React would else make the button that was pressed into Close, with the focus still on it.
  if (isOpen)
    return (
      <div key="open" ref={here} className={css.open}>
        {children}
        <Button variant="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    )
  return (
    <div key="closed" ref={here} className={css.closed}>
      <Button variant="quiet" data-to="customer" icon={<Icon of={IconMessage} />} onClick={() => open('customer')}>
        <Trans>Message to the customer</Trans>
      </Button>
      <Button variant="quiet" data-to="team" icon={<Icon of={IconLock} />} onClick={() => open('team')}>
        <Trans>Internal note</Trans>
      </Button>
    </div>
  )
}
