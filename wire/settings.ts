import * as z from 'zod/mini'
import { integer } from './scalars.ts'

/** The answer to making a setting. */
export const made = z.object({ id: z.int() })

/** What a setting that is to go is replaced by, wherever it is used: another one's id, or none. */
export const replacement = z.strictObject({
  replace_by: z.optional(z.union([z.literal('none'), integer], { error: 'Give an id, or none' })),
})
export type Replacement = z.output<typeof replacement>['replace_by']
