import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { everyOrganisation, everyPerson } from '#src/api/contact-import.ts'
import { contactNow } from '#src/api/contacts.ts'
import { messageFor } from '#src/api/error-message.ts'
import { isGone } from '#src/api/errors.ts'
import type { ContactField } from '#src/components/contacts/contact-custom-fields.ts'
import type { ContactListName } from '#src/components/contacts/contact-list-address.ts'
import { readCsv } from '#src/components/ui/csv.ts'
import { guessColumns, importFields } from '#src/components/contacts/import-columns.ts'
import type { ImportRow } from '#src/components/contacts/import-changes.ts'
import { verdictsOf, type Known, type RowAct } from '#src/components/contacts/import-verdicts.ts'

type Sheet = { headers: string[]; cells: string[][]; columns: (string | undefined)[] }

const mostRows = 2000

/** A file on its way to being imported: its columns, what is there already, and what becomes of each row. */
export function useImportFile(kind: ContactListName, custom: readonly ContactField[]) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [sheet, setSheet] = useState<Sheet>()
  const [known, setKnown] = useState<Known>()
  const [mended, setMended] = useState<ReadonlyMap<number, ImportRow>>(new Map())
  const [chosen, setChosen] = useState<ReadonlyMap<number, RowAct>>(new Map())
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [mending, setMending] = useState(0)
  const details = useDetails(kind)
  const fields = useMemo(() => importFields(kind, custom), [kind, custom])

  const read = async (file: File) => {
    setFault(undefined)
    const [headers, ...cells] = await readCsv(file)
    if (!headers || cells.length === 0) return setFault(t`This file has no rows under a row of column names.`)
    if (cells.length > mostRows)
      return setFault(t`This file has ${cells.length} rows. Import at most ${mostRows} at a time.`)
    setSheet({ headers, cells, columns: guessColumns(headers, kind, fields) })
  }
  /** Looks up what is there already; only then a duplicate can be told. */
  const compare = async () => {
    setBusy(true)
    try {
      const needsOrganisations = kind === 'organisations' || sheet?.columns.includes('organisation') === true
      const organisations = needsOrganisations ? await everyOrganisation(client) : []
      const people = kind === 'people' ? await everyPerson(client) : []
      setKnown(await details.added({ organisations, people }, sheet ? rowsOf(sheet, mended) : []))
      setFault(undefined)
    } catch (error) {
      setFault(messageFor(error))
    } finally {
      setBusy(false)
    }
  }
  /** A row that was mended may meet a contact that was not asked for yet. */
  const mend = async (row: number, field: string, value: string) => {
    const next = new Map([...mended, [row, { ...mended.get(row), [field]: value }] as const])
    setMended(next)
    if (!sheet || !known) return
    setMending((now) => now + 1)
    try {
      const more = await details.added(known, rowsOf(sheet, next))
      setKnown((now) => now && { ...now, details: more.details })
    } catch (error) {
      setFault(messageFor(error))
    } finally {
      setMending((now) => now - 1)
    }
  }
  const rows = useMemo(() => sheet && rowsOf(sheet, mended), [sheet, mended])
  const verdicts = useMemo(() => (rows && known ? verdictsOf(kind, rows, known) : undefined), [kind, rows, known])

  return {
    sheet,
    fields,
    fault,
    busy: busy || mending > 0,
    rows,
    verdicts,
    chosen,
    read: (file: File) =>
      void read(file).catch(() => setFault(t`This file cannot be read. Save it as CSV and try again.`)),
    compare: () => void compare(),
    setColumn: (at: number, key: string | undefined) =>
      setSheet(sheet && { ...sheet, columns: moved(sheet.columns, at, key) }),
    mend: (row: number, field: string, value: string) => void mend(row, field, value),
    choose: (row: number, act: RowAct) => setChosen(new Map([...chosen, [row, act]])),
    backToColumns: () => setKnown(undefined),
    startAgain: () => {
      details.forget()
      setSheet(undefined)
      setKnown(undefined)
      setMended(new Map())
      setChosen(new Map())
      setFault(undefined)
    },
  }
}

/** A field chosen for one column leaves the column it had. */
const moved = (columns: readonly (string | undefined)[], at: number, key: string | undefined) =>
  columns.map((before, column) => (column === at ? key : before === key ? undefined : before))

const rowsOf = (sheet: Sheet, mended: ReadonlyMap<number, ImportRow>): ImportRow[] =>
  sheet.cells.map((cells, at) => ({ ...rowOf(sheet, cells), ...mended.get(at) }))

const isInDetails = (field: string) => field === 'tags' || field.startsWith('custom_')

/**
 * Lists tell nothing of tags and custom fields: where rows bring those, the contacts they meet are asked for, each once.
 * What came before something failed is still there at the next try.
 */
function useDetails(kind: ContactListName) {
  const came = useRef<NonNullable<Known['details']>>(new Map())
  const added = async (known: Known, rows: readonly ImportRow[]): Promise<Known> => {
    for (const [at, verdict] of verdictsOf(kind, rows, known).entries()) {
      const brings = Object.entries(rows[at] ?? {}).some(([field, value]) => isInDetails(field) && value.trim() !== '')
      if (!brings || verdict.kind === 'new' || verdict.kind === 'error' || !verdict.contact) continue
      const { id } = verdict.contact
      // One after the other: a service may count requests.
      // oxlint-disable-next-line no-await-in-loop -- as above
      const details = came.current.get(id) ?? (await contactNow(verdict.contact).catch(unlessGone))
      if (details) came.current = new Map([...came.current, [id, details]])
    }
    return { ...known, details: came.current }
  }
  return { added, forget: () => (came.current = new Map()) }
}

/** Deleted since it was listed: nothing of it can be compared. */
function unlessGone(error: unknown): undefined {
  if (isGone(error)) return undefined
  throw error
}

const rowOf = ({ columns }: Sheet, cells: readonly string[]): ImportRow =>
  Object.fromEntries(columns.flatMap((key, at) => (key === undefined ? [] : [[key, cells[at] ?? '']])))
