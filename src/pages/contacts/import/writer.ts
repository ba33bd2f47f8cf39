import type { FieldChange, ImportRow } from '#src/components/contacts/import-changes.ts'
import type { ContactRef } from '#wire/contacts.ts'
import type { Written } from './done.ts'

/** A row to add, with the organisation it goes into, or a contact to change. */
export type ToDo =
  | { at: number; act: 'add'; row: ImportRow; within: number | undefined; creates: string | undefined }
  | { at: number; act: 'update'; contact: ContactRef; changes: readonly FieldChange[] }

/** One way of writing the rows of an import, and of taking them back. It lasts for one import. */
export type Writer = {
  /** The rows that go together. */
  portionsOf: (rows: readonly ToDo[]) => (readonly ToDo[])[]
  /** Tells each thing it wrote: for a person perhaps an organisation too. Gives what was not written, with its error. */
  write: (rows: readonly ToDo[], onWritten: (one: Written) => void) => Promise<readonly NotWritten[]>
  /** What goes back together. */
  portionsOfWritten: (written: readonly Written[]) => (readonly Written[])[]
  /** Gives what could not be taken back: whoever changed a contact since keeps their change. */
  takeBack: (written: readonly Written[]) => Promise<readonly Written[]>
}

export type NotWritten = { at: number; error: unknown }
