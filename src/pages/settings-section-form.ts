import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form'
import { messageFor } from '#src/api/error-message.ts'
import { useRefusal } from '#src/components/form/use-refusal.ts'
import { showToast } from '#src/components/ui/toast.ts'

type Options<Fields extends FieldValues, Output> = {
  fields: Fields
  resolver: Resolver<Fields, unknown, Output>
  save: (given: Output) => Promise<unknown>
  said: string
}

/** A form that stays where it is once it is saved; what the service refuses goes back to its fields. */
export function useSectionForm<Fields extends FieldValues, Output>(options: Options<Fields, Output>) {
  const { fields, resolver, save, said } = options
  const form = useForm<Fields, unknown, Output>({
    // What is saved elsewhere comes in, but for fields that are being written.
    values: fields,
    resetOptions: { keepDirtyValues: true },
    defaultValues: fields as DefaultValues<Fields>,
    resolver,
    shouldFocusError: false,
  })
  const { faults, refuse, overlooked, clear } = useRefusal(form, messageFor)
  const submit = form.handleSubmit(async (given) => {
    clear()
    try {
      await save(given)
      form.reset(form.getValues())
      await showToast({ text: said })
    } catch (error) {
      refuse(error)
    }
  }, overlooked)
  return { form, shown: { faults, busy: form.formState.isSubmitting, onSubmit: () => void submit() } }
}
