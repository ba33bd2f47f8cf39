import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#src/components/ui/button-link.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { shortDate } from '#src/components/ui/short-date.ts'
import { savingWords } from '#src/components/editor/saving-words.ts'
import { present } from '#src/clock.ts'
import type { KeptEdits } from '#src/draft/save-kept.ts'

export type Kept = {
  edits: KeptEdits | { state: 'saving' }
  explain: (error: unknown) => string
  onRetry: () => void
}

/** Why it cannot be sent as the service knows it. */
export const keptObstacle = ({ state }: Kept['edits']) =>
  state === 'not-saved' || state === 'elsewhere' ? t`Save changes first` : undefined

const moment = (typed: number) => shortDate(new Date(typed), present(), true)

/** What this browser kept of the proposal: saved before it is sent, or in the way of sending. */
export function KeptNotice({ edits, explain, onRetry, editPath }: Kept & { editPath: string }) {
  const editor = (
    <ButtonLink variant="quiet" to={editPath}>
      <Trans>Open editor</Trans>
    </ButtonLink>
  )
  switch (edits.state) {
    case 'none':
      return null
    case 'saving':
      return (
        <Notice>
          <Trans>Some changes are not saved yet. Saving now.</Trans>
        </Notice>
      )
    case 'saved':
      return (
        <Notice tone="ok" action={editor}>
          <Saved edits={edits} />
        </Notice>
      )
    case 'elsewhere':
      return (
        <Notice action={editor}>
          <Trans>This proposal is open in another tab with unsaved changes.</Trans>
        </Notice>
      )
    case 'not-saved': {
      const reason = savingWords(edits.saving, present(), explain)
      return (
        <Notice
          action={
            <>
              <Button variant="quiet" onClick={onRetry}>
                <Trans>Retry</Trans>
              </Button>
              {editor}
            </>
          }
        >
          <Trans>
            Changes from {moment(edits.typed)} are not included. {reason}.
          </Trans>
        </Notice>
      )
    }
  }
}

const Saved = ({ edits: { typed, merged } }: { edits: Extract<KeptEdits, { state: 'saved' }> }) =>
  merged ? (
    <Trans>
      Unsaved changes from {moment(typed)} are now saved and included, together with somebody else’s changes.
    </Trans>
  ) : (
    <Trans>Unsaved changes from {moment(typed)} are now saved and included.</Trans>
  )
