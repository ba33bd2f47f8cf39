import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#wire/problem.ts'
import { placeFaults } from './faults.ts'

/**
 * Puts the faults of a refused request at the fields they are about, and hands back in `rest` what has no field.
 * `words` tells any other failure. After a refusal, or a form that was `overlooked`, the first fault takes the focus.
 */
export function useRefusal<Fields extends FieldValues, Output>(
  {
    setError,
    getValues,
    formState,
  }: Pick<UseFormReturn<Fields, unknown, Output>, 'setError' | 'getValues' | 'formState'>,
  words: (error: unknown) => string,
) {
  // Read, so that the form renders its owner anew when they change.
  const { errors } = formState
  const [rest, setRest] = useState<readonly string[]>([])
  const seeking = useRef(false)
  const overlooked = useCallback(() => {
    seeking.current = true
  }, [])
  const clear = useCallback(() => setRest([]), [])
  const refuse = (error: unknown) => {
    const faults = error instanceof ApiError && error.status === 400 ? error.problem.errors : undefined
    if (!faults) return setRest([words(error)])
    const placed = placeFaults(faults, getValues())
    for (const { path, message } of placed.fields) setError(path as FieldPath<Fields>, { type: 'refused', message })
    setRest(placed.rest)
    if (placed.rest.length === 0) overlooked()
  }
  // The faults reach the screen with one of the next renders.
  useEffect(() => {
    if (seeking.current && Object.keys(errors).length > 0 && focusFirstFault()) seeking.current = false
  })
  return { rest, refuse, overlooked, clear }
}

/** A row of a price table that is not written in has no fields yet: a press makes it the active one. */
function focusFirstFault(): boolean {
  const first = document.querySelector<HTMLElement>('form [aria-invalid="true"], form [data-fault]')
  if (first?.dataset['fault'] === undefined) first?.focus()
  else first.querySelector<HTMLElement>('[data-cell="content"]')?.click()
  return first !== null
}
