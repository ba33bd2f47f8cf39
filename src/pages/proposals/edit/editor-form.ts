import { useEffect, useMemo } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { placeFaults } from '#src/components/form/faults.ts'
import type { ProposalFields } from '#src/components/proposal-form/fields.ts'
import type { DraftFields, ProposalDocument } from '#src/draft/document.ts'
import type { Draft } from '#src/draft/draft.ts'
import type { Saving } from '#src/draft/saving.ts'
import { ApiError } from '#wire/problem.ts'
import type { Proposal } from '#wire/proposal-details.ts'

const asFields = ({ fields, custom_fields }: ProposalDocument, names: readonly string[]): ProposalFields => ({
  ...fields,
  contact_people: [...fields.contact_people],
  tags: [...fields.tags],
  custom_fields: names.map((name) => ({ name, value: custom_fields[name] ?? '' })),
})

/** A figure that is no number goes as it was typed: the service refuses it by name, and it is not lost. */
function withFields(document: ProposalDocument, { custom_fields, ...fields }: ProposalFields): ProposalDocument {
  const filled = Object.fromEntries(custom_fields.map(({ name, value }) => [name, value]))
  return { ...document, fields: fields as DraftFields, custom_fields: { ...document.custom_fields, ...filled } }
}

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

/** The fields of the draft as a form: what is typed goes into the draft, what others change comes out of it. */
export function useDraftForm(draft: Draft, document: ProposalDocument, proposal: Proposal, saving: Saving) {
  const names = useMemo(() => proposal.custom_fields.map(({ name }) => name), [proposal.custom_fields])
  const form = useForm<ProposalFields>({ defaultValues: asFields(document, names), shouldFocusError: false })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          draft.change((document) =>
            isSame(asFields(document, names), values) ? document : withFields(document, values),
          ),
      }),
    [form, draft, names],
  )
  const { fields, custom_fields } = document
  useEffect(() => {
    const shown = asFields({ ...document, fields, custom_fields }, names)
    if (!isSame(shown, form.getValues())) form.reset(shown)
    // oxlint-disable-next-line react/exhaustive-deps -- of the document the form shows these two parts
  }, [form, fields, custom_fields, names])

  useRefusedFields(form, saving)
  return form
}

/** What the service refused, at the fields it is about, until it takes them. */
function useRefusedFields(form: UseFormReturn<ProposalFields>, saving: Saving) {
  const refusal = saving.state === 'not-saved' && saving.problem.why === 'failed' ? saving.problem.error : undefined
  useEffect(() => {
    const faults = refusal instanceof ApiError ? refusal.problem.errors : undefined
    if (!faults) return form.clearErrors()
    for (const { path, message } of placeFaults(faults, form.getValues()).fields)
      form.setError(path as keyof ProposalFields, { type: 'refused', message })
  }, [form, refusal])
}
