import { rowsOfOperations } from './rows-of-operations.ts'
import { rowsOfRecords } from './rows-of-records.ts'

/**
 * Every row of every table of the specification (interface, section 14), and its rules, by section and table. Each has
 * at least one test whose name begins with `<section and table> · <row>: `; `scripts/write-conformance.ts` holds the
 * one against the other and lists them in docs/conformance.md.
 */
export const rows: Readonly<Record<string, readonly string[]>> = { ...rowsOfRecords, ...rowsOfOperations }
