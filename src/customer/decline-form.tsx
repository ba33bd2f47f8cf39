import { use, useEffect, useRef, useState, type SubmitEvent } from 'react'
import { declineReasons, type DeclineReason } from '#wire/viewer-acts.ts'
import { maxViewerCommentLength } from '#wire/limits.ts'
import { Field } from './field.tsx'
import css from './form.module.css'
import type { PageStore } from './page-store.ts'
import { SpeechContext } from './speech.ts'
import { Trouble } from './trouble.tsx'

type Decline = { reason: DeclineReason; text: string }
type Props = {
  value: Decline
  onChange: (value: Decline) => void
  onDecline: PageStore['decline']
  onBack: () => void
}

export const emptyDecline: Decline = { reason: 'price', text: '' }

export function DeclineForm({ value, onChange, onDecline, onBack }: Props) {
  const { words } = use(SpeechContext)
  const { reason, text } = value
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string>()
  // The form opens where its button was, which is gone.
  const chosen = useRef<HTMLInputElement>(null)
  useEffect(() => chosen.current?.focus(), [])
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setSaid(undefined)
    const outcome = await onDecline(reason, text)
    setBusy(false)
    if (outcome === 'uncertain') setSaid(words.decline.uncertain)
    else if (typeof outcome !== 'object') return
    else setSaid('wait' in outcome ? words.wait(outcome.wait) : outcome.detail)
  }
  return (
    <form className={css.form} aria-label={words.decline.heading} onSubmit={(event) => void submit(event)}>
      <fieldset className={css.reasons}>
        <legend>{words.decline.reason}</legend>
        {declineReasons.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="reason"
              ref={reason === each ? chosen : undefined}
              checked={reason === each}
              onChange={() => onChange({ ...value, reason: each })}
            />
            <span>{words.decline.reasons[each]}</span>
          </label>
        ))}
      </fieldset>
      <Field label={words.decline.more} note={words.accept.optional}>
        {(props) => (
          <textarea
            {...props}
            rows={3}
            maxLength={maxViewerCommentLength}
            value={text}
            onChange={(event) => onChange({ ...value, text: event.target.value })}
          />
        )}
      </Field>
      <div className={css.acts}>
        {said && <Trouble text={said} />}
        <button className={css.danger} aria-disabled={isBusy || undefined}>
          {words.decline.act}
        </button>
        <button type="button" className={css.quiet} onClick={onBack}>
          {words.decline.back}
        </button>
      </div>
    </form>
  )
}
