import type { FieldValues, Resolver } from 'react-hook-form'
import { showToast } from '#src/components/ui/toast.ts'
import { markSaved, useSubmittedForm } from '#src/pages/shared/submitted-form.ts'

type Options<Fields extends FieldValues, Output> = {
  fields: Fields
  resolver?: Resolver<Fields, unknown, Output>
  save: (output: Output) => Promise<unknown>
  /** What is said once it is saved. */
  saved: string
}

/** A form that stays where it is once it is saved. */
export function useSectionForm<Fields extends FieldValues, Output = Fields>({
  save,
  saved,
  ...options
}: Options<Fields, Output>) {
  const { isSaved: _isSaved, ...view } = useSubmittedForm<Fields, Output, Fields>({
    ...options,
    follows: true,
    save: async (output, values) => {
      const sent = structuredClone(values)
      await save(output)
      return sent
    },
    onSaved: (sent) => {
      // What follows would keep as dirty what was sent.
      markSaved(view.form, sent)
      return showToast({ text: saved })
    },
  })
  return { ...view, held: false }
}
