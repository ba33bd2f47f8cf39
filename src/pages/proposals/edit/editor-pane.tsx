import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { EditorTab } from '#src/components/editor/editor-tabs.tsx'
import { PaneHead } from '#src/components/editor/pane-head.tsx'
import { Button } from '#src/components/ui/button.tsx'
import type { Device } from '#src/components/ui/device-switch.tsx'
import { paneSurface, type Surface } from '#src/components/viewer/surface.ts'
import { ViewerAttachments } from '#src/components/viewer/viewer-attachments.tsx'
import { Viewer } from '#src/components/viewer/viewer.tsx'
import { changingQuantity, choosing, noChoices, type ViewedTable } from '#src/components/viewer/viewed.ts'
import type { ProposalDocument } from '#src/draft/document.ts'
import { unfilledTags, type TagValues } from '#wire/personalisation.ts'
import type { Proposal } from '#wire/proposal-details.ts'
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

const surfaces: Record<Device, Surface> = {
  phone: paneSurface,
  desktop: { kind: 'page', choosing: 'open', isWithin: true },
}

/** What the customer will see, from the draft as it stands. Options can be tried; the seller's defaults stay. */
export function ProposalEditorPane({ proposal, document, tab, at }: Props) {
  const { t } = useLingui()
  const [choices, setChoices] = useState(noChoices)
  const [receiver, setReceiver] = useState<number>()
  const [device, setDevice] = useState<Device>('phone')
  const { receivers } = proposal
  const viewed = useViewed(useReadBy(proposal, receiver), document, choices)
  const { sections, tables, values } = viewed
  const onChoose = useCallback(
    (table: ViewedTable, at: number) => setChoices((before) => choosing(table, at, before)),
    [],
  )
  const onQuantity = useCallback(
    (key: string, quantity: number) => setChoices((before) => changingQuantity(key, quantity, before)),
    [],
  )
  const attachments = useAttachments(proposal.id)
  const missing = useMemo(() => missingIn(sections, values), [sections, values])
  const pane = useRef<HTMLElement>(null)
  useFollowing(pane, at ?? (tab === 'prices' ? tables[0]?.key : undefined), device)
  return (
    <aside ref={pane} className={css.root} aria-label={t`Customer preview`}>
      <PaneHead {...{ receivers, receiver, device }} onReceiver={setReceiver} onDevice={setDevice} />
      {choices.size > 0 && (
        <Button variant="quiet" className={css.back} onClick={() => setChoices(noChoices)}>
          <Trans>Back to your choices</Trans>
        </Button>
      )}
      {missing !== '' && (
        <p className={css.missing}>
          <Trans>No value for {missing}.</Trans>
        </p>
      )}
      <div className={css.sheet} data-device={device}>
        <Viewer
          {...viewed}
          surface={surfaces[device]}
          foot={<ViewerAttachments attachments={attachments} />}
          onChoose={onChoose}
          onQuantity={onQuantity}
        />
      </div>
    </aside>
  )
}

const missingIn = (sections: ProposalDocument['sections'], values: TagValues) =>
  unfilledTags(
    sections.map(({ html }) => html),
    values,
  ).join(', ')

/** The tags of a text are those of the first receiver: here the one whose eyes it is read with. */
const useReadBy = (proposal: Proposal, id: number | undefined): Proposal =>
  useMemo(() => {
    const { receivers } = proposal
    return { ...proposal, receivers: receivers.toSorted((a, b) => Number(b.id === id) - Number(a.id === id)) }
  }, [proposal, id])
