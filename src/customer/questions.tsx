import { use, useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { ViewedComment, ViewedProposal } from '#wire/viewer.ts'
import { maxViewerCommentLength } from '#wire/limits.ts'
import { useDraft, type About } from './drafts.ts'
import { Field } from './field.tsx'
import form from './form.module.css'
import { momentOf } from './formats.ts'
import type { PageStore } from './page-store.ts'
import css from './questions.module.css'
import { SpeechContext } from './speech.ts'

export const questionsAnchor = 'questions'

const isThere = ({ sections, tables }: ViewedProposal, { row_id, section_id }: About) =>
  section_id === undefined
    ? tables.some(({ rows }) => rows.some(({ id }) => id === row_id))
    : sections.some(({ id }) => id === section_id)

/**
 * The question being written. What is typed stays, whatever is pressed; where what it is about has gone from the proposal
 * (`gone`, its name), it is about all of it.
 */
export function useQuestion(viewed: ViewedProposal) {
  const [{ about, text }, setDraft] = useDraft('question', () => ({ about: undefined, text: '' }))
  // Tells one press from the next.
  const [presses, setPresses] = useState(0)
  /** Is about this from now on, or about all of it; `suggestion` is for a field that is empty. */
  function ask(next: About | undefined, suggestion = '') {
    setDraft(({ text: typed }) => ({ about: next, text: typed.trim() === '' ? suggestion : typed }))
    setPresses((before) => before + 1)
  }
  const setAbout = (about: About | undefined) => setDraft((before) => ({ ...before, about }))
  const setText = (text: string) => setDraft((before) => ({ ...before, text }))
  /** What was written while it was on its way is not sent. */
  const clear = (sent: string) => setDraft((before) => (before.text === sent ? { about: undefined, text: '' } : before))
  const isGone = about !== undefined && !isThere(viewed, about)
  return {
    about: isGone ? undefined : about,
    gone: isGone ? about.name : undefined,
    text,
    presses,
    ask,
    setAbout,
    setText,
    clear,
  }
}
type Question = ReturnType<typeof useQuestion>

type Props = {
  comments: readonly ViewedComment[]
  owner: string
  question: Question
  nameOf: (comment: ViewedComment) => string | undefined
  mayAsk: boolean
  onAsk: PageStore['ask']
}

/** One thread with the seller; every receiver reads it. */
export function Questions({ comments, owner, question, nameOf, mayAsk, onAsk }: Props) {
  const { words, reading } = use(SpeechContext)
  const { questions } = words
  return (
    <section id={questionsAnchor} className={css.root}>
      <h2>{questions.heading}</h2>
      {owner && mayAsk && <p className={css.intro}>{questions.intro(owner)}</p>}
      {comments.length > 0 && (
        <ol className={css.thread}>
          {comments.map((comment) => {
            const subject = nameOf(comment)
            return (
              <li key={comment.id} data-from={comment.type}>
                <p className={css.who}>
                  <b>{comment.own ? questions.you : comment.name}</b>{' '}
                  <time dateTime={comment.date}>{momentOf(comment.date, reading)}</time>
                </p>
                {subject !== undefined && <p className={css.subject}>{questions.aboutPart(subject)}</p>}
                <p className={css.text}>{comment.comment}</p>
              </li>
            )
          })}
        </ol>
      )}
      {mayAsk && <QuestionForm {...question} onAsk={onAsk} />}
    </section>
  )
}

type FormProps = Omit<Question, 'ask'> & { onAsk: PageStore['ask'] }

function QuestionForm({ about, gone, text, presses, setAbout, setText, clear, onAsk }: FormProps) {
  const { questions } = use(SpeechContext).words
  const [fault, setFault] = useState<string>()
  const [said, setSaid] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (presses === 0) return
    field.current?.focus({ preventScroll: true })
    field.current?.scrollIntoView({ block: 'center' })
  }, [presses])

  // The button of it goes.
  function askAboutAll() {
    setAbout(undefined)
    field.current?.focus()
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    const comment = text.trim()
    setSaid(undefined)
    setFault(comment === '' ? questions.empty : undefined)
    if (comment === '') return field.current?.focus()
    const { row_id, section_id } = about ?? {}
    const part = { ...(row_id !== undefined && { row_id }), ...(section_id !== undefined && { section_id }) }
    setBusy(true)
    const outcome = await onAsk(comment, part)
    setBusy(false)
    if (outcome === 'done') {
      clear(text)
      setSaid(questions.sent)
    } else setSaid(typeof outcome === 'object' && 'wait' in outcome ? questions.tooMany : questions.failed)
  }

  return (
    <form noValidate className={form.form} aria-label={questions.heading} onSubmit={(event) => void submit(event)}>
      {about && (
        <p className={css.about}>
          {questions.aboutPart(about.name)}{' '}
          <button type="button" className={form.quiet} onClick={askAboutAll}>
            {questions.everything}
          </button>
        </p>
      )}
      {gone !== undefined && (
        <p role="status" className={css.about}>
          {questions.gone(gone)}
        </p>
      )}
      <Field label={questions.label} fault={text.trim() === '' ? fault : undefined}>
        {(props) => (
          <textarea
            {...props}
            ref={field}
            rows={3}
            maxLength={maxViewerCommentLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className={form.acts}>
        <button className={form.outline} aria-disabled={isBusy || undefined} aria-busy={isBusy || undefined}>
          {isBusy ? questions.busy : questions.send}
        </button>
      </div>
      <p role="status" className={css.said}>
        {said}
      </p>
    </form>
  )
}
