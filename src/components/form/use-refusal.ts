import { useCallback, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#wire/problem.ts'
import { placeFaults } from './faults.ts'

/**
 * Puts the faults of a refused request at the fields they are about; `faults` goes to the form's FaultSummary, which
 * tells those without a field and leads to the first one. `words` tells any other failure, `overlooked` is for a form
 * that does not fit its schema.
 */
export function useRefusal<Fields extends FieldValues, Output>(
  { setError, getValues }: Pick<UseFormReturn<Fields, unknown, Output>, 'setError' | 'getValues'>,
  words: (error: unknown) => string,
) {
  const [rest, setRest] = useState<readonly string[]>([])
  const seeking = useRef(false)
  const overlooked = useCallback(() => {
    seeking.current = true
  }, [])
  /** Calls until something was found. */
  const seek = useCallback((find: () => boolean) => {
    if (seeking.current && find()) seeking.current = false
  }, [])
  const clear = useCallback(() => setRest([]), [])
  const refuse = (error: unknown) => {
    const faults = error instanceof ApiError ? error.problem.errors : undefined
    if (!faults) return setRest([words(error)])
    const placed = placeFaults(faults, getValues())
    if (placed.rest.length === 0) overlooked()
    for (const { path, message } of placed.fields) setError(path as FieldPath<Fields>, { type: 'refused', message })
    setRest(placed.rest)
  }
  return { faults: { rest, seek }, refuse, overlooked, clear }
}
