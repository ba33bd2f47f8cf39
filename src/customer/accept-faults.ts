import type { AgreeField } from '#wire/viewer.ts'
import type { Signing } from './signature-field.tsx'
import type { Words } from './words.ts'

export type AcceptForm = { name: string; values: readonly string[]; signing: Signing; terms: boolean }

/** By the service's path of the input: what is missing, so that nobody waits for an answer to hear it. */
export function faultsIn(
  form: AcceptForm,
  { fields, hasTerms }: { fields: readonly AgreeField[]; hasTerms: boolean },
  { accept }: Words,
): Record<string, string> {
  const { name, values, signing, terms } = form
  const isSigned = signing.way === 'type' ? signing.typed.trim() !== '' : signing.strokes.length > 0
  return {
    ...(name.trim() === '' && { name: accept.fill }),
    ...Object.fromEntries(
      fields.flatMap(({ required }, at) =>
        required && (values[at] ?? '').trim() === '' ? [[`fields.${at}.value`, accept.fill]] : [],
      ),
    ),
    ...(!isSigned && { signature: signing.way === 'type' ? accept.fill : accept.drawFirst }),
    ...(hasTerms && !terms && { terms: accept.tick }),
  }
}

/** As the service takes it: fields that were left empty say nothing. */
export const asAccepted = ({ name, values, signing, terms }: AcceptForm, fields: readonly AgreeField[]) => ({
  name: name.trim(),
  fields: fields.flatMap(({ label }, at) => {
    const value = (values[at] ?? '').trim()
    return value === '' ? [] : [{ label, value }]
  }),
  signature:
    signing.way === 'type'
      ? { typed: signing.typed.trim() }
      : { strokes: signing.strokes.map((stroke) => [...stroke]) },
  terms,
})
