import { openDialogWindow } from '#src/components/ui/dialog.tsx'
import { newPart } from '#src/parts.ts'

/** The windows of the grid, each in a chunk of its own. */
export const gridWindows = {
  explain: newPart(() => import('./explain-dialog.tsx').then(({ ExplainDialog }) => ExplainDialog)),
  paste: newPart(() => import('./paste-dialog.tsx').then(({ PasteDialog }) => PasteDialog)),
  settings: newPart(() => import('./table-settings.tsx').then(({ TableSettings }) => TableSettings)),
}

/** Brings them ahead of the first, for prices are also written where the network has gone by then. */
export function warmGridWindows() {
  const parts: (() => Promise<unknown>)[] = [openDialogWindow, ...Object.values(gridWindows)]
  for (const open of parts) open().catch(() => undefined)
}
