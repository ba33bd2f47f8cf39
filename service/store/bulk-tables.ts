import type { Generated } from 'kysely'
import type { BulkKind } from '#wire/bulk-changes.ts'

/** Tables of changes of many; columns are as `schema.ts` says. */
type Moment = number
type Json = string

export type BulkTables = {
  /** A change of all records that a filter found. */
  bulk_change: {
    id: Generated<number>
    record_kind: BulkKind
    /** In whose name it runs. */
    account_user_id: number
    /** As `Change`. */
    change: Json
    /** [{ status, count }] of the proposals that were found. */
    statuses: Json
    /** `due` while some are still to be changed, or to be changed back. */
    state: 'counted' | 'due' | 'ended'
    /** How it goes on or ended. */
    outcome: '' | 'running' | 'stopped' | 'done' | 'undoing' | 'undo_stopped' | 'undone'
    total: Generated<number>
    looked: Generated<number>
    changed: Generated<number>
    /** Those that could not be changed, or not back. */
    left_over: Generated<number>
    undone: Generated<number>
    /** The record that was come to last: the next portion begins after it. */
    cursor: Generated<number>
    due_at: Moment
    created_at: Moment
    modified_at: Moment
    /** When the change ended, not its undoing. */
    done_at: Moment | null
    /** When open screens were last told how far it is. */
    told_at: Moment | null
    lease_until: Moment | null
    lease_key: string | null
  }
  bulk_change_item: {
    bulk_change_id: number
    record_id: number
    state: Generated<'waiting' | 'same' | 'changed' | 'left' | 'undone' | 'kept'>
    /** Of one that was left or kept, as `LeftReason`. */
    reason: Generated<string>
    /** Of one that was refused: why, in English. */
    detail: Generated<string>
    /** What is needed to give back what it was, of one that was changed; each kind has its own. */
    before: Generated<Json>
    /** When it was changed: a proposal's `modified_at`, or `deleted_at`, since. */
    changed_at: Moment | null
  }
}
