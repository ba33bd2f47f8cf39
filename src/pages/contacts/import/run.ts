import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { addContact, addPersonTo, trashContact } from '#src/api/contact-import.ts'
import { changeContact, contactNow, contactQueries } from '#src/api/contacts.ts'
import { messageFor } from '#src/api/error-message.ts'
import { isGone } from '#src/api/errors.ts'
import { tagQueries } from '#src/api/tags.ts'
import type { ContactListName } from '#src/components/contacts/contact-list-address.ts'
import type { ImportOutcome, ImportProgress } from '#src/components/contacts/import-run.tsx'
import { bodyOfChanges, standOn, type FieldChange, type ImportRow } from '#src/components/contacts/import-changes.ts'
import { bodyOfRow } from '#src/components/contacts/import-verdicts.ts'
import type { ContactRef } from '#wire/contacts.ts'
import { nameKey } from '#src/components/contacts/near-names.ts'
import { ApiError } from '#wire/problem.ts'
import { useImportsDone, type DoneImport, type Written } from './done.ts'

/** A row to add, with the organisation it goes into, or a contact to change. */
export type ToDo =
  | { at: number; act: 'add'; row: ImportRow; within: number | undefined; creates: string | undefined }
  | { at: number; act: 'update'; contact: ContactRef; changes: readonly FieldChange[] }

/** What was read: all its rows, and those of which everything was there. */
type ImportedFile = { name: string; rows: number; unchanged: number }

type Done = {
  written: readonly Written[]
  reasons: ReadonlyMap<number, string>
  given: number
  file: ImportedFile
  /** Under which it can be taken back later. */
  id: string
  /** Somebody tried to take all of it back; what could not be is still in `written`. */
  undone: boolean
}

/**
 * Writes rows one after the other, so that a service that counts requests can ask for its pauses, and takes them back
 * the same way. Every row has one key: asked again after a time-out, it is not added twice.
 */
export function useImportRun(kind: ContactListName, owner: string) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [progress, setProgress] = useState<ImportProgress>({ doing: 'nothing', done: 0, of: 0 })
  const [done, setDone] = useState<Done>()
  const stopped = useRef(false)
  const past = useImportsDone(owner)

  const settle = async () => {
    setProgress({ doing: 'nothing', done: 0, of: 0 })
    await client.invalidateQueries({ queryKey: contactQueries.all() })
    await client.invalidateQueries({ queryKey: tagQueries.list().queryKey })
  }
  const run = async (rows: readonly ToDo[], file: ImportedFile) => {
    const id = crypto.randomUUID()
    const written: Written[] = []
    const made = new Map<string, number>()
    const reasons = new Map<number, string>()
    stopped.current = false
    for (const [count, row] of rows.entries()) {
      setProgress({ doing: 'writing', done: count, of: rows.length })
      if (stopped.current) reasons.set(row.at, t`Stopped before this row`)
      else
        await write(kind, row, made, (one) => written.push(one)).catch((error: unknown) =>
          reasons.set(row.at, reasonOf(error)),
        )
      // Now and then, so that a page that is closed meanwhile takes little of it away.
      if (count % 25 === 24) await past.keep({ id, kind, name: file.name, written })
    }
    await past.keep({ id, kind, name: file.name, written })
    setDone({ id, written, reasons, given: rows.length, file, undone: false })
    await settle()
  }
  const undo = async (what: Done) => {
    const left: Written[] = []
    // People before the organisation that was made for them.
    for (const [count, one] of what.written.toReversed().entries()) {
      setProgress({ doing: 'undoing', done: count, of: what.written.length })
      await takeBack(one).catch(() => left.unshift(one))
    }
    await past.left(what.id, left)
    setDone({ ...what, written: left, undone: true })
    await settle()
  }
  const outcome = (): ImportOutcome | undefined => {
    if (!done) return undefined
    const added = done.written.filter(({ act }) => act === 'add').length
    return {
      added,
      updated: done.written.length - added,
      unchanged: done.file.unchanged,
      skipped: done.file.rows - done.file.unchanged - done.given,
      refused: done.reasons.size,
      undone: done.undone,
    }
  }
  return {
    progress,
    run,
    undo: () => done && void undo(done),
    outcome: outcome(),
    past: past.imports,
    undoPast: ({ id, name, written }: DoneImport) =>
      void undo({
        id,
        written,
        reasons: new Map(),
        given: written.length,
        file: { name, rows: written.length, unchanged: 0 },
        undone: false,
      }),
    reasons: done?.reasons,
    stop: () => {
      stopped.current = true
    },
    clear: () => setDone(undefined),
  }
}

/** The contact is not any more what the person was shown, so nobody has agreed to the change. */
class ChangedMeanwhile extends Error {}

/** Tells each thing it wrote: for a person perhaps an organisation too, which `made` holds for the next one. */
async function write(
  kind: ContactListName,
  todo: ToDo,
  made: Map<string, number>,
  onWritten: (one: Written) => void,
): Promise<void> {
  if (todo.act === 'update') {
    const { contact, changes } = todo
    const now = await contactNow(contact)
    if (!standOn(now, changes)) throw new ChangedMeanwhile()
    const { etag } = await changeContact(contact, bodyOfChanges(changes, 'to'), now.etag)
    return onWritten({ act: 'update', contact, changes, etag })
  }
  const body = bodyOfRow(kind, todo.row)
  const key = crypto.randomUUID()
  const organisation = async (name: string) => {
    const { id } = await addContact({ type: 'organisation', name }, crypto.randomUUID())
    made.set(nameKey(name), id)
    onWritten({ act: 'add', id })
    return id
  }
  const { creates } = todo
  const within = todo.within ?? (creates && (made.get(nameKey(creates)) ?? (await organisation(creates))))
  const { id } = within
    ? await addPersonTo(within, body, key)
    : await addContact({ type: kind === 'people' ? 'person' : 'organisation', ...body }, key)
  return onWritten({ act: 'add', id })
}

/** Whoever changed the contact since keeps their change: it is not taken back over it. */
async function takeBack(one: Written): Promise<void> {
  if (one.act === 'update') {
    await changeContact(one.contact, bodyOfChanges(one.changes, 'from'), one.etag)
    return
  }
  await trashContact(one.id).catch((error: unknown) => {
    // Whoever deleted it meanwhile did what was asked.
    if (!isGone(error)) throw error
  })
}

/** What the service says of the fields, else of the whole. */
function reasonOf(error: unknown): string {
  if (error instanceof ChangedMeanwhile) return t`Somebody else changed this contact meanwhile`
  const faults = error instanceof ApiError && error.status === 400 ? error.problem.errors : undefined
  return faults
    ? Object.entries(faults)
        .map(([field, texts]) => `${field}: ${texts.join(', ')}`)
        .join('; ')
    : messageFor(error)
}
