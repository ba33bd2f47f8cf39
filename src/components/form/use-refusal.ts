import { useCallback, useRef, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from '#wire/problem.ts'
import { placeFaults } from './faults.ts'

/**
 * Puts the faults of a refused request at the fields they are about; `faults` goes to the form's FaultSummary, which
 * tells those without a field and leads to the first one. `explain` puts any other failure into words, `focusFirst` is
 * for a form that does not fit its schema.
 */
export function useRefusal<Fields extends FieldValues, Output>(
  { setError, getValues }: Pick<UseFormReturn<Fields, unknown, Output>, 'setError' | 'getValues'>,
  explain: (error: unknown) => string,
) {
  const [rest, setRest] = useState<readonly string[]>([])
  const isDue = useRef(false)
  const focusFirst = useCallback(() => {
    isDue.current = true
  }, [])
  /** Calls until there was one to focus. */
  const focusWhenDue = useCallback((focus: () => boolean) => {
    if (isDue.current && focus()) isDue.current = false
  }, [])
  const clear = useCallback(() => setRest([]), [])
  const refuse = (error: unknown) => {
    const faults = error instanceof ApiError ? error.problem.errors : undefined
    if (!faults) return setRest([explain(error)])
    const placed = placeFaults(faults, getValues())
    if (placed.rest.length === 0) focusFirst()
    for (const { path, message } of placed.fields) setError(path as FieldPath<Fields>, { type: 'refused', message })
    setRest(placed.rest)
  }
  return { faults: { rest, focusWhenDue }, refuse, focusFirst, clear }
}
