import { use, useRef, useState, type SubmitEvent } from 'react'
import type { AgreeField, ViewedProposal } from '#wire/viewer.ts'
import { maxAgreeValueLength, maxLineLength } from '#wire/limits.ts'
import { asAccepted, faultsIn, type AcceptForm as Form } from './accept-faults.ts'
import { Field } from './field.tsx'
import css from './form.module.css'
import type { PageStore } from './page-store.ts'
import { SignatureField } from './signature-field.tsx'
import { SpeechContext } from './speech.ts'

type Props = { viewed: ViewedProposal; isSaving: boolean; onAccept: PageStore['accept']; onDecline: () => void }

/** One sentence says what is accepted; below it who, what else was asked, and the signature. */
export function AcceptForm({ viewed, isSaving, onAccept, onDecline }: Props) {
  const { words } = use(SpeechContext)
  const { agree } = viewed
  const { root, form, faults, said, isBusy, change, submit } = useAcceptForm(viewed, onAccept)
  return (
    <form
      ref={root}
      noValidate
      className={css.form}
      aria-label={words.accept.heading}
      onSubmit={(event) => void submit(event)}
    >
      <p className={css.sentence}>{viewed.words.sentence}</p>
      <AcceptFields fields={agree.fields} form={form} faults={faults} onChange={change} />
      <SignatureField value={form.signing} fault={faults['signature']} onChange={(signing) => change({ signing })} />
      {agree.terms && (
        <Terms
          terms={agree.terms}
          isTicked={form.terms}
          fault={faults['terms']}
          onTick={(terms) => change({ terms })}
        />
      )}
      <p className={css.meaning}>{viewed.words.meaning}</p>
      <div className={css.acts}>
        <button className={css.primary} aria-disabled={isBusy || undefined} aria-busy={isBusy || undefined}>
          {isBusy ? words.accept.busy : words.accept.act}
        </button>
        <button type="button" className={css.quiet} onClick={onDecline}>
          {words.decline.open}
        </button>
      </div>
      {isSaving && <p className={css.hint}>{words.accept.savingFirst}</p>}
      {said && (
        <p role="alert" className={css.trouble}>
          {said}
        </p>
      )}
    </form>
  )
}

function useAcceptForm({ agree, receiver }: ViewedProposal, onAccept: PageStore['accept']) {
  const { words } = use(SpeechContext)
  const [form, setForm] = useState<Form>(() => ({
    name: receiver.name,
    values: agree.fields.map(() => ''),
    signing: { way: 'type', typed: receiver.name, strokes: [] },
    terms: false,
  }))
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [said, setSaid] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const root = useRef<HTMLFormElement>(null)

  function tell(faults: Record<string, string>) {
    setFaults(faults)
    // The first of them takes the focus, once it is marked.
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    setSaid(undefined)
    const missing = faultsIn(form, { fields: agree.fields, hasTerms: agree.terms !== null }, words)
    tell(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    const outcome = await onAccept(asAccepted(form, agree.fields))
    setBusy(false)
    if (outcome === 'uncertain' || outcome === 'wait') setSaid(words.accept.uncertain)
    else if (typeof outcome === 'object') {
      tell(Object.fromEntries(Object.entries(outcome.faults).map(([path, [first = '']]) => [path, first])))
      setSaid(words.accept.refused)
    }
  }

  return {
    root,
    form,
    faults,
    said,
    isBusy,
    submit,
    change: (fields: Partial<Form>) => setForm((before) => ({ ...before, ...fields })),
  }
}

type FieldsProps = {
  fields: readonly AgreeField[]
  form: Form
  faults: Record<string, string>
  onChange: (fields: Partial<Form>) => void
}

function AcceptFields({ fields, form, faults, onChange }: FieldsProps) {
  const { accept } = use(SpeechContext).words
  const { name, signing, values } = form
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
          key={field.label}
          label={field.label}
          note={field.required ? undefined : accept.optional}
          fault={faults[`fields.${at}.value`]}
        >
          {(props) => (
            <AgreeInput
              {...props}
              field={field}
              value={values[at] ?? ''}
              onChange={(value) => onChange({ values: values.with(at, value) })}
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
        <a href={url} target="_blank" rel="noreferrer">
          {accept.readTerms}
        </a>
      ) : (
        <details>
          <summary>{accept.readTerms}</summary>
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
