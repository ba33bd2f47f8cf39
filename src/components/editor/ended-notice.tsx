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
              {isWon ? <Trans>Edit anyway…</Trans> : <Trans>Reopen</Trans>}
            </Button>
          )
        }
      >
        {isWon ? (
          <Trans>This proposal is won. Its text and prices are locked. Duplicate it to edit a copy.</Trans>
        ) : (
          <Trans>This proposal is final. Its text and prices are locked.</Trans>
        )}
      </Notice>
      <LeaveWonDialog
        opened={asks}
        confirm={t`Reopen`}
        onConfirm={() => {
          setAsks(false)
          onReopen?.()
        }}
        onClose={() => setAsks(false)}
      />
    </>
  )
}
