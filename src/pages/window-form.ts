import { useRef } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form'
import { messageFor } from '#src/api/error-message.ts'
import { useRefusal } from '#src/components/form/use-refusal.ts'

type Options<Fields extends FieldValues, Output> = {
  fields: Fields
  resolver: Resolver<Fields, unknown, Output>
  save: (given: Output) => Promise<unknown>
  /** Saved: close the window and say so. */
  onSaved: () => void
}

/** A form in a FormWindow: saves once, and what the service refuses goes back to its fields. */
export function useWindowForm<Fields extends FieldValues, Output>(options: Options<Fields, Output>) {
  const { fields, resolver, save, onSaved } = options
  const form = useForm<Fields, unknown, Output>({
    defaultValues: fields as DefaultValues<Fields>,
    resolver,
    shouldFocusError: false,
  })
  const { faults, refuse, overlooked, clear } = useRefusal(form, messageFor)
  const { keep, saved } = useKeeping(save, onSaved, refuse)
  const submit = form.handleSubmit((given) => {
    clear()
    return keep(given)
  }, overlooked)
  return { form, shown: { faults, done: saved, onSubmit: () => void submit() } }
}

function useKeeping<Output>(
  save: (given: Output) => Promise<unknown>,
  onSaved: () => void,
  refuse: (error: unknown) => void,
) {
  const done = useRef(false)
  const keep = async (given: Output) => {
    try {
      await save(given)
    } catch (error) {
      refuse(error)
      return
    }
    done.current = true
    onSaved()
  }
  return { keep, saved: () => done.current }
}
