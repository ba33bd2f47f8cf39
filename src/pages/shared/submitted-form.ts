import { useRef } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form'
import { messageFor } from '#src/api/error-message.ts'
import type { FormView } from '#src/components/form/form-view.ts'
import { useRefusal } from '#src/components/form/use-refusal.ts'

export type SubmittedFormOptions<Fields extends FieldValues, Output, Saved> = {
  /** What the form starts from. */
  fields: Fields
  /** Left out, the service alone says what does not fit. */
  resolver?: Resolver<Fields, unknown, Output>
  /** What the resolver cannot see: false keeps the form from being saved, and the first fault, if any, gets the focus. */
  isReady?: (form: UseFormReturn<Fields, unknown, Output>) => boolean | Promise<boolean>
  /** What it throws is shown at the fields it is about. */
  save: (output: Output, values: Fields) => Promise<Saved>
  /** Mends a failure of `save` so that the person can save again, or throws it. */
  recover?: (error: unknown, form: UseFormReturn<Fields, unknown, Output>) => Promise<void>
  /** It is saved, with this answer: say so, and leave the form. */
  onSaved: (answer: Saved) => void | Promise<unknown>
  /** Later values of `fields` come into those that are not being written. */
  follows?: boolean
}

/** A form that is handed in: saved once at a time, and what the service refuses goes back to its fields. */
export function useSubmittedForm<Fields extends FieldValues, Output = Fields, Saved = unknown>({
  fields,
  resolver,
  isReady = () => true,
  save,
  recover = rethrow,
  onSaved,
  follows = false,
}: SubmittedFormOptions<Fields, Output, Saved>): FormView<Fields, Output> {
  const form = useForm<Fields, unknown, Output>({
    defaultValues: fields as DefaultValues<Fields>,
    ...(follows && { values: fields, resetOptions: { keepDirtyValues: true, keepDirty: true } }),
    ...(resolver && { resolver }),
    shouldFocusError: false,
  })
  const { faults, refuse, focusFirst, clear } = useRefusal(form, messageFor)
  const { isSet: isSaved, set: setSaved } = useFlag()
  const submit = form.handleSubmit(async (output) => {
    clear()
    if (!(await isReady(form))) return focusFirst()
    let answer: Saved
    try {
      answer = await save(output, form.getValues())
    } catch (error) {
      return recover(error, form).catch(refuse)
    }
    setSaved()
    await onSaved(answer)
  }, focusFirst)
  return {
    form,
    faults,
    busy: form.formState.isSubmitting,
    held: form.formState.isSubmitting,
    isSaved,
    onSubmit: () => void submit(),
  }
}

/** Holds what stands in the form against what was saved: what was typed meanwhile stays, and is not saved yet. */
export const markSaved = <Fields extends FieldValues, Output>(
  { reset }: UseFormReturn<Fields, unknown, Output>,
  sent: Fields,
) => reset(sent, { keepValues: true, keepFieldsRef: true, keepDirty: false, keepDirtyValues: false })

const rethrow = async (error: unknown) => {
  throw error
}

/** Something that nothing is drawn by. */
function useFlag() {
  const flag = useRef(false)
  return { isSet: () => flag.current, set: () => void (flag.current = true) }
}
