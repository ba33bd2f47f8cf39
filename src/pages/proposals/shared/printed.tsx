import { useEffect, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Proposal } from '#wire/proposal-details.ts'
import type { ViewedAttachment } from '#wire/viewer.ts'
import { cleaner } from '#src/components/ui/clean-html.ts'
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
  const attachments = useAttachments(props.proposal.id)
  // Here before it is wanted: paper does not wait for it. Without it texts are printed plain.
  useEffect(() => void cleaner().catch(() => undefined), [])
  return isPrinting && createPortal(<Paper {...props} attachments={attachments} />, document.body)
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
