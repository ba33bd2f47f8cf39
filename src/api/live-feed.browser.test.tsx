import { expect, onTestFinished, test, vi } from 'vitest'
import { stubService } from '#src/testing/service.ts'
import { listenToChanges } from '#wire/events.ts'
import type { RecordChange } from './change-stream.ts'
import { onChange } from './live-feed.ts'

const service = stubService()

const change = { type: 'proposal_settled', kind: 'proposal', id: 7, date: '2026-11-21T09:10:11.000000Z' } as const

/** Listens to a stream that tells of one change and goes on. */
function listening() {
  const heard = vi.fn<(change: RecordChange) => void>()
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  void writer.write(new TextEncoder().encode(`event: change\ndata: ${JSON.stringify(change)}\n\n`))
  service.current.on(
    listenToChanges,
    () => new Response(readable, { headers: { 'content-type': 'text/event-stream' } }),
  )
  const stop = onChange(heard)
  onTestFinished(async () => {
    stop()
    await writer.abort()
  })
  return heard
}

test('who holds the stream from the beginning has missed nothing', async () => {
  const heard = listening()
  await expect.poll(() => heard.mock.calls).toEqual([[change]])
})

test('who takes the stream over may have missed what another tab did not hear', async () => {
  const closed = Promise.withResolvers<void>()
  const isHeld = Promise.withResolvers<void>()
  const name = `proffer-live:${import.meta.env.BASE_URL}`
  void navigator.locks.request(name, () => (isHeld.resolve(), closed.promise))
  await isHeld.promise
  const heard = listening()
  closed.resolve()
  await expect.poll(() => heard.mock.calls).toEqual([['missed'], [change]])
})
