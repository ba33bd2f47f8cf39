import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useRef, useState } from 'react'
import type { EditorTab } from '#src/components/editor/editor-tabs.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { ViewerAttachments } from '#src/components/viewer/viewer-attachments.tsx'
import { Viewer } from '#src/components/viewer/viewer.tsx'
import { changingQuantity, choosing, noChoices } from '#src/components/viewer/viewed.ts'
import type { ProposalDocument } from '#src/draft/document.ts'
import { unfilledTags } from '#wire/personalisation.ts'
import type { Proposal } from '#wire/proposals.ts'
import { useFollowing } from './editor-following.ts'
import { useAttachments } from '#src/pages/proposals/shared/attachments.ts'
import { useViewed } from '#src/pages/proposals/shared/viewed.ts'
import css from './editor-pane.module.css'

type Props = {
  proposal: Proposal
  document: ProposalDocument
  /** Which part of the proposal is written. */
  tab: EditorTab
  /** The key of the row or section that has the focus. */
  at: string | undefined
}

/** What the customer will see, from the draft as it stands. Options can be tried; the seller's defaults stay. */
export function ProposalEditorPane({ proposal, document, tab, at }: Props) {
  const { t } = useLingui()
  const [choices, setChoices] = useState(noChoices)
  // Typing goes first; the pane follows within the same frame where there is time.
  const viewed = useViewed(proposal, useDeferredValue(document), choices)
  const { sections, tables, values } = viewed
  const attachments = useAttachments(proposal.id)
  const unfilled = unfilledTags(
    sections.map(({ html }) => html),
    values,
  )
  const missing = unfilled.join(', ')
  const pane = useRef<HTMLElement>(null)
  useFollowing(pane, at ?? (tab === 'prices' ? tables[0]?.key : undefined), tables)
  return (
    <aside ref={pane} className={css.root} aria-label={t`Customer preview`}>
      <header className={css.head}>
        <p>
          <Trans>Customer preview</Trans>
        </p>
        {choices.size > 0 && (
          <Button variant="quiet" onClick={() => setChoices(noChoices)}>
            <Trans>Back to your choices</Trans>
          </Button>
        )}
      </header>
      {missing !== '' && (
        <p className={css.missing}>
          <Trans>No value for {missing}.</Trans>
        </p>
      )}
      <Viewer
        {...viewed}
        foot={<ViewerAttachments attachments={attachments} />}
        onChoose={(table, at) => setChoices((before) => choosing(table, at, before))}
        onQuantity={(key, quantity) => setChoices((before) => changingQuantity(key, quantity, before))}
      />
    </aside>
  )
}
