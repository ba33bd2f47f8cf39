import { useLingui } from '@lingui/react/macro'
import { useRestore, type Trashed } from '#src/api/trashcan.ts'
import { showToast } from '#src/components/ui/toast.ts'
import type { Toast } from '#src/components/ui/toasts.tsx'
import { sayFailed } from './say-failed.ts'
import { useHasApp } from './has-app.ts'

/** Milliseconds for which a deletion can be undone from its toast; afterwards from the trashcan. */
export const undoLasts = 30_000

/** The way back that a toast offers after something was moved to the trash; a service of version 2 alone has none. */
export function useTrashUndo({ name, ...trashed }: Trashed & { name: string }): Partial<Toast> {
  const { t } = useLingui()
  const hasApp = useHasApp()
  const { mutateAsync: restore } = useRestore()
  const undo = () => void restore(trashed).then(() => showToast({ text: t`“${name}” restored` }), sayFailed)
  return hasApp ? { undo, lasts: undoLasts } : {}
}
