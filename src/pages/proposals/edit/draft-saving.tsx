import { useSyncExternalStore } from 'react'
import { messageFor } from '#src/api/error-message.ts'
import { SavingLine } from '#src/components/editor/saving-line.tsx'
import type { Draft, DraftView } from '#src/draft/draft.ts'

/** Until this browser has said whether something lies here that is not saved, nothing is called saved. */
const savingOf = ({ mode, saving }: DraftView) => (mode === 'opening' ? undefined : saving)

/** Whether a draft is saved. By itself, so that a save draws nothing else. */
export function DraftSaving({ draft }: { draft: Draft }) {
  const saving = useSyncExternalStore(draft.subscribe, () => savingOf(draft.view()))
  return <SavingLine saving={saving} explain={messageFor} onRetry={draft.retry} />
}
