import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { contractWords } from '#src/refusals/contract-words.ts'

/**
 * Holds what a form contains against a schema, mostly one of the contract, and says what is wrong in the language of the
 * app. A form may contain what the schema refuses: that is what the schema is asked for, so what it takes says nothing
 * about `Fields`.
 */
export function formResolver<Fields extends FieldValues, Output>(
  schema: z.ZodMiniType<Output>,
): Resolver<Fields, unknown, Output> {
  const resolve = zodResolver(schema as z.ZodMiniType<Output, Fields>)
  return async (...form) => {
    const resolved = await resolve(...form)
    putInWords(resolved.errors)
    return resolved
  }
}

/** Errors lie as deep as the fields they are about; what else lies there, such as a field's element, is left alone. */
function putInWords(errors: FieldErrors | FieldErrors[string]) {
  if (typeof errors !== 'object' || errors === null) return
  if ('message' in errors && typeof errors.message === 'string') errors.message = contractWords(errors.message)
  for (const [key, below] of Object.entries(errors)) if (key !== 'ref') putInWords(below as FieldErrors[string])
}
