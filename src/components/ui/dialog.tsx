import { lazy, type ReactNode, Suspense, useState } from 'react'

export type DialogProps = {
  opened: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** What can be done, at the foot: the main act first. */
  foot?: ReactNode
  size?: 'small' | 'medium' | 'wide'
}

const Window = lazy(() => import('./dialog-window.tsx').then(({ DialogWindow }) => ({ default: DialogWindow })))

/** A window over the page. Its code comes when the first one opens; afterwards it stays, so that it can close softly. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.opened)
  if (props.opened && !wanted) setWanted(true)
  return <Suspense fallback={null}>{wanted && <Window {...props} />}</Suspense>
}
