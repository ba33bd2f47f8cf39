import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

type Ahead = {
  queryKey: QueryKey
  fetch: () => Promise<unknown>
  /** Once it is here, while the person still rests there. */
  draw?: () => void
}

/** Resting this long on something means it may be opened; sweeping over it does not. */
const rest = 120
const aMinute = 60_000

/**
 * Counts what is fetched ahead within any minute. A service may allow only 30 requests a minute in all, and what a
 * person asks for must never wait behind what they only might ask for.
 */
export function newAllowance(perMinute: number, now: () => number) {
  let taken: number[] = []
  return {
    take(): boolean {
      taken = taken.filter((at) => now() - at < aMinute)
      if (taken.length >= perMinute) return false
      taken.push(now())
      return true
    },
  }
}

const allowance = newAllowance(10, () => Date.now())

export function newAhead(client: QueryClient) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    /** Once the person has rested there; whatever was waited for before is dropped. */
    soon({ queryKey, fetch, draw }: Ahead) {
      cancel()
      const waited = setTimeout(() => {
        const known = client.getQueryState(queryKey)
        const isHere = known?.data !== undefined
        if (!isHere && (known?.fetchStatus === 'fetching' || !allowance.take())) return
        const coming = isHere ? Promise.resolve() : fetch()
        // Failing ahead of time is nobody's concern: the screen asks again and says what is the matter.
        coming.then(() => timer === waited && draw?.()).catch(() => undefined)
      }, rest)
      timer = waited
    },
    cancel,
  }
}

/** Fetches what a person is about to open, so that it stands at once when they do; not once they have left. */
export function useFetchAhead() {
  const client = useQueryClient()
  const ahead = useMemo(() => newAhead(client), [client])
  useEffect(() => ahead.cancel, [ahead])
  return ahead
}
