import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { documentOf } from '#src/draft/document.ts'
import { proposalDetails } from '#src/testing/records.ts'
import { sendAttempt } from './proposal-drafts.ts'
import { proposalQueries } from './proposals.ts'

const answered = { ...proposalDetails(7, { version_id: 21 }), loss_reason: null, etag: '"v2"' }
vi.mock('./client.ts', () => ({ callWithTag: () => Promise.resolve(answered) }))

test('what a save answers replaces the details that are shown, but not which version was sent', async () => {
  const client = new QueryClient()
  const { queryKey } = proposalQueries.detail(7)
  const sent = { id: 20, number: 2, date_sent: '2026-11-21T09:10:11.000000Z' }
  client.setQueryData(queryKey, { ...answered, version_id: 20, sent, etag: '"v1"' })
  const attempt = { key: 'once', etag: '"v1"', sent: documentOf(answered) }
  await sendAttempt(client, 7, { ...attempt, kind: 'content', body: { sections: [] } })
  expect(client.getQueryData(queryKey)).toEqual({ ...answered, sent })
})
