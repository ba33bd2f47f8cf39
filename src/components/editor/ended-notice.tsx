import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { LeaveWonDialog } from '#src/components/proposals/leave-won-dialog.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import type { ProposalStatus } from '#wire/proposal-status.ts'

type Props = { status: ProposalStatus; onReopen: (() => void) | undefined }

/** What came to an end is not rewritten, unless somebody says so; a won one asks, since its acceptance would go. */
export function EndedNotice({ status, onReopen }: Props) {
  const { t } = useLingui()
  const [asks, setAsks] = useState(false)
  const isWon = status === 'won'
  return (
    <>
      <Notice
        action={
          onReopen && (
            <Button variant="quiet" onClick={isWon ? () => setAsks(true) : onReopen}>
              {isWon ? <Trans>Change it all the same…</Trans> : <Trans>Open it again</Trans>}
            </Button>
          )
        }
      >
        {isWon ? (
          <Trans>It is won, so its text and prices stay as they were agreed. Duplicate it to change a copy.</Trans>
        ) : (
          <Trans>It has come to its end, so its text and prices stay as they are.</Trans>
        )}
      </Notice>
      <LeaveWonDialog
        opened={asks}
        confirm={t`Open it again`}
        onConfirm={() => {
          setAsks(false)
          onReopen?.()
        }}
        onClose={() => setAsks(false)}
      />
    </>
  )
}
