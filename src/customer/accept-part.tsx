import { use, useEffect, useRef, useState } from 'react'
import type { ViewedProposal } from '#wire/viewer.ts'
import { AcceptForm, emptyForm } from './accept-form.tsx'
import type { Saving } from './choice-queue.ts'
import { DeclineForm, emptyDecline } from './decline-form.tsx'
import { useDraft } from './drafts.ts'
import { ExpiredText, NewDate } from './expired.tsx'
import form from './form.module.css'
import { listOf } from './formats.ts'
import css from './document-part.module.css'
import type { PageStore } from './page-store.ts'
import { Signatures, stillToSign } from './signed.tsx'
import { SpeechContext } from './speech.ts'

export const acceptAnchor = 'accept'

/**
 * What the end of the page is in this state. `reader`: one who reads and chooses, and does not sign. `agreed`: the seller
 * marked it won, and nobody signed it here.
 */
export type PartKind = 'accept' | 'reader' | 'signed' | 'agreed' | 'declined' | 'expired' | 'preview'

export function partKind({ proposal, receiver, acceptances, preview }: ViewedProposal, declined: boolean): PartKind {
  if (receiver.state === 'signed') return 'signed'
  if (proposal.status === 'won') return acceptances.length > 0 ? 'signed' : 'agreed'
  if (declined || receiver.state === 'declined') return 'declined'
  if (proposal.expired) return 'expired'
  if (preview) return 'preview'
  return receiver.may_sign || receiver.must_sign ? 'accept' : 'reader'
}

/** Nothing is left to be accepted. */
export const isDone = (kind: PartKind) => kind === 'signed' || kind === 'agreed'

type Props = {
  viewed: ViewedProposal
  kind: PartKind
  saving: Saving
  store: PageStore
  onAskDate: () => void
}

export function AcceptPart({ viewed, kind, saving, store, onAskDate }: Props) {
  const { words } = use(SpeechContext)
  const [declining, setDeclining] = useState<'open' | 'left' | 'sent'>()
  // Kept here, since a form that makes room for another, or for another version, loses nothing of what is filled in.
  const [accepting, setAccepting] = useDraft('accepting', () => emptyForm(viewed))
  const [decline, setDecline] = useDraft('declining', () => emptyDecline)
  const declines = kind === 'accept' && declining === 'open'
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone; that it was declined is what there is to hear.
  const hasDeclined = kind === 'declined' && (declining === 'open' || declining === 'sent')
  useEffect(() => {
    if (hasDeclined) heading.current?.focus()
  }, [hasDeclined])
  return (
    <section id={acceptAnchor} className={css.part}>
      <h2 ref={heading} tabIndex={-1}>
        {headingOf()}
      </h2>
      {viewed.acceptances.length > 0 && kind !== 'declined' && <Signatures acceptances={viewed.acceptances} />}
      {content()}
    </section>
  )

  async function sendDecline(...said: Parameters<PageStore['decline']>) {
    const outcome = await store.decline(...said)
    // Another version asks for acceptance first.
    if (outcome === 'done') setDeclining('sent')
    return outcome
  }
  function headingOf() {
    if (kind === 'declined') return words.decline.declined
    return declines ? words.decline.heading : words.accept.heading
  }
  function content() {
    if (kind === 'declined')
      return <p className={css.text}>{words.decline.declinedText(viewed.owner.name || viewed.account.title)}</p>
    if (kind === 'reader') return <Reader viewed={viewed} />
    if (kind === 'preview')
      return (
        <>
          <p className={form.sentence}>{viewed.words.sentence}</p>
          <p className={form.meaning}>{viewed.words.meaning}</p>
        </>
      )
    if (kind === 'expired')
      return (
        <div className={form.form}>
          <p className={css.text}>
            <ExpiredText viewed={viewed} />
          </p>
          <div className={form.acts}>
            <NewDate viewed={viewed} className={form.primary} onAsk={onAskDate} />
          </div>
        </div>
      )
    if (declines)
      return (
        <DeclineForm
          value={decline}
          onChange={setDecline}
          onDecline={sendDecline}
          onBack={() => setDeclining('left')}
        />
      )
    return (
      <AcceptForm
        viewed={viewed}
        form={accepting}
        onChange={(fields) => setAccepting((before) => ({ ...before, ...fields }))}
        saving={saving}
        isBack={declining === 'left'}
        onAccept={store.accept}
        onDecline={() => setDeclining('open')}
      />
    )
  }
}

function Reader({ viewed }: { viewed: ViewedProposal }) {
  const { words } = use(SpeechContext)
  const waiting = stillToSign(viewed)
  return (
    <p className={css.text}>
      {words.accept.notSigner} {waiting.length > 0 && words.accept.waiting(listOf(waiting, words.and))}
    </p>
  )
}
