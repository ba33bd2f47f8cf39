import { use } from 'react'
import { grandTotal, type ShownVat } from '#pricing/shown-vat.ts'
import type { ViewedProposal } from '#wire/viewer.ts'
import { acceptAnchor, isDone, type PartKind } from './accept-part.tsx'
import { Adviser } from './cover.tsx'
import { dayOf } from './formats.ts'
import { PrintIcon } from './icons.tsx'
import { keepClearOfFoot } from './keep-clear.ts'
import css from './side-box.module.css'
import type { PageStore } from './page-store.ts'
import { PdfButton } from './pdf-button.tsx'
import { SpeechContext, type Speech } from './speech.ts'
import { Sums, type SumsProps } from './sums.tsx'
import { useIsInView } from './use-current-part.ts'

type Props = SumsProps & {
  kind: PartKind
  /** Whether all of the document is on the page already. */
  isWhole: boolean
  /** Not once the proposal has ended. */
  onDownload: PageStore['download'] | undefined
}

const sumName = (vat: ShownVat, { words }: Speech['reading']) => (vat === 'shown' ? words.totalInclVat : words.total)

/** The total and the next act, beside the document where there is room. */
export function SideBox({ viewed, kind, isWhole, onDownload, ...sums }: Props & { viewed: ViewedProposal }) {
  const { words, reading } = use(SpeechContext)
  const { proposal, owner } = viewed
  const isAtEnd = useIsInView(isWhole ? acceptAnchor : undefined)
  const mayAccept = kind === 'accept' && !isAtEnd
  return (
    <aside className={css.side} aria-label={sumName(sums.vat, reading)}>
      <div className={css.box}>
        <Sums {...sums} />
        {mayAccept && (
          <a href={`#${acceptAnchor}`} className={css.primary}>
            {words.totals.toAccept}
          </a>
        )}
        {!isDone(kind) && onDownload && proposal.valid_until !== null && (
          <p className={css.valid}>{words.totals.validUntil(dayOf(proposal.valid_until, reading))}</p>
        )}
        {onDownload && <PdfButton onDownload={onDownload} isMain={isDone(kind)} />}
        <PrintButton />
        {isDone(kind) && (
          <div className={css.adviser}>
            <p>{words.cover.adviser}</p>
            <Adviser owner={owner} />
          </div>
        )}
      </div>
    </aside>
  )
}

function PrintButton() {
  const { totals } = use(SpeechContext).words
  return (
    <button type="button" className={css.print} onClick={() => window.print()}>
      <PrintIcon />
      {totals.print}
    </button>
  )
}

/** How it is kept, below the cover where there is no room beside it; what the foot of the page offers is left out. */
export const FileLine = ({ kind, onDownload }: Pick<Props, 'kind' | 'onDownload'>) => (
  <div className={css.file}>
    {kind === 'accept' && onDownload && <PdfButton onDownload={onDownload} isMain={false} />}
    <PrintButton />
  </div>
)

/** The same at the foot of a phone; it leaves when the signature is in view. */
export function FootBar({ prices, kind, vat, outdated, isWhole, onDownload }: Props) {
  const { words, reading, money } = use(SpeechContext)
  const isAtEnd = useIsInView(isWhole ? acceptAnchor : undefined)
  if (isAtEnd && kind === 'accept') return null
  const label = sumName(vat, reading)
  const name = kind === 'signed' && vat === 'shown' ? words.signed.total : label
  return (
    <aside ref={keepClearOfFoot} className={css.foot} aria-label={label}>
      <p>
        <small>{outdated ?? name}</small>
        <b aria-busy={outdated !== undefined}>{money(grandTotal(prices, vat))}</b>
      </p>
      {kind === 'accept' ? (
        <a href={`#${acceptAnchor}`} className={css.primary}>
          {words.totals.toAccept}
        </a>
      ) : (
        onDownload && <PdfButton onDownload={onDownload} isMain={isDone(kind)} />
      )}
    </aside>
  )
}
