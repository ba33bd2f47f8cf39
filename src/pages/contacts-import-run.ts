import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { addContact, addPersonTo, trashContact } from '#src/api/contact-import.ts'
import { contactQueries } from '#src/api/contacts.ts'
import { messageFor } from '#src/api/error-message.ts'
import { tagQueries } from '#src/api/tags.ts'
import type { ContactListName } from '#src/components/contacts/contact-list-address.ts'
import type { ImportOutcome, ImportProgress } from '#src/components/contacts/import-run.tsx'
import { bodyOfRow, type ImportRow } from '#src/components/contacts/import-verdicts.ts'
import { ApiError } from '#wire/problem.ts'

/** A row to add, with the organisation it goes into. */
export type ToAdd = { at: number; row: ImportRow; within: number | undefined }

type Done = { made: number[]; reasons: ReadonlyMap<number, string>; given: number; undone: boolean }

/**
 * Adds rows one after the other, so that a service that counts requests can ask for its pauses, and takes them back
 * the same way. Every row has one key: asked again after a time-out, it is not added twice.
 */
export function useImportRun(kind: ContactListName) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [progress, setProgress] = useState<ImportProgress>({ doing: 'nothing', done: 0, of: 0 })
  const [done, setDone] = useState<Done>()
  const stopped = useRef(false)

  const add = async ({ row, within }: ToAdd) => {
    const body = bodyOfRow(kind, row)
    const key = crypto.randomUUID()
    if (within !== undefined) return addPersonTo(within, body, key)
    return addContact({ type: kind === 'people' ? 'person' : 'organisation', ...body }, key)
  }
  const settle = async () => {
    setProgress({ doing: 'nothing', done: 0, of: 0 })
    await client.invalidateQueries({ queryKey: contactQueries.all() })
    await client.invalidateQueries({ queryKey: tagQueries.list().queryKey })
  }
  const run = async (rows: readonly ToAdd[]) => {
    const made: number[] = []
    const reasons = new Map<number, string>()
    stopped.current = false
    for (const [count, row] of rows.entries()) {
      setProgress({ doing: 'adding', done: count, of: rows.length })
      if (stopped.current) reasons.set(row.at, t`Stopped before this row`)
      else
        await add(row).then(
          ({ id }) => made.push(id),
          (error: unknown) => reasons.set(row.at, reasonOf(error)),
        )
    }
    setDone({ made, reasons, given: rows.length, undone: false })
    await settle()
  }
  const undo = async () => {
    if (!done) return
    const left: number[] = []
    for (const [count, id] of done.made.entries()) {
      setProgress({ doing: 'undoing', done: count, of: done.made.length })
      await trashContact(id).catch((error: unknown) => {
        // Whoever deleted it meanwhile did what was asked.
        if (!(error instanceof ApiError && (error.status === 404 || error.status === 410))) left.push(id)
      })
    }
    setDone({ ...done, made: left, undone: left.length === 0 })
    await settle()
  }
  const outcomeOf = (rows: number): ImportOutcome | undefined =>
    done && {
      added: done.made.length,
      skipped: rows - done.given,
      refused: done.reasons.size,
      undone: done.undone,
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

/** What the service says of the fields, else of the whole. */
function reasonOf(error: unknown): string {
  const faults = error instanceof ApiError && error.status === 400 ? error.problem.errors : undefined
  return faults
    ? Object.entries(faults)
        .map(([field, texts]) => `${field}: ${texts.join(', ')}`)
        .join('; ')
    : messageFor(error)
}
