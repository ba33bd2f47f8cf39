import { useRef } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form'
import { messageFor } from '#src/api/error-message.ts'
import { useRefusal } from '#src/components/form/use-refusal.ts'

type Options<Fields extends FieldValues, Output, Saved> = {
  fields: Fields
  resolver: Resolver<Fields, unknown, Output>
  save: (given: Output) => Promise<Saved>
  /** Saved, with this answer: close the window and say so. */
  onSaved: (answer: Saved) => void
}

/** A form in a FormWindow: saves once, and what the service refuses goes back to its fields. */
export function useWindowForm<Fields extends FieldValues, Output, Saved = unknown>(
  options: Options<Fields, Output, Saved>,
) {
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

function useKeeping<Output, Saved>(
  save: (given: Output) => Promise<Saved>,
  onSaved: (answer: Saved) => void,
  refuse: (error: unknown) => void,
) {
  const done = useRef(false)
  const keep = async (given: Output) => {
    let answer: Saved
    try {
      answer = await save(given)
    } catch (error) {
      refuse(error)
      return
    }
    done.current = true
    onSaved(answer)
  }
  return { keep, saved: () => done.current }
}
