import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Proposal } from '#wire/proposal-details.ts'
import type { ViewedAttachment } from '#wire/viewer.ts'
import { cleaner } from '#src/components/ui/clean-html.ts'
import { PartBoundary } from '#src/components/ui/part-boundary.tsx'
import { usePart } from '#src/components/ui/use-part.ts'
import { ViewerAttachments } from '#src/components/viewer/viewer-attachments.tsx'
import { usePageLines } from '#src/components/viewer/page-lines.ts'
import { Viewer } from '#src/components/viewer/viewer.tsx'
import type { ProposalDocument } from '#src/draft/document.ts'
import { useAttachments } from './attachments.ts'
import { useViewed } from './viewed.ts'
import { usePrinting } from './use-printing.ts'
import css from './printed.module.css'

type Props = { proposal: Proposal; document: ProposalDocument }

/** On paper stands the customer's document and nothing of the page it is worked on: no hidden price, no owner. */
export function PrintedProposal(props: Props) {
  const isPrinting = usePrinting()
  const [coming] = useState(cleaner)
  const attachments = useAttachments(props.proposal.id)
  return (
    <>
      {/* Here before it is wanted: paper does not wait for it. Without it texts are printed plain. */}
      <PartBoundary missing={() => null} onAgain={() => undefined}>
        <Cleaner coming={coming} />
      </PartBoundary>
      {isPrinting && createPortal(<Paper {...props} attachments={attachments} />, document.body)}
    </>
  )
}

function Cleaner({ coming }: { coming: ReturnType<typeof cleaner> }) {
  usePart(coming)
  return null
}

function Paper({ proposal, document, attachments }: Props & { attachments: readonly ViewedAttachment[] }) {
  const viewed = useViewed(proposal, document)
  usePageLines(viewed.design ?? {})
  useLayoutEffect(() => {
    const { body } = window.document
    body.toggleAttribute('data-paper', true)
    return () => void body.toggleAttribute('data-paper', false)
  }, [])
  return (
    <div className={css.paper}>
      <Viewer
        {...viewed}
        foot={<ViewerAttachments attachments={attachments} />}
        onChoose={nothing}
        onQuantity={nothing}
      />
    </div>
  )
}

const nothing = () => undefined
