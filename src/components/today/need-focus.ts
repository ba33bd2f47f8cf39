const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
const lineOf = (element: Element | null) => element?.closest('li') ?? undefined

/** The line that the focus is in. */
const rowAtFocus = (list: HTMLElement | null) => {
  const line = lineOf(document.activeElement)
  return rowsIn(list).find((row) => line?.contains(row))
}

function focusRow(row: HTMLElement) {
  row.focus({ preventScroll: true })
  lineOf(row)?.scrollIntoView({ block: 'nearest' })
}

/** From no line, the first step goes to the first. */
export function moveNeedFocus(list: HTMLElement | null, step: 1 | -1) {
  const rows = rowsIn(list)
  const here = rowAtFocus(list)
  const next = here ? rows[rows.indexOf(here) + step] : rows[0]
  if (next) focusRow(next)
}

/** To the line after this one, which is about to go, or the one before; where it was the last, to the heading. */
export function focusNeedBeside(list: HTMLElement | null, key: string) {
  const rows = rowsIn(list)
  const at = rows.findIndex((row) => row.dataset['row'] === key)
  const next = rows[at + 1] ?? rows[at - 1]
  if (next) focusRow(next)
  else list?.querySelector<HTMLElement>('h2')?.focus()
}

/** Presses what the line with the focus has for it; false where no line has it. */
export function pressInNeed(list: HTMLElement | null, act: 'later' | 'done'): boolean {
  const button = lineOf(rowAtFocus(list) ?? null)?.querySelector<HTMLElement>(`[data-act='${act}'] > button`)
  if (!button) return false
  button.click()
  return true
}
