/** The rows of a CSV file, whatever it separates them by; empty lines are left out. */
export async function readCsv(file: Blob): Promise<string[][]> {
  const { parse } = await import('papaparse')
  const { data } = parse<string[]>(await file.text(), { skipEmptyLines: 'greedy' })
  return data
}

/** For spreadsheets: what would be a formula there is kept a text, and the mark tells them it is UTF-8. */
export async function writeCsv(rows: readonly (readonly (string | number)[])[]): Promise<Blob> {
  const { unparse } = await import('papaparse')
  const text = unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: true },
  )
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' })
}

/** Hands a file to the person. */
export function saveFile(name: string, file: Blob) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
