import type { AgreeField, ViewedProposal } from '#wire/viewer.ts'
import type { Signing } from './signature-field.tsx'
import type { Words } from './words.ts'

export type AcceptForm = {
  name: string
  /** By label, as the service takes them: fields come, go and move while the page is open. */
  values: ReadonlyMap<string, string>
  signing: Signing
  /** The terms that were ticked (`termsKey`); others are not agreed to by that. */
  agreed: string | undefined
}
type Asking = Pick<ViewedProposal, 'agree' | 'proposal'>

/** Labels are of one line, so that none is like this. */
const joined = (...parts: (string | number)[]) => parts.join('\n')

/** A choice of one option is no more than a yes to what is read, so it counts for that version alone. */
export const valueKey = ({ label, type, options }: AgreeField, { proposal }: Asking) =>
  type === 'choice' && options.length === 1 ? joined(proposal.version_id, label) : label

/** What is filled in here; nothing where the field has become one that does not take it. */
export function valueOf(field: AgreeField, { values }: AcceptForm, asking: Asking): string {
  const value = values.get(valueKey(field, asking)) ?? ''
  return fits(field, value) ? value : ''
}

function fits({ type, options }: AgreeField, value: string): boolean {
  if (type === 'choice') return options.includes(value)
  return type === 'text' || (/^\d{4}-\d\d-\d\d$/.test(value) && JSON.stringify(new Date(value)).startsWith(value, 1))
}

const termsKey = ({ agree: { terms }, proposal }: Asking) => terms && joined(proposal.version_id, terms.url, terms.text)

/** Whether these very terms were ticked, on this version. */
export const hasAgreed = ({ agreed }: AcceptForm, asking: Asking) => agreed !== undefined && agreed === termsKey(asking)

/** The terms ticked, or not any more. */
export const agreeing = (isTicked: boolean, asking: Asking): Partial<AcceptForm> => ({
  agreed: isTicked ? (termsKey(asking) ?? undefined) : undefined,
})

const faultKey = (label: string) => `fields.${label}`

/** What is wrong with a field. */
export const faultOf = ({ label }: AgreeField, faults: Record<string, string>) => faults[faultKey(label)]

/** What is missing, so that nobody waits for an answer to hear it. */
export function faultsIn(form: AcceptForm, asking: Asking, { accept }: Words): Record<string, string> {
  const { name, signing } = form
  const { fields, terms } = asking.agree
  const isSigned = signing.way === 'type' ? signing.typed.trim() !== '' : signing.strokes.length > 0
  return {
    ...(name.trim() === '' && { name: accept.fill }),
    ...Object.fromEntries(
      fields.flatMap((field) =>
        field.required && valueOf(field, form, asking).trim() === '' ? [[faultKey(field.label), accept.fill]] : [],
      ),
    ),
    ...(!isSigned && { signature: signing.way === 'type' ? accept.fill : accept.drawFirst }),
    ...(terms && !hasAgreed(form, asking) && { terms: accept.tick }),
  }
}

const partOf: Partial<Record<string, keyof AcceptForm>> = { name: 'name', signature: 'signing', terms: 'agreed' }

/** A fault goes once its field is filled in; one of the service's, once that is another. */
export const stillFaulty = (
  { faults, of }: { faults: Record<string, string>; of: AcceptForm },
  form: AcceptForm,
  missing: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).flatMap(([key, said]) => {
      const part = partOf[key] ?? 'values'
      const fault = missing[key] ?? (form[part] === of[part] ? said : undefined)
      return fault === undefined ? [] : [[key, fault]]
    }),
  )

/** As the service takes it: each label once, and fields that were left empty say nothing. */
export function asAccepted(form: AcceptForm, asking: Asking) {
  const { name, signing } = form
  const filled = new Map(
    asking.agree.fields.flatMap((field) => {
      const value = valueOf(field, form, asking).trim()
      return value === '' ? [] : [[field.label, value] as const]
    }),
  )
  return {
    name: name.trim(),
    fields: Array.from(filled, ([label, value]) => ({ label, value })),
    signature:
      signing.way === 'type'
        ? { typed: signing.typed.trim() }
        : { strokes: signing.strokes.map((stroke) => [...stroke]) },
    terms: hasAgreed(form, asking),
  }
}

/**
 * Where the service found faults; its paths count the fields as they were sent. What it says of them is for whoever built
 * the page, and not in the language of the page.
 */
export const refusedFaults = (
  faults: Record<string, string[]>,
  { fields }: Pick<ReturnType<typeof asAccepted>, 'fields'>,
  { accept }: Words,
): Record<string, string> =>
  Object.fromEntries(
    Object.keys(faults).map((path) => {
      const sent = fields[Number(/^fields\.(\d+)/.exec(path)?.[1])]
      return [sent ? faultKey(sent.label) : path, accept.check]
    }),
  )
