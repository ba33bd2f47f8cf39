import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { proposalQueries } from '#src/api/proposals.ts'
import { newPart } from '#src/parts.ts'
import { useFetchAhead } from '#src/pages/shared/fetch-ahead.ts'
import { recordDrawnAhead, recordPlace } from './record-place.ts'

const importRecord = () => import('#src/pages/proposals/record/record.tsx')

export const openRecord = newPart(async () => {
  const record = await importRecord()
  recordPlace.set(record.RecordPlace)
  return record
})

/** For a list of proposals: fetches the record that somebody is about to open, and draws it where nobody sees it yet. */
export function useRecordAhead() {
  const client = useQueryClient()
  const ahead = useFetchAhead()
  useEffect(() => () => recordDrawnAhead.set(undefined), [])
  return useMemo(
    () => ({ near: (id: number) => ahead.soon(recordAhead(client, id)), away: ahead.cancel }),
    [ahead, client],
  )
}

const fetchParts = () => openRecord().then(({ fetchParts }) => fetchParts())

function recordAhead(client: QueryClient, id: number) {
  const options = proposalQueries.detail(id)
  return {
    queryKey: options.queryKey,
    fetch: () => Promise.all([client.query(options), fetchParts()]),
    draw: () => void fetchParts().then(() => recordDrawnAhead.set(id)),
  }
}
