import { get, useFormState } from 'react-hook-form'

/** What is wrong with a field of the form around, in words, by its path. */
export function useFaults() {
  const { errors } = useFormState()
  return (path: string): string | undefined => {
    const message: unknown = get(errors, `${path}.message`)
    return typeof message === 'string' ? message : undefined
  }
}
