import type { Kysely } from 'kysely'
import { indexOn } from './table.ts'

/**
 * Receivers of a proposal in their order: a list reads the first of each proposal on it, and would put all of them in order
 * for that.
 */
export const up = ({ schema }: Kysely<unknown>) =>
  indexOn(schema)('receivers_in_order', 'receiver', 'proposal_id', 'position', 'id', 'contact_id')
