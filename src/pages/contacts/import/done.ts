import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { present } from '#src/clock.ts'
import type { ContactListName } from '#src/components/contacts/contact-list-address.ts'
import { currentSession } from '#src/auth/session.ts'
import { doneImports } from '#src/storage/done-imports.ts'
import { keptThing } from '#src/storage/in-browser.ts'
import type { FieldChange } from '#src/components/contacts/import-changes.ts'
import type { ContactRef } from '#wire/contacts.ts'

/** What was written, and so can be taken back; `etag` is the version that the update made. */
export type Written =
  | { act: 'add'; id: number }
  | { act: 'update'; contact: ContactRef; changes: readonly FieldChange[]; etag: string | undefined }

/** The rows of a file that were not imported, below their heads: as the file had them, each with its number and why. */
export type RemainingRows = { rows: readonly (readonly (string | number)[])[]; separator: string }

/** What was written of a file, which can be taken back, and what was not; `at` is in milliseconds since 1970. */
export type DoneImport = {
  id: string
  kind: ContactListName
  name: string
  at: number
  written: readonly Written[]
  remaining?: RemainingRows | undefined
}

const day = 86_400_000
const shape = 1

/** The imports of the last day that still can be taken back, or of which rows remain. */
export const unsettled = (imports: readonly DoneImport[], now: number) =>
  imports.filter(({ at, written, remaining }) => now - at < day && (written.length > 0 || remaining !== undefined))

/**
 * What was imported from this browser within a day, and what was not: to be taken back, and mended, also after the page was
 * left, until somebody signs out, and not on a computer that others use.
 */
export function useImportsDone(owner: string) {
  const store = useMemo(() => keptThing<{ imports: readonly DoneImport[] }>(owner, shape, doneImports), [owner])
  const [imports, setImports] = useState<readonly DoneImport[]>([])
  const [isKept, setKept] = useState(true)
  const latest = useRef(imports)
  const show = useCallback((all: readonly DoneImport[]) => {
    latest.current = unsettled(all, present().getTime())
    setImports(latest.current)
  }, [])
  useEffect(() => {
    // Where nothing can be read nothing was kept.
    store.get().then(
      (kept) => show(kept?.imports ?? []),
      () => undefined,
    )
  }, [store, show])
  const set = async (all: readonly DoneImport[]) => {
    show(all)
    const isShared = (await currentSession())?.kept_under === null
    setKept(!isShared)
    if (isShared) return
    // Where nothing can be kept it can be taken back from the report alone.
    await store.set({ imports: latest.current }).catch(() => undefined)
  }
  return {
    imports,
    /** Whether they outlast the page. */
    isKept,
    keep: (done: Omit<DoneImport, 'at'>) =>
      set([
        ...latest.current.filter(({ id }) => id !== done.id),
        { ...done, written: [...done.written], at: present().getTime() },
      ]),
    /** What of it could not be taken back. */
    left: (id: string, written: readonly Written[]) =>
      set(latest.current.map((one) => (one.id === id ? { ...one, written } : one))),
  }
}
