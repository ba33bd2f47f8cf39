import { useState } from 'react'
import { newPart } from '#src/parts.ts'
import type { DialogProps } from './dialog-window.tsx'
import { windowOf } from './part.tsx'

/** Can be fetched ahead of the first window. */
export const openDialogWindow = newPart(() => import('./dialog-window.tsx').then(({ DialogWindow }) => DialogWindow))
const Window = windowOf(openDialogWindow)

/** A window over the page. Its code comes when the first one opens; afterwards it stays, so that it can close softly. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.opened)
  if (props.opened && !wanted) setWanted(true)
  return wanted && <Window {...props} />
}
