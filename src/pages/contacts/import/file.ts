import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import type { ContactField } from '#src/components/contacts/contact-custom-fields.ts'
import type { ContactListName } from '#src/components/contacts/contact-list-address.ts'
import { NotText, readCsv, WrongQuotes, type CsvTable } from '#src/components/ui/csv.ts'
import {
  guessByCells,
  guessColumns,
  hasHead,
  importFields,
  type ImportField,
} from '#src/components/contacts/import-columns.ts'
import type { ImportRow } from '#src/components/contacts/import-changes.ts'
import { verdictsOf, type RowAct } from '#src/components/contacts/import-verdicts.ts'
import { withKnownTags } from '#src/components/contacts/tags-cell.ts'
import { belowHead, bodyOf, headersOf } from './below-head.ts'
import { useCompared } from './compared.ts'
import { useImportWork, type ImportWork } from './kept.ts'

const mostRows = 10_000

type ImportOptions = { kind: ContactListName; custom: readonly ContactField[]; owner: string }

/** A file on its way to being imported: its columns, what is there already, and what becomes of each row. */
export function useImportFile({ kind, custom, owner }: ImportOptions) {
  const { t } = useLingui()
  const [fault, setFault] = useState<string>()
  const fields = useMemo(() => importFields(kind, custom), [kind, custom])
  const compared = useCompared(kind, custom, setFault)
  const { work, looked, keep, end } = useImportWork(`${owner}/import/${kind}`, (kept) => {
    if (kept.step === 'rows') void compared.compare(rowsOf(kept), kept.columns)
  })

  const read = async (file: File) => {
    setFault(undefined)
    const table = await readCsv(file)
    const head = hasHead(table.rows[0] ?? [], kind, fields)
    const found = faultIn(table, head)
    if (found !== undefined) return setFault(found)
    keep({ ...begun, name: file.name, table, head, columns: guessed(table.rows, head, kind, fields) })
  }
  const refused = (error: unknown) => {
    if (error instanceof NotText)
      return setFault(t`This is a workbook. Save it as CSV UTF-8 in your spreadsheet, then import that file.`)
    if (error instanceof WrongQuotes) return setFault(quotesFault(error))
    return setFault(t`This file cannot be read. Save it as CSV and try again.`)
  }
  const { known } = compared
  const tags = known?.tags
  const rows = useMemo(() => work && rowsOf(work).map(withKnownTags(tags ?? [])), [work, tags])
  const numbers = useMemo(() => work && bodyOf(work, work.table.numbers), [work])
  const creates = work?.creates ?? false
  const verdicts = useMemo(
    () => (rows && numbers && known ? verdictsOf(kind, rows, known, { numbers, creates }) : undefined),
    [kind, rows, numbers, known, creates],
  )
  /** Says more about the file. */
  const say = (more: Partial<ImportWork>) => work && keep({ ...work, ...more })

  return {
    looked,
    work,
    headers: work && headersOf(work),
    cells: work && bodyOf(work, work.table.rows),
    fields,
    fault,
    busy: compared.busy,
    rows,
    numbers,
    verdicts: work?.step === 'rows' ? verdicts : undefined,
    chosen: useMemo(() => new Map(work?.chosen), [work?.chosen]),
    read: (file: File) => void read(file).catch(refused),
    compare: () => {
      say({ step: 'rows' })
      if (work) void compared.compare(rowsOf(work), work.columns)
    },
    setHead: (head: boolean) => {
      if (!work) return
      const found = faultIn(work.table, head)
      setFault(found)
      if (found === undefined) say({ ...belowHead(work, head), columns: guessed(work.table.rows, head, kind, fields) })
    },
    setColumn: (at: number, key: string | null) => work && say({ columns: moved(work.columns, at, key) }),
    setCreates: (creates: boolean) => say({ creates }),
    mend: (row: number, field: string, value: string) => {
      if (!work) return
      const mended = new Map(work.mended)
      mended.set(row, { ...mended.get(row), [field]: value })
      say({ mended: [...mended] })
      void compared.mend(rowsOf({ ...work, mended: [...mended] }))
    },
    choose: (row: number, act: RowAct) => work && say({ chosen: [...new Map([...work.chosen, [row, act] as const])] }),
    backToColumns: () => {
      say({ step: 'columns' })
      compared.forget()
    },
    /** It is imported: its report still needs it, and the next visit begins anew. */
    end,
    startAgain: () => {
      compared.forget()
      keep(undefined)
      setFault(undefined)
    },
  }
}

const quotesFault = ({ line }: WrongQuotes) =>
  t`Line ${line} has a quotation mark without its partner. Close it, or double one that is part of the text, then import the file again.`

/** What keeps a file from being imported. */
function faultIn({ rows, numbers }: CsvTable, head: boolean | undefined): string | undefined {
  if (rows.length < (head ? 2 : 1)) return t`This file has no rows.`
  if (rows.length > mostRows + 1) return t`This file has ${rows.length} rows. Import at most ${mostRows} at a time.`
  // Cells that the head has no column for: those before them may be in the wrong ones.
  const width = rows[0]?.length ?? 0
  const at = head ? rows.findIndex((cells) => cells.slice(width).some((cell) => cell.trim() !== '')) : -1
  const row = numbers[at]
  return row === undefined
    ? undefined
    : t`Row ${row} has more cells than the heading. Put quotation marks around text that has a comma or semicolon in it, then import the file again.`
}

const begun = { mended: [], chosen: [], creates: false, step: 'columns' } as const

const guessed = (
  rows: readonly (readonly string[])[],
  head: boolean | undefined,
  kind: ContactListName,
  fields: readonly ImportField[],
) => (head === false ? guessByCells(rows, fields) : guessColumns(rows[0] ?? [], kind, fields))

/** A field chosen for one column leaves the column it had. */
const moved = (columns: readonly (string | null)[], at: number, key: string | null) => {
  const all = Array.from({ length: Math.max(columns.length, at + 1) }, (_, column) => columns[column] ?? null)
  return all.map((before, column) => (column === at ? key : before === key ? null : before))
}

function rowsOf(work: ImportWork): ImportRow[] {
  const mended = new Map(work.mended)
  return bodyOf(work, work.table.rows).map((cells, at) => ({ ...rowOf(work, cells), ...mended.get(at) }))
}

const rowOf = ({ columns }: Pick<ImportWork, 'columns'>, cells: readonly string[]): ImportRow =>
  Object.fromEntries(columns.flatMap((key, at) => (key === null ? [] : [[key, cells[at] ?? '']])))
