import { openDialogWindow } from '#src/components/ui/dialog.tsx'
import { fetchModule, newPart } from '#src/parts.ts'

/** The windows of the grid, each in a chunk of its own. */
export const gridWindows = {
  explain: newPart(() => fetchModule(() => import('./explain-dialog.tsx')).then(({ ExplainDialog }) => ExplainDialog)),
  paste: newPart(() => fetchModule(() => import('./paste-dialog.tsx')).then(({ PasteDialog }) => PasteDialog)),
  settings: newPart(() => fetchModule(() => import('./table-settings.tsx')).then(({ TableSettings }) => TableSettings)),
}

/** Brings them ahead of the first, for prices are also written where the network has gone by then. */
export function warmGridWindows() {
  const parts: (() => Promise<unknown>)[] = [openDialogWindow, ...Object.values(gridWindows)]
  for (const open of parts) open().catch(() => undefined)
}
