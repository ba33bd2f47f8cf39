import type * as z from 'zod/mini'
import { oneOf } from './scalars.ts'

export const contactType = oneOf(['organisation', 'person'])
export type ContactType = z.infer<typeof contactType>
