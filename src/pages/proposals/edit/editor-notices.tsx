import { Trans } from '@lingui/react/macro'
import { EndedNotice } from '#src/components/editor/ended-notice.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { shortDate } from '#src/components/ui/short-date.ts'
import { present } from '#src/clock.ts'
import type { Draft, DraftView } from '#src/draft/draft.ts'

type Props = { draft: Draft; view: DraftView; wasSent: boolean }

/** Where this draft comes from, whether it is written here, and whether it may be written at all. */
export function EditorNotices({ draft, view, wasSent }: Props) {
  const { status } = view.document.fields
  const reopen = () =>
    draft.change((document) => ({ ...document, fields: { ...document.fields, status: wasSent ? 'open' : 'edit' } }))
  return (
    <>
      <WhoWrites draft={draft} view={view} />
      {status !== 'edit' && status !== 'open' && (
        <EndedNotice status={status} onReopen={view.mode === 'writing' ? reopen : undefined} />
      )}
    </>
  )
}

function WhoWrites({ draft, view: { mode, restored } }: Omit<Props, 'wasSent'>) {
  if (mode === 'watching')
    return (
      <Notice
        action={
          <Button variant="quiet" onClick={draft.takeOver}>
            <Trans>Edit here</Trans>
          </Button>
        }
      >
        <Trans>This proposal is being edited in another tab. Changes appear here too.</Trans>
      </Notice>
    )
  if (restored === undefined) return null
  const moment = shortDate(new Date(restored), present(), true)
  return (
    <Notice
      tone="ok"
      action={
        <Button variant="quiet" onClick={draft.dismissRestored}>
          <Trans>Got it</Trans>
        </Button>
      }
    >
      <Trans>Unsaved changes from {moment} restored.</Trans>
    </Notice>
  )
}
