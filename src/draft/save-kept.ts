import type { Draft } from './draft.ts'
import type { DraftStore } from './kept-draft.ts'
import type { Saving } from './saving.ts'

/**
 * What became of the edits that this browser keeps of a proposal. `typed`: when the last of them was, in milliseconds
 * since 1970; `merged`: what somebody else had saved since was brought together with them.
 */
export type KeptEdits =
  | { state: 'none' }
  | { state: 'saved'; typed: number; merged: boolean }
  | { state: 'not-saved'; typed: number; saving: Saving }
  /** Another tab writes them, and is the one to save them. */
  | { state: 'elsewhere' }

/** Saves what is kept at `place` by way of its draft, which is opened for it and left closed. */
export async function saveKept(store: Pick<DraftStore, 'get'>, newDraft: () => Draft): Promise<KeptEdits> {
  // A browser that keeps nothing has nothing to save.
  const read = () => store.get().catch(() => undefined)
  const kept = await read()
  if (!kept) return { state: 'none' }
  const draft = newDraft()
  draft.open()
  const mode = await settledMode(draft)
  await draft.close()
  const { restored, saving, notes } = draft.view()
  const saved = { state: 'saved', typed: restored ?? kept.changed_at, merged: notes.length > 0 } as const
  if (mode === 'watching') return (await read()) ? { state: 'elsewhere' } : saved
  return saving.state === 'saved' ? saved : { state: 'not-saved', typed: saved.typed, saving }
}

/** Whether this tab has the draft to itself, once that is known. */
function settledMode(draft: Draft) {
  const { promise, resolve } = Promise.withResolvers<'writing' | 'watching'>()
  const stop = draft.subscribe(tell)
  function tell() {
    const { mode } = draft.view()
    if (mode !== 'opening') resolve(mode)
  }
  tell()
  return promise.finally(stop)
}
