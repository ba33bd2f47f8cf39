import { useEffect, useMemo, useRef, useState } from 'react'
import type { ImportRow } from '#src/components/contacts/import-changes.ts'
import type { RowAct } from '#src/components/contacts/import-verdicts.ts'
import type { CsvTable } from '#src/components/ui/csv.ts'
import { keptThing } from '#src/storage/in-browser.ts'

/** A file on its way in, with all that was said about it. */
export type ImportWork = {
  name: string
  table: CsvTable
  /** Whether its first row names the columns; undefined until somebody says so. */
  head: boolean | undefined
  /** The key of the field each becomes. Null is left out: what is kept goes through JSON, which knows no undefined. */
  columns: readonly (string | null)[]
  mended: readonly (readonly [number, ImportRow])[]
  chosen: readonly (readonly [number, RowAct])[]
  /** Whether organisations that nobody knows are made for their people. */
  creates: boolean
  step: 'columns' | 'rows'
}

/** Raised when another version could not go on with what is kept. */
const shape = 1

/** What is being imported, kept in this browser, so that a reload takes nothing of it away. */
export function useImportWork(key: string, onFound: (work: ImportWork) => void) {
  const store = useMemo(() => keptThing<ImportWork>(key, shape), [key])
  const [work, setWork] = useState<ImportWork>()
  const [looked, setLooked] = useState(false)
  useEffect(() => {
    let isHere = true
    const look = async () => {
      // Where nothing can be read nothing was kept: the import begins anew.
      const before = await store.get().catch(() => undefined)
      if (!isHere) return
      if (before) {
        setWork(before)
        onFound(before)
      }
      setLooked(true)
    }
    void look()
    return () => {
      isHere = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- what is found is found once
  }, [store])
  const unkept = useRef<ImportWork>(undefined)
  const keep = (next: ImportWork | undefined) => {
    setWork(next)
    unkept.current = next
    const isKept = () => {
      if (unkept.current === next) unkept.current = undefined
    }
    // Where nothing can be kept the import goes on all the same, as long as the page is open.
    void (next ? store.set(next) : store.remove()).then(isKept, () => undefined)
  }
  /** Nothing of it comes back; what is open goes on with it. */
  const end = () => {
    unkept.current = undefined
    void store.remove().catch(() => undefined)
  }
  useEffect(() => {
    // The page does not live to hear the disk answer.
    const leave = () => {
      try {
        if (unkept.current) store.setAtOnce(unkept.current)
      } catch {
        // Too much, or forbidden: then what lies on disk is what comes back.
      }
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [store])
  return { work, looked, keep, end }
}
