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
import type { ContactPlace } from '#wire/contacts.ts'
import { ApiError } from '#wire/problem.ts'

/** A row to add, with the organisation it goes into, or a contact to change. */
export type ToDo =
  | { at: number; act: 'add'; row: ImportRow; within: number | undefined }
  | { at: number; act: 'update'; contact: ContactPlace; changes: readonly FieldChange[] }

/** What was written, and so can be taken back; `etag` is the version that the update made. */
type Written =
  | { act: 'add'; id: number }
  | { act: 'update'; contact: ContactPlace; changes: readonly FieldChange[]; etag: string | undefined }

type Done = {
  written: readonly Written[]
  reasons: ReadonlyMap<number, string>
  given: number
  /** Somebody tried to take all of it back; what could not be is still in `written`. */
  undone: boolean
}

/**
 * Writes rows one after the other, so that a service that counts requests can ask for its pauses, and takes them back
 * the same way. Every row has one key: asked again after a time-out, it is not added twice.
 */
export function useImportRun(kind: ContactListName) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [progress, setProgress] = useState<ImportProgress>({ doing: 'nothing', done: 0, of: 0 })
  const [done, setDone] = useState<Done>()
  const stopped = useRef(false)

  const settle = async () => {
    setProgress({ doing: 'nothing', done: 0, of: 0 })
    await client.invalidateQueries({ queryKey: contactQueries.all() })
    await client.invalidateQueries({ queryKey: tagQueries.list().queryKey })
  }
  const run = async (rows: readonly ToDo[]) => {
    const written: Written[] = []
    const reasons = new Map<number, string>()
    stopped.current = false
    for (const [count, row] of rows.entries()) {
      setProgress({ doing: 'writing', done: count, of: rows.length })
      if (stopped.current) reasons.set(row.at, t`Stopped before this row`)
      else
        await write(kind, row).then(
          (one) => written.push(one),
          (error: unknown) => reasons.set(row.at, reasonOf(error)),
        )
    }
    setDone({ written, reasons, given: rows.length, undone: false })
    await settle()
  }
  const undo = async () => {
    if (!done) return
    const left: Written[] = []
    for (const [count, one] of done.written.entries()) {
      setProgress({ doing: 'undoing', done: count, of: done.written.length })
      await takeBack(one).catch(() => left.push(one))
    }
    setDone({ ...done, written: left, undone: true })
    await settle()
  }
  const outcomeOf = (rows: number): ImportOutcome | undefined => {
    if (!done) return undefined
    const added = done.written.filter(({ act }) => act === 'add').length
    return {
      added,
      updated: done.written.length - added,
      skipped: rows - done.given,
      refused: done.reasons.size,
      undone: done.undone,
    }
  }
  return {
    progress,
    run,
    undo,
    outcomeOf,
    reasons: done?.reasons,
    stop: () => {
      stopped.current = true
    },
    clear: () => setDone(undefined),
  }
}

/** The contact is not any more what the person was shown, so nobody has agreed to the change. */
class ChangedMeanwhile extends Error {}

async function write(kind: ContactListName, todo: ToDo): Promise<Written> {
  if (todo.act === 'update') {
    const { contact, changes } = todo
    const now = await contactNow(contact)
    if (!standOn(now, changes)) throw new ChangedMeanwhile()
    const { etag } = await changeContact(contact, bodyOfChanges(changes, 'to'), now.etag)
    return { act: 'update', contact, changes, etag }
  }
  const body = bodyOfRow(kind, todo.row)
  const key = crypto.randomUUID()
  const { id } =
    todo.within === undefined
      ? await addContact({ type: kind === 'people' ? 'person' : 'organisation', ...body }, key)
      : await addPersonTo(todo.within, body, key)
  return { act: 'add', id }
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
