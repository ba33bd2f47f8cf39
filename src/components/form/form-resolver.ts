import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/**
 * Holds what a form contains against a schema, mostly one of the contract. A form may contain what the schema refuses:
 * that is what the schema is asked for, so what it takes says nothing about `Fields`.
 */
export const formResolver = <Fields extends FieldValues, Output>(
  schema: z.ZodMiniType<Output>,
): Resolver<Fields, unknown, Output> => zodResolver(schema as z.ZodMiniType<Output, Fields>)
