import { use, useRef, useState, type SubmitEvent } from 'react'
import { maxViewerPasswordLength, minViewerPasswordLength } from '#wire/limits.ts'
import { Field } from './field.tsx'
import css from './form.module.css'
import type { PageStore } from './page-store.ts'
import { SpeechContext } from './speech.ts'

type Props = { toChoose: boolean; onUnlock: PageStore['unlock'] }

/** Chosen at the first visit, asked for in another browser. */
export function PasswordForm({ toChoose, onUnlock }: Props) {
  const words = use(SpeechContext).words
  const { password: said } = words
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [fault, setFault] = useState<{ on: 'password' | 'again'; text: string }>()
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  function tell(on: 'password' | 'again', text: string) {
    setFault({ on, text })
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    if (password.length < minViewerPasswordLength) return tell('password', said.short)
    if (toChoose && password !== again) return tell('again', said.different)
    setBusy(true)
    setFault(undefined)
    const outcome = await onUnlock(password, toChoose)
    setBusy(false)
    if (outcome === 'uncertain') tell('password', words.states.away)
    else if (typeof outcome !== 'object') return
    else if ('wait' in outcome) tell('password', words.wait(outcome.wait))
    else tell('password', toChoose ? said.short : said.wrong)
  }

  return (
    <form ref={form} noValidate className={css.form} onSubmit={(event) => void submit(event)}>
      <Field label={said.label} fault={fault?.on === 'password' ? fault.text : undefined}>
        {(props) => (
          <input
            {...props}
            type="password"
            autoComplete={toChoose ? 'new-password' : 'current-password'}
            maxLength={maxViewerPasswordLength}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {toChoose && (
        <Field label={said.again} fault={fault?.on === 'again' ? fault.text : undefined}>
          {(props) => (
            <input
              {...props}
              type="password"
              autoComplete="new-password"
              maxLength={maxViewerPasswordLength}
              value={again}
              onChange={(event) => setAgain(event.target.value)}
            />
          )}
        </Field>
      )}
      <div className={css.acts}>
        <button className={css.primary} aria-disabled={isBusy || undefined}>
          {toChoose ? said.chooseAct : said.act}
        </button>
      </div>
      {!toChoose && <p className={css.hint}>{said.forgotten}</p>}
    </form>
  )
}
