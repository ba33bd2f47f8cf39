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
  state === 'not-saved' || state === 'elsewhere' ? t`Save what was written here first` : undefined

const moment = (typed: number) => shortDate(new Date(typed), present(), true)

/** What this browser kept of the proposal: saved before it is sent, or in the way of sending. */
export function KeptNotice({ edits, explain, onRetry, editPath }: Kept & { editPath: string }) {
  const editor = (
    <ButtonLink variant="quiet" to={editPath}>
      <Trans>Go to the editor</Trans>
    </ButtonLink>
  )
  switch (edits.state) {
    case 'none':
      return null
    case 'saving':
      return (
        <Notice>
          <Trans>Not everything that was written here is saved yet. It is being saved first.</Trans>
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
          <Trans>This proposal is being written in another tab, where not everything is saved yet.</Trans>
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
            What was written here {moment(edits.typed)} would not be sent along. {reason}.
          </Trans>
        </Notice>
      )
    }
  }
}

const Saved = ({ edits: { typed, merged } }: { edits: Extract<KeptEdits, { state: 'saved' }> }) =>
  merged ? (
    <Trans>
      What was written here {moment(typed)} is saved now and sent along, together with what somebody else had saved
      since.
    </Trans>
  ) : (
    <Trans>What was written here {moment(typed)} had not been saved. It is saved now, and sent along.</Trans>
  )
