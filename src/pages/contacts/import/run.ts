import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { hasAppInterface } from '#src/api/account.ts'
import { contactQueries } from '#src/api/contacts.ts'
import { tagQueries } from '#src/api/tags.ts'
import type { ContactListName } from '#src/components/contacts/contact-list-address.ts'
import type { ImportOutcome, ImportProgress } from '#src/components/contacts/import-run.tsx'
import { useImportsDone, type DoneImport, type RemainingRows, type Written } from './done.ts'
import { inBatches } from './in-batches.ts'
import { oneByOne } from './one-by-one.ts'
import { reasonOf } from './reasons.ts'
import type { ToDo } from './writer.ts'

/** After so many things were written they are kept, so that a page that is closed meanwhile takes little of it away. */
const keptEvery = 25

/** What was read: all its rows, and those of which everything was there. */
type ImportedFile = { name: string; rows: number; unchanged: number }
/** Of a file: what of it is not imported, where these of its rows were refused. */
type Remaining = (reasons: ReadonlyMap<number, string>) => RemainingRows | undefined

type Done = {
  written: readonly Written[]
  refused: number
  remaining: RemainingRows | undefined
  given: number
  file: ImportedFile
  /** Under which it can be taken back later. */
  id: string
  /** Somebody tried to take all of it back; what could not be is still in `written`. */
  undone: boolean
}

/**
 * Writes rows a portion at a time, so that a service that counts requests can ask for its pauses, and takes them back.
 * `onEnd` is called once there is a report.
 */
export function useImportRun(kind: ContactListName, owner: string, onEnd: () => void) {
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
  const writer = async () => ((await hasAppInterface(client)) ? inBatches(kind) : oneByOne(kind))
  const run = async (rows: readonly ToDo[], file: ImportedFile, remainingOf: Remaining) => {
    const id = crypto.randomUUID()
    const written: Written[] = []
    const reasons = new Map<number, string>()
    let [count, keptTo] = [0, 0]
    stopped.current = false
    const { portionsOf, write } = await writer()
    for (const portion of portionsOf(rows)) {
      setProgress({ doing: 'writing', done: count, of: rows.length })
      if (stopped.current) for (const { at } of portion) reasons.set(at, t`Stopped before this row`)
      else
        for (const { at, error } of await write(portion, (one) => written.push(one))) reasons.set(at, reasonOf(error))
      count += portion.length
      if (written.length - keptTo >= keptEvery) {
        await past.keep({ id, kind, name: file.name, written })
        keptTo = written.length
      }
    }
    const remaining = remainingOf(reasons)
    await past.keep({ id, kind, name: file.name, written, remaining })
    setDone({ id, written, refused: reasons.size, remaining, given: rows.length, file, undone: false })
    onEnd()
    await settle()
  }
  const undo = async (what: Done) => {
    const left: Written[] = []
    const { portionsOfWritten, takeBack } = await writer()
    let count = 0
    // People before the organisation that was made for them.
    for (const portion of portionsOfWritten(what.written.toReversed())) {
      setProgress({ doing: 'undoing', done: count, of: what.written.length })
      left.unshift(...(await takeBack(portion)).toReversed())
      count += portion.length
    }
    await past.left(what.id, left)
    setDone({ ...what, written: left, undone: true })
    await settle()
  }
  return {
    progress,
    run,
    undo: () => done && void undo(done),
    outcome: done && outcomeOf(done),
    past: past.imports,
    isKept: past.isKept,
    undoPast: (one: DoneImport) => void undo(ofPast(one)),
    remaining: done?.remaining,
    stop: () => {
      stopped.current = true
    },
    clear: () => setDone(undefined),
  }
}

const outcomeOf = ({ written, refused, given, file, undone }: Done): ImportOutcome => {
  const added = written.filter(({ act }) => act === 'add').length
  return {
    added,
    updated: written.length - added,
    unchanged: file.unchanged,
    skipped: file.rows - file.unchanged - given,
    refused,
    undone,
  }
}

/** As it was kept, to be taken back. */
const ofPast = ({ id, name, written, remaining }: DoneImport): Done => ({
  id,
  written,
  refused: 0,
  remaining,
  given: written.length,
  file: { name, rows: written.length, unchanged: 0 },
  undone: false,
})
