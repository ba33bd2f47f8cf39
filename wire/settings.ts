import * as z from 'zod/mini'
import { integer } from './scalars.ts'

/** The answer when a setting is created. */
export const made = z.object({ id: z.int() })

/** The replacement of a deleted setting wherever it is used: another one's id, or none. */
export const replacement = z.strictObject({
  replace_by: z.optional(z.union([z.literal('none'), integer], { error: 'Send an id, or none' })),
})
export type Replacement = z.output<typeof replacement>['replace_by']
