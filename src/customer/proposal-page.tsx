import { use, useEffect, useMemo, useRef, useState } from 'react'
import { shownVat } from '#pricing/shown-vat.ts'
import { AcceptPart, isDone, partKind } from './accept-part.tsx'
import { beginAtTop } from './at-top.ts'
import { Attachments } from './attachments.tsx'
import { ChangeStrip, Removed } from './change-strip.tsx'
import { totalChange } from './changes.ts'
import { chosenTables, pricesWith } from './choices.ts'
import { Contents } from './contents.tsx'
import { Cover } from './cover.tsx'
import { SavingLine } from './document-notes.tsx'
import { keepClearOfHead } from './keep-clear.ts'
import { NewsLine } from './news-line.tsx'
import newsCss from './news.module.css'
import css from './page.module.css'
import { partsOf, removedNames, sectionIn, subjectOf } from './page-parts.ts'
import type { Open } from './page-state.ts'
import type { PageStore } from './page-store.ts'
import { Paper } from './paper.tsx'
import { Questions, useQuestion } from './questions.tsx'
import { FileLine, FootBar, SideBox } from './side-box.tsx'
import { Proof, SignedCover, WhatNext } from './signed.tsx'
import { SpeechContext } from './speech.ts'
import { TopBar } from './top-bar.tsx'
import { useCurrentPart, usePartFromAddress } from './use-current-part.ts'
import { useSurface } from './use-surface.tsx'
import { useVisit } from './use-visit.ts'

type Props = { state: Open; store: PageStore }

/** The proposal, with all that can be done on it in this state. */
export function ProposalPage({ state, store }: Props) {
  const speech = use(SpeechContext)
  const { pending, declined, ended, news, saving } = state
  const viewed = useOffered(state)
  const question = useQuestion(viewed)
  const kind = partKind(viewed, declined)
  const { hasChanged, difference, hide } = useChanges(viewed)
  const showsChanges = !isDone(kind) && hasChanged
  const mayAsk = !viewed.preview && !ended
  const download = ended ? undefined : store.download
  const askDate = () => question.ask(undefined, speech.words.expired.question)
  const surface = useSurface({ viewed, kind, showsChanges, mayAsk, onAsk: question.ask })
  const parts = partsOf(viewed, { ...speech, kind, showsChanges })
  // The first screen is drawn first, and what nobody sees yet right after it.
  const isWhole = useAfterFirstFrame()
  const current = useCurrentPart(isWhole ? parts.map(({ anchor }) => anchor).join(' ') : '')
  useVisit(viewed.preview || viewed.rehearsal ? undefined : store.visit, sectionIn(current))
  useDoneFocus(isDone(kind))
  usePartFromAddress(isWhole)
  const standing = useMemo(() => chosenTables(viewed.tables, pending), [viewed.tables, pending])
  const { prices, isSettled } = useMemo(() => pricesWith(viewed, pending), [viewed, pending])
  const outdated = isSettled ? undefined : speech.words.choices[saving === 'saving' ? 'counting' : 'outdated']
  const sums = { prices, vat: shownVat(viewed.tables), outdated }

  return (
    <div className={css.page} data-changed={showsChanges || undefined}>
      <TopBar title={viewed.account.title} logo={viewed.account.logo_url} mayAsk={mayAsk} />
      {viewed.preview && <p className={css.preview}>{speech.words.preview}</p>}
      {viewed.rehearsal && <p className={css.preview}>{speech.words.rehearsal}</p>}
      <div ref={keepClearOfHead} className={newsCss.above}>
        {showsChanges && <ChangeStrip viewed={viewed} difference={difference} onHide={hide} />}
        <NewsLine {...sums} news={news} onDismiss={store.dismissNews} />
      </div>
      <div className={css.layout}>
        <Contents parts={parts} current={current} />
        <main className={css.main}>
          <Paper
            viewed={isWhole ? viewed : topOf(viewed)}
            standing={isWhole ? standing : []}
            prices={prices}
            outdated={outdated}
            surface={surface}
            cover={
              <>
                {isDone(kind) ? (
                  <SignedHead viewed={viewed} />
                ) : (
                  <Cover viewed={viewed} isExpired={kind === 'expired'} onAskDate={askDate} />
                )}
                <FileLine kind={kind} onDownload={download} />
              </>
            }
            onChoose={store.choose}
          />
          {isWhole && (
            <>
              <SavingLine saving={saving} onRetry={store.retryNow} />
              {showsChanges && <Removed names={removedNames(viewed)} />}
              <Attachments viewed={viewed} showsChanges={showsChanges} onDownload={store.attachment} />
              {kind === 'signed' && <Proof viewed={viewed} />}
              {!isDone(kind) && (
                <AcceptPart viewed={viewed} kind={kind} saving={saving} store={store} onAskDate={askDate} />
              )}
              <Questions
                comments={viewed.comments}
                owner={viewed.owner.name}
                question={question}
                nameOf={(comment) => subjectOf(viewed, comment)}
                mayAsk={mayAsk}
                onAsk={store.ask}
              />
            </>
          )}
        </main>
        <SideBox {...sums} viewed={viewed} kind={kind} isWhole={isWhole} onDownload={download} />
      </div>
      <FootBar {...sums} kind={kind} isWhole={isWhole} onDownload={download} />
    </div>
  )
}

/** Of what has ended no file is given out any more. */
function useOffered({ proposal, ended }: Open): Open['proposal'] {
  return useMemo(() => (ended ? { ...proposal, attachments: [] } : proposal), [proposal, ended])
}

/** As much of it as stands on a first screen. */
const topOf = (viewed: Open['proposal']) => {
  const beginsWithPrices = (viewed.order?.[0] ?? 'section') !== 'section'
  return { ...viewed, sections: viewed.sections.slice(0, beginsWithPrices ? 0 : 1), order: null }
}

const SignedHead = ({ viewed }: { viewed: Open['proposal'] }) => (
  <>
    <SignedCover viewed={viewed} />
    {viewed.proposal.status === 'won' && <WhatNext owner={viewed.owner} />}
  </>
)

/** The next step waits for the frame, not for a pause: readers scroll at once. */
function useAfterFirstFrame(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setPainted(true))))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return isPainted
}

/** What the seller has changed, until it is put away: another version has changes of its own. */
function useChanges(viewed: Open['proposal']) {
  const [hidden, setHidden] = useState<number>()
  const first = useFirstReading(viewed)
  const { version_id } = viewed.proposal
  const difference = totalChange(first)
  const isAny = (viewed.changes?.list.length ?? 0) > 0 || difference !== 0
  return {
    hasChanged: isAny && hidden !== version_id,
    difference,
    hide: () => setHidden(version_id),
  }
}

/** This version as it was read first: what is chosen in it since is no change by the seller. */
function useFirstReading(viewed: Open['proposal']): Open['proposal'] {
  const [first, setFirst] = useState(viewed)
  if (first.proposal.version_id === viewed.proposal.version_id) return first
  setFirst(viewed)
  return viewed
}

/** Who has just signed is taken to the signatures; where the seller marks it won, the form that had the focus is gone. */
function useDoneFocus(isDone: boolean) {
  const was = useRef(isDone)
  useEffect(() => {
    if (isDone && !was.current) beginAtTop()
    was.current = isDone
  }, [isDone])
}
