import { use, useState } from 'react'
import type { ViewedProposal } from '#wire/viewer.ts'
import { changedPlaces, changeSums } from './changes.ts'
import { CloseIcon, DownIcon, UpIcon } from './icons.tsx'
import css from './news.module.css'
import { SpeechContext } from './speech.ts'

type StripProps = {
  viewed: ViewedProposal
  /** What the seller did to the total. */
  difference: number
  onHide: () => void
}

/** “Changed since your last visit: 2 rows, total + € 240”, and the way to each. */
export function ChangeStrip({ viewed, difference, onHide }: StripProps) {
  const { words, money } = use(SpeechContext)
  const { changed } = words
  const places = changedPlaces(viewed)
  const { rows, sections, attachments } = changeSums(viewed)
  const [at, setAt] = useState(-1)
  const go = (step: 1 | -1) => {
    const next = (Math.max(at, step === 1 ? -1 : 0) + step + places.length) % places.length
    setAt(next)
    const part = document.getElementById(places[next] ?? '')
    part?.focus({ preventScroll: true })
    part?.scrollIntoView({ block: 'center' })
  }
  const sums = [
    rows > 0 ? changed.rows(rows) : '',
    sections > 0 ? changed.sections(sections) : '',
    attachments > 0 ? changed.attachments(attachments) : '',
    difference === 0 ? '' : changed.total(`${difference > 0 ? '+' : '−'} ${money(Math.abs(difference))}`),
  ].filter(Boolean)
  return (
    <aside className={css.strip} aria-label={changed.strip}>
      <div>
        <p>
          <b>{changed.strip}</b> <span>{sums.join(', ')}</span>
        </p>
        {places.length > 0 && (
          <>
            <span className={css.count} aria-hidden>
              {at < 0 ? '' : `${at + 1} / ${places.length}`}
            </span>
            <button type="button" aria-label={changed.previous} onClick={() => go(-1)}>
              <UpIcon />
            </button>
            <button type="button" aria-label={changed.next} onClick={() => go(1)}>
              <DownIcon />
            </button>
          </>
        )}
        <button type="button" aria-label={changed.hide} onClick={onHide}>
          <CloseIcon />
        </button>
      </div>
    </aside>
  )
}

/** What went stands apart: it has no place in the document any more. */
export function Removed({ names }: { names: readonly string[] }) {
  const { changed } = use(SpeechContext).words
  if (names.length === 0) return null
  return (
    <section id="removed" tabIndex={-1} className={css.removed}>
      <h2>{changed.removedHeading}</h2>
      <ul>
        {names.map((name, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two that went may have had the same name
          <li key={at}>
            <s>{name}</s>
          </li>
        ))}
      </ul>
    </section>
  )
}
