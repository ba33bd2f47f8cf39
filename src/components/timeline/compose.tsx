import { Trans } from '@lingui/react/macro'
import { IconLock, IconMessage } from '@tabler/icons-react'
import type { ReactNode } from 'react'
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
  if (isOpen)
    return (
      <div className={css.open}>
        {children}
        <Button variant="quiet" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    )
  return (
    <div className={css.closed}>
      <Button variant="quiet" icon={<Icon of={IconMessage} />} onClick={() => onOpen('customer')}>
        <Trans>Message to the customer</Trans>
      </Button>
      <Button variant="quiet" icon={<Icon of={IconLock} />} onClick={() => onOpen('team')}>
        <Trans>Internal note</Trans>
      </Button>
    </div>
  )
}
