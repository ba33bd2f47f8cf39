import type { Generated } from 'kysely'

/** Tables of changes of many; columns are as `schema.ts` says. */
type Moment = number
type Json = string

export type BulkTables = {
  /** A change of all proposals that a filter found. */
  bulk_change: {
    id: Generated<number>
    /** In whose name it runs. */
    account_user_id: number
    /** As `Change`. */
    change: Json
    /** [{ status, count }] of what was found. */
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
    /** The proposal that was come to last: the next portion begins after it. */
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
    proposal_id: number
    state: Generated<'waiting' | 'same' | 'changed' | 'left' | 'undone' | 'kept'>
    /** Of one that was left or kept, as `LeftReason`. */
    reason: Generated<string>
    /** Of one that was refused: why, in English. */
    detail: Generated<string>
    /** { status, directory_id, modified_at } of one that was changed. */
    before: Generated<Json>
    /** Its `modified_at`, or its `deleted_at`, since. */
    changed_at: Moment | null
  }
}
