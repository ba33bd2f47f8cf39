import { Suspense, use, useState } from 'react'
import { createPortal } from 'react-dom'
import { cleaner } from '#src/components/ui/clean-html.ts'
import { PartBoundary } from '#src/components/ui/part-boundary.tsx'
import { Viewer } from '#src/components/viewer/viewer.tsx'
import type { ProposalDocument } from '#src/draft/document.ts'
import type { Proposal } from '#wire/proposals.ts'
import { useViewed } from './viewed.ts'
import { usePrinting } from './use-printing.ts'
import css from './printed.module.css'

type Props = { proposal: Proposal; document: ProposalDocument }

/** On paper stands the customer's document and nothing of the page it is worked on: no hidden price, no owner. */
export function PrintedProposal(props: Props) {
  const isPrinting = usePrinting()
  const [coming] = useState(cleaner)
  return (
    <>
      {/* Here before it is wanted: paper does not wait for it. Without it texts are printed plain. */}
      <PartBoundary missing={() => null} onAgain={() => undefined}>
        <Suspense fallback={null}>
          <Cleaner coming={coming} />
        </Suspense>
      </PartBoundary>
      {isPrinting && createPortal(<Paper {...props} />, document.body)}
    </>
  )
}

function Cleaner({ coming }: { coming: ReturnType<typeof cleaner> }) {
  use(coming)
  return null
}

function Paper({ proposal, document }: Props) {
  const viewed = useViewed(proposal, document)
  return (
    <div className={css.paper}>
      <Viewer {...viewed} onChoose={nothing} onQuantity={nothing} />
    </div>
  )
}

const nothing = () => undefined
