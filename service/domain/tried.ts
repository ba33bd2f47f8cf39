import { markForUndo, undoToMark } from '#service/store/undone.ts'
import type { Refused } from './refused.ts'
import { refusalIn, type Unit } from './unit.ts'

/**
 * One of many that share a transaction: what is refused leaves everything as it was before and is given; what nobody
 * expected ends the transaction.
 */
export async function tried<Result>(unit: Unit, act: () => Promise<Result>): Promise<Result | Refused> {
  await markForUndo(unit.db)
  try {
    return await act()
  } catch (error) {
    const refused = refusalIn(error)
    if (!refused || refused.reason === 'unavailable') throw error
    await undoToMark(unit.db)
    return refused
  }
}

/**
 * One of many as it was sent: handed on once it is read, or refused with all its faults, where it was perhaps tried to
 * find them.
 */
export type ReadRow<Row> = <Result>(unit: Unit, act: (row: Row) => Promise<Result>) => Promise<Result>
