import * as z from 'zod/mini'
import { oneOf } from './scalars.ts'
import type { DeclineReason } from './viewer-acts.ts'

/** Why a proposal was lost: what a customer may answer who declines, or that nobody reacted any more. */
export const lossReasons = [
  'price',
  'other_supplier',
  'timing',
  'not_needed',
  'no_reaction',
  'other',
] as const satisfies readonly (DeclineReason | 'no_reaction')[]
export type LossReason = (typeof lossReasons)[number]

/** Of a proposal; null while it is not lost, and where nobody has given a reason. */
export const lossReason = z.nullable(z.enum(lossReasons))

/** Lost for that reason, or with none given. */
export const lossFilters = [...lossReasons, 'none'] as const
export type LossFilter = (typeof lossFilters)[number]
export const lossFilter = oneOf(lossFilters)
