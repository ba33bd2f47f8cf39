import { use } from 'react'
import { formatAmount } from '#pricing/amount.ts'
import type { Change } from './changes.ts'
import { ChatIcon } from './icons.tsx'
import css from './page.module.css'
import notesCss from './notes.module.css'
import type { Saving } from './choice-queue.ts'
import { SpeechContext } from './speech.ts'

/** Beside a row it is a sign alone, so that figures keep their edge. */
export function AskAbout({ name, isRow = false, onPress }: { name: string; isRow?: boolean; onPress: () => void }) {
  const { questions } = use(SpeechContext).words
  const label = questions.aboutRow(name)
  if (isRow)
    return (
      <button type="button" className={notesCss.askRow} aria-label={label} title={questions.about} onClick={onPress}>
        <ChatIcon size={16} />
      </button>
    )
  return (
    <button type="button" className={notesCss.askSection} aria-label={label} onClick={onPress}>
      {questions.about}
    </button>
  )
}

type RowChanged = Extract<Change, { part: 'row' }>

/** That it is new, or what it came to before. */
export function RowChange({ change: { kind, before } }: { change: RowChanged }) {
  const { words, reading } = use(SpeechContext)
  if (kind === 'added') return <b>{words.changed.new}</b>
  const subtotal = before?.subtotal ?? null
  return (
    <>
      <b>{words.changed.changed}</b>
      {subtotal !== null && <s>{words.changed.was(formatAmount(subtotal, { locale: reading.locale }))}</s>}
    </>
  )
}

export function SectionChange({ kind }: { kind: Change['kind'] }) {
  const { changed } = use(SpeechContext).words
  return <b>{kind === 'added' ? changed.new : changed.changed}</b>
}

/** What was chosen is safe, or where it is until then. */
export function SavingLine({ saving, onRetry }: { saving: Saving; onRetry: () => void }) {
  const { choices } = use(SpeechContext).words
  if (saving !== 'offline' && saving !== 'failed') return null
  return (
    <p role="alert" className={css.trouble}>
      {choices[saving]}{' '}
      <button type="button" onClick={onRetry}>
        {choices.retry}
      </button>
    </p>
  )
}
