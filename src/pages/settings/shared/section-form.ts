import type { FieldValues, Resolver } from 'react-hook-form'
import { showToast } from '#src/components/ui/toast.ts'
import { useSubmittedForm } from '#src/pages/shared/submitted-form.ts'

type Options<Fields extends FieldValues, Output> = {
  fields: Fields
  resolver?: Resolver<Fields, unknown, Output>
  save: (output: Output) => Promise<unknown>
  /** What is said once it is saved. */
  saved: string
}

/** A form that stays where it is once it is saved. */
export function useSectionForm<Fields extends FieldValues, Output = Fields>({
  saved,
  ...options
}: Options<Fields, Output>) {
  const { isSaved: _isSaved, ...view } = useSubmittedForm<Fields, Output>({
    ...options,
    follows: true,
    onSaved: () => {
      view.form.reset(view.form.getValues())
      return showToast({ text: saved })
    },
  })
  return view
}
