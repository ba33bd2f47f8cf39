import type { Generated } from 'kysely'

export type AuditTables = {
  /** Written once and never changed; deleted by age alone. */
  audit_entry: {
    id: Generated<number>
    at: number
    /** No reference: an entry outlives whom it names. */
    user_id: number | null
    user_name: string
    application: string
    act: string
    record_id: number | null
    /** [{ field, value }]. */
    changes: string
  }
}
