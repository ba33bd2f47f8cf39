import { Trans } from '@lingui/react/macro'
import { Button } from '#src/components/ui/button.tsx'
import { Notice } from '#src/components/ui/notice.tsx'
import { shortDate } from '#src/components/ui/short-date.ts'
import { present } from '#src/clock.ts'
import type { Draft, DraftView } from '#src/draft/draft.ts'

type Props = { draft: Draft; view: DraftView }

/** Where this draft comes from, and whether it is written here. */
export function EditorNotices({ draft, view: { mode, restored } }: Props) {
  if (mode === 'watching')
    return (
      <Notice
        action={
          <Button variant="quiet" onClick={draft.takeOver}>
            <Trans>Write here instead</Trans>
          </Button>
        }
      >
        <Trans>This proposal is being written in another tab. What is written there shows here as well.</Trans>
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
      <Trans>Brought back what was written here {moment} and had not been saved.</Trans>
    </Notice>
  )
}
