import type { BulkItem } from '#service/store/bulk-changes.ts'
import type { Change, LeftReason } from '#wire/bulk-changes.ts'
import type { FaultList } from './fault-list.ts'
import type { Unit } from './unit.ts'

/** What became of one record. */
export type BulkOutcome = Partial<BulkItem> & Pick<BulkItem, 'state'>

/** What a change of many asks of the records it is of. */
export type BulkActs<Filter> = {
  /** Faults of the change, whatever it finds; each at its path. */
  check: (unit: Unit, change: Change, faults: FaultList) => Promise<void>
  /** Writes down what the filter finds. */
  find: (unit: Unit, id: number, filter: Filter) => Promise<void>
  /** What people call the directory, owner or tag in it; undefined where there is none. */
  nameOf: (unit: Unit, change: Change) => Promise<string | undefined>
  /** Changes one, as one by hand is. */
  changeOne: (unit: Unit, change: Change, item: Pick<BulkItem, 'record_id'>) => Promise<BulkOutcome>
  /** Only what this change did, and only where nobody has changed it since. */
  changeBack: (unit: Unit, change: Change, item: ChangedItem) => Promise<BulkOutcome>
}
export type ChangedItem = Pick<BulkItem, 'record_id' | 'before' | 'changed_at'>

export const left = (reason: LeftReason, detail = ''): BulkOutcome => ({ state: 'left', reason, detail })
export const kept = (reason: LeftReason, detail = ''): BulkOutcome => ({ state: 'kept', reason, detail })
