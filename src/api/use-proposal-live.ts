import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listenToChanges } from '#wire/events.ts'
import { changesIn } from './change-stream.ts'
import { listen } from './client.ts'
import { refreshProposal } from './proposals.ts'

const firstWait = 1000
const lastWait = 30_000

/** Reads a proposal anew when others change it, as long as its page is seen. What was missed is read on coming back. */
export function useProposalLive(id: number, isWanted: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    if (!isWanted) return undefined
    let stop: AbortController | undefined
    const look = () => {
      const isSeen = document.visibilityState === 'visible'
      if (isSeen && !stop) {
        stop = new AbortController()
        void follow(client, id, stop.signal)
      } else if (!isSeen) {
        stop?.abort()
        stop = undefined
      }
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      stop?.abort()
    }
  }, [client, id, isWanted])
}

async function follow(client: QueryClient, id: number, signal: AbortSignal) {
  let wait = firstWait
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    try {
      const stream = await listen(listenToChanges, signal)
      wait = firstWait
      if (!isFirst) void refreshProposal(client, id)
      for await (const change of changesIn(stream))
        if (change === 'missed' || (change.kind === 'proposal' && change.id === id)) void refreshProposal(client, id)
    } catch {
      // Every other request of the page says what is wrong with the service; this one only waits for it.
      if (signal.aborted) return
    }
    await new Promise<void>((resolve) => setTimeout(resolve, wait))
    wait = Math.min(lastWait, wait * 2)
  }
}
