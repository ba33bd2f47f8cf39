import { t } from '@lingui/core/macro'
import type { BulkDone } from '#src/api/proposal-bulk.ts'
import { proposalsCounted, subjectOf } from '#src/components/proposals/bulk-words.ts'
import { partOf, type ChangeWords } from '#src/components/proposals/change-kind-words.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'

type Named = { id: number; name: string }
type Act<Item> = (label: string, items: readonly Item[]) => Promise<BulkDone<Item>>

export type Change<Item> = {
  items: readonly Item[]
  words: ChangeWords
  act: Act<Item>
  undo?: Undo<Item> | undefined
  /** What else the changed ones ask for. */
  more?: (done: readonly Item[]) => { label: string; act: () => void }
}

/** Those of the changed ones that can be taken back, and how; offered for 8 s or as many milliseconds as it `lasts`. */
export type Undo<Item> = {
  items: (done: readonly Item[]) => readonly Item[]
  act: Act<Item>
  lasts?: number
}

export type ChangeListener<Item> = {
  /** It begins. */
  onBegin?: () => void
  /** A stop or a failure left these as they were. */
  onLeft?: (items: readonly Item[]) => void
}

/** Runs a change of one or many, says how far it came, and offers the way back. */
export async function runChange<Item extends Named>(
  { items, words, act, undo, more }: Change<Item>,
  { onBegin, onLeft }: ChangeListener<Item>,
) {
  onBegin?.()
  const { done, gone, stopped, error } = await act(words.doing, items)
  const changed = done.filter(({ id }) => !gone.has(id))
  const back = undo?.items(changed) ?? []
  const offer = {
    ...(undo && back.length > 0 && { undo: () => void takeBack(back, undo.act) }),
    ...(more && changed.length > 0 && { more: more(changed) }),
    ...(undo?.lasts !== undefined && { lasts: undo.lasts }),
  }
  if (done.length === items.length) return showToast({ text: words.did(subjectOf(changed)), ...offer })
  onLeft?.(items.filter((item) => !done.includes(item)))
  const soFar = words.did(partOf(changed.length, items.length))
  if (stopped) return showToast({ text: t`Stopped: ${soFar}`, ...offer })
  return sayFailed(error, done.length === 0 ? undefined : soFar)
}

/** Of the chosen ones those that are not as wanted are changed; where there are none it is said. */
export function runWanted<Item extends Named>(
  change: Change<Item>,
  chosen: readonly Item[],
  listener: ChangeListener<Item>,
) {
  if (change.items.length === 0) return void showToast({ text: change.words.already(subjectOf(chosen)) })
  return void runChange(change, listener)
}

async function takeBack<Item extends Named>(items: readonly Item[], act: Act<Item>) {
  const { done, error, stopped } = await act(t`Undoing`, items)
  if (error !== undefined) await sayFailed(error)
  else if (stopped) await showToast({ text: t`Stopped: ${proposalsCounted(done.length)} restored` })
  else await showToast({ text: t`${subjectOf(items)} restored` })
}
