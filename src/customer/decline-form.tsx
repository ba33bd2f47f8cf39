import { use, useEffect, useRef, useState, type SubmitEvent } from 'react'
import { declineReasons, type DeclineReason } from '#wire/viewer-acts.ts'
import { maxViewerCommentLength } from '#wire/limits.ts'
import { Field } from './field.tsx'
import css from './form.module.css'
import type { PageStore } from './page-store.ts'
import { SpeechContext } from './speech.ts'
import { Trouble } from './trouble.tsx'

/** No reason stands there before somebody gives one: it would be the one that is counted. */
export type Decline = { reason: DeclineReason | undefined; text: string }
type Props = {
  value: Decline
  onChange: (value: Decline) => void
  onDecline: PageStore['decline']
  onBack: () => void
}

export const emptyDecline: Decline = { reason: undefined, text: '' }

export function DeclineForm({ value, onChange, onDecline, onBack }: Props) {
  const { words } = use(SpeechContext)
  const { reason, text } = value
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const fault = isAsked && !reason ? { 'aria-invalid': true, 'aria-describedby': 'reason-fault' } : undefined
  // The form opens where its button was, which is gone.
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    setAsked(true)
    if (!reason) return first.current?.focus()
    setBusy(true)
    setSaid(undefined)
    const outcome = await onDecline(reason, text)
    setBusy(false)
    if (outcome === 'uncertain') setSaid(words.decline.uncertain)
    else if (typeof outcome !== 'object') return
    else setSaid('wait' in outcome ? words.wait(outcome.wait) : words.decline.failed)
  }
  return (
    <form className={css.form} aria-label={words.decline.heading} onSubmit={(event) => void submit(event)}>
      <fieldset className={css.reasons} role="radiogroup" {...fault}>
        <legend>{words.decline.reason}</legend>
        {declineReasons.map((each, at) => (
          <label key={each}>
            <input
              type="radio"
              name="reason"
              ref={reason === each || (!reason && at === 0) ? first : undefined}
              checked={reason === each}
              onChange={() => onChange({ ...value, reason: each })}
            />
            <span>{words.decline.reasons[each]}</span>
          </label>
        ))}
        {fault && (
          <p id="reason-fault" className={css.fault}>
            {words.decline.choose}
          </p>
        )}
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
