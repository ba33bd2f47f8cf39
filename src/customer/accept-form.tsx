import { use, useEffect, useRef, useState, type SubmitEvent } from 'react'
import type { AgreeField, ViewedProposal } from '#wire/viewer.ts'
import { maxAgreeValueLength, maxLineLength } from '#wire/limits.ts'
import {
  agreeing,
  asAccepted,
  faultOf,
  faultsIn,
  hasAgreed,
  refusedFaults,
  stillFaulty,
  valueKey,
  valueOf,
  type AcceptForm as Form,
} from './accept-faults.ts'
import type { Saving } from './choice-queue.ts'
import { Field } from './field.tsx'
import css from './form.module.css'
import type { PageStore } from './page-store.ts'
import { SignatureField } from './signature-field.tsx'
import { SpeechContext } from './speech.ts'
import { Trouble } from './trouble.tsx'

type Filling = {
  viewed: ViewedProposal
  form: Form
  onChange: (fields: Partial<Form>) => void
}
type Props = Filling & {
  saving: Saving
  /** Back from declining: the focus goes to where that began. */
  isBack: boolean
  onAccept: PageStore['accept']
  onDecline: () => void
}

export const emptyForm = ({ receiver: { name } }: ViewedProposal): Form => ({
  name,
  values: new Map(),
  signing: { way: 'type', typed: name, strokes: [] },
  agreed: undefined,
})

/** One sentence says what is accepted; below it who, what else was asked, and the signature. */
export function AcceptForm({ viewed, form, saving, isBack, onChange, onAccept, onDecline }: Props) {
  const { words } = use(SpeechContext)
  const { terms } = viewed.agree
  const { root, faults, said, isBusy, submit } = useSubmit(viewed, form, onAccept)
  const decline = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack) decline.current?.focus()
  }, [isBack])
  return (
    <form
      ref={root}
      noValidate
      className={css.form}
      aria-label={words.accept.heading}
      onSubmit={(event) => void submit(event)}
    >
      {/* Of choices that are not saved nobody knows yet what is accepted. */}
      <p className={css.sentence} data-room={viewed.words.sentence}>
        <span>{saving === 'saved' ? viewed.words.sentence : words.choices[saving]}</span>
      </p>
      <AcceptFields viewed={viewed} form={form} faults={faults} onChange={onChange} />
      <SignatureField value={form.signing} fault={faults['signature']} onChange={(signing) => onChange({ signing })} />
      {terms && (
        <Terms
          terms={terms}
          isTicked={hasAgreed(form, viewed)}
          fault={faults['terms']}
          onTick={(isTicked) => onChange(agreeing(isTicked, viewed))}
        />
      )}
      <p className={css.meaning}>{viewed.words.meaning}</p>
      <div className={css.acts}>
        {said && <Trouble text={said} />}
        <button className={css.primary} aria-disabled={isBusy || undefined} aria-busy={isBusy || undefined}>
          {isBusy ? words.accept.busy : words.accept.act}
        </button>
        <button ref={decline} type="button" className={css.quiet} onClick={onDecline}>
          {words.decline.open}
        </button>
      </div>
    </form>
  )
}

/** `of`: what was filled in when it was said. */
type Told = { faults: Record<string, string>; of: Form; said?: string; version: number }

function useSubmit(viewed: ViewedProposal, form: Form, onAccept: PageStore['accept']) {
  const { words } = use(SpeechContext)
  const version = viewed.proposal.version_id
  const [told, setTold] = useState<Told>()
  const [isBusy, setBusy] = useState(false)
  const root = useRef<HTMLFormElement>(null)

  function tell(faults: Record<string, string>, said?: string) {
    setTold({ version, faults, of: form, ...(said !== undefined && { said }) })
    // The first of them takes the focus, once it is marked; where it cannot be typed, what mends it does.
    const mending = ':is([aria-invalid], [data-mends])'
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(mending)?.focus())
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    const missing = faultsIn(form, viewed, words)
    tell(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    const accepted = asAccepted(form, viewed)
    const outcome = await onAccept(accepted)
    setBusy(false)
    if (outcome === 'uncertain' || outcome === 'unsaved') tell({}, words.accept[outcome])
    // What is accepted now is looked at before the next press.
    else if (outcome === 'reread') root.current?.firstElementChild?.scrollIntoView({ block: 'center' })
    else if (typeof outcome !== 'object') return
    else if ('wait' in outcome) tell({}, words.wait(outcome.wait))
    else tell(refusedFaults(outcome.faults, accepted, words), words.accept.refused)
  }

  // Of another version nothing has been said yet.
  const current = told?.version === version ? told : undefined
  const faults = current ? stillFaulty(current, form, faultsIn(form, viewed, words)) : {}
  return { root, faults, said: current?.said, isBusy, submit }
}

function AcceptFields({ viewed, form, faults, onChange }: Filling & { faults: Record<string, string> }) {
  const { accept } = use(SpeechContext).words
  const { name, signing, values } = form
  const { fields } = viewed.agree
  // Typed, the signature is the name until somebody writes another.
  const rename = (next: string) =>
    onChange({ name: next, ...(signing.typed === name && { signing: { ...signing, typed: next } }) })
  return (
    <div className={css.two}>
      <Field label={accept.name} fault={faults['name']}>
        {(props) => (
          <input
            {...props}
            autoComplete="name"
            maxLength={maxLineLength}
            value={name}
            onChange={(event) => rename(event.target.value)}
          />
        )}
      </Field>
      {fields.map((field, at) => (
        <Field
          // Whoever writes in it goes on in it when others come before it; two may be called the same.
          key={`${field.label} ${fields.slice(0, at).filter(({ label }) => label === field.label).length}`}
          label={field.label}
          note={field.required ? undefined : accept.optional}
          fault={faultOf(field, faults)}
        >
          {(props) => (
            <AgreeInput
              {...props}
              field={field}
              value={valueOf(field, form, viewed)}
              onChange={(value) => onChange({ values: new Map(values).set(valueKey(field, viewed), value) })}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

type InputProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
  field: AgreeField
  value: string
  onChange: (value: string) => void
}

function AgreeInput({ field, value, onChange, ...props }: InputProps) {
  const { words } = use(SpeechContext)
  if (field.type !== 'choice')
    return (
      <input
        {...props}
        type={field.type}
        maxLength={maxAgreeValueLength}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <select {...props} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{words.accept.choose}</option>
      {field.options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  )
}

type TermsProps = {
  terms: { url: string; text: string }
  isTicked: boolean
  fault: string | undefined
  onTick: (isTicked: boolean) => void
}

function Terms({ terms: { url, text }, isTicked, fault, onTick }: TermsProps) {
  const { accept } = use(SpeechContext).words
  return (
    <div className={css.terms}>
      {url ? (
        <a className={css.quiet} href={url} target="_blank" rel="noreferrer">
          {accept.readTerms}
        </a>
      ) : (
        <details>
          <summary className={css.quiet}>{accept.readTerms}</summary>
          <p>{text}</p>
        </details>
      )}
      <label>
        <input
          type="checkbox"
          checked={isTicked}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? 'terms-fault' : undefined}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span>{accept.terms}</span>
      </label>
      {fault && (
        <p id="terms-fault" className={css.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}
