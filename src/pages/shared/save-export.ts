import { t } from '@lingui/core/macro'
import type { Sink } from '#src/api/export-lines.ts'
import { newCsvFile, type Cell } from '#src/components/ui/csv.ts'
import { saveFile } from '#src/components/ui/save-file.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { sayFailed } from './say-failed.ts'

type Options<Item> = {
  /** Of the file. */
  name: string
  locale: string
  /** `fields` are the custom fields that the items may have; undefined where the service tells none. */
  tableOf: (fields: readonly string[] | undefined) => { heads: string[]; rowOf: (item: Item) => Cell[] }
  read: (sink: Sink<Item>) => Promise<{ isWhole: boolean; stopped: boolean; error: unknown }>
  /** What is said of so many; a service without an app interface does not give the whole of each. */
  said: (count: number, isWhole: boolean) => string
}

/** Saves an export as a CSV file, written while it comes. */
export async function saveExport<Item>({ name, locale, tableOf, read, said }: Options<Item>) {
  const file = await newCsvFile({ locale })
  let table = tableOf(undefined)
  let count = 0
  const { isWhole, stopped, error } = await read({
    begin: (fields) => {
      table = tableOf(fields)
      file.add([table.heads])
    },
    add: (items) => {
      count += items.length
      file.add(items.map(table.rowOf))
    },
  })
  if (error !== undefined) return sayFailed(error)
  if (stopped) return showToast({ text: t`Stopped: nothing was exported` })
  saveFile(name, file.whole())
  return showToast({ text: said(count, isWhole) })
}
