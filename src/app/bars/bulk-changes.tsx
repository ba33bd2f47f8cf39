import { plural, t } from '@lingui/core/macro'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isRunning, lookAtChange, progressIn, steps, stopChange, undoChange } from '#src/api/bulk-changes.ts'
import { bulkNews } from '#src/api/bulk-news.ts'
import { onChange } from '#src/api/live-feed.ts'
import { refreshProducts } from '#src/api/products.ts'
import { refreshChanged } from '#src/api/proposal-bulk.ts'
import { workShown } from '#src/api/work-shown.ts'
import { changeWords, recordWords } from '#src/components/bulk/change-words.ts'
import { LeftDialog } from '#src/components/bulk/left-dialog.tsx'
import type { ChangeWords } from '#src/components/proposals/change-kind-words.ts'
import { showToast } from '#src/components/ui/toast.ts'
import { sayFailed } from '#src/pages/shared/say-failed.ts'
import { undoLasts } from '#src/pages/shared/trash-undo.ts'
import type { BulkChange, BulkKind, BulkProgress } from '#wire/bulk-changes.ts'
import { WorkBar } from './work-bar.tsx'

type Known = BulkProgress & { id: number }

/** Those that were told of: once each, whatever is heard again. */
const told = new Set<string>()

/** How far changes of many are that the service runs, and what came of them, on whatever page the person is. */
export function BulkChanges() {
  const client = useQueryClient()
  const known = useSyncExternalStore(bulkNews.subscribe, bulkNews.all).flatMap(asProgress)
  const [left, setLeft] = useState<BulkChange>()
  const [stopping, setStopping] = useState<number>()
  const running = known.find(isRunning)
  // Work of this tab has the bar first.
  const isBarTaken = useSyncExternalStore(workShown.subscribe, workShown.get) !== undefined
  useMissed(running?.id)
  useEffect(() => {
    const tell = () => {
      for (const one of bulkNews.all().flatMap(asProgress)) if (isNews(one)) sayEnded(client, one, setLeft)
    }
    tell()
    return bulkNews.subscribe(tell)
  }, [client])
  const stop = (id: number) => {
    setStopping(id)
    stopChange(id).catch(sayFailed)
  }
  return (
    <>
      {running && !isBarTaken && (
        <WorkBar
          label={running.state === 'undoing' ? t`Undoing` : changeWords(running).doing}
          done={running.looked}
          of={running.state === 'undoing' ? running.changed : running.total}
          stopping={stopping === running.id}
          goesOn
          onStop={() => stop(running.id)}
        />
      )}
      <LeftDialog change={left} onClose={() => setLeft(undefined)} />
    </>
  )
}

function asProgress({ id, progress }: { id: number; progress: unknown }): Known[] {
  const known = progressIn(progress)
  return known ? [{ ...known, id }] : []
}

/** What the stream could not tell again is asked for. */
function useMissed(id: number | undefined) {
  useEffect(() => {
    if (id === undefined) return undefined
    return onChange((change) => {
      if (change === 'missed') lookAtChange(id).catch(() => undefined)
    })
  }, [id])
}

/** Whether it has ended and nobody in this tab was told. */
function isNews(bulk: Known) {
  const { id, state } = bulk
  if (isRunning(bulk) || state === 'counted' || told.has(`${id} ${state}`)) return false
  told.add(`${id} ${state}`)
  return true
}

const refresh: Record<BulkKind, (client: QueryClient) => Promise<unknown>> = {
  proposal: refreshChanged,
  product: refreshProducts,
}

function sayEnded(client: QueryClient, bulk: Known, onLeft: (change: BulkChange) => void) {
  const { id, of, state, undo_until } = bulk
  const isStep = steps.delete(id)
  if (state === 'done' && bulk.left === 0 && isStep) return
  void refresh[of](client)
  const words = endWords(bulk, changeWords(bulk))
  const kept = state === 'undone' ? bulk.changed - bulk.undone : bulk.left
  const more = { label: t`Show`, act: () => void lookAtChange(id).then(onLeft, sayFailed) }
  const mayUndo = undo_until !== null && Date.parse(undo_until) > Date.now()
  void showToast({
    about: `bulk-${id}`,
    text: kept > 0 ? `${words}. ${keptWords(kept)}` : words,
    ...(kept > 0 && { more }),
    ...(mayUndo && { undo: () => void undoChange(id).catch(sayFailed), lasts: undoLasts }),
  })
}

function endWords({ of, state, changed, left, total, undone }: Known, words: ChangeWords) {
  const { counted, partOf } = recordWords[of]
  if (state === 'done') return changed + left === 0 ? words.already(counted(total)) : words.did(counted(changed))
  const restored = t`${counted(undone)} restored`
  if (state === 'undone') return restored
  const soFar = state === 'undo_stopped' ? restored : words.did(partOf(changed, total))
  return t`Stopped: ${soFar}`
}

const keptWords = (count: number) => plural(count, { one: '# could not be changed', other: '# could not be changed' })
