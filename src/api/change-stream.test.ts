import { expect, test } from 'vitest'
import { changesIn, type RecordChange } from './change-stream.ts'

async function changes(...parts: string[]) {
  const stream = new ReadableStream<string>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
  const found: RecordChange[] = []
  for await (const one of changesIn(stream)) found.push(one)
  return found
}
const change = { type: 'proposal_comment_received', kind: 'proposal', id: 12, date: '2026-11-22T19:00:00.000000Z' }
const block = `id: 7\nevent: change\ndata: ${JSON.stringify(change)}\n\n`

test('a change is changes whole, however the stream is cut', async () => {
  expect(await changes(block)).toEqual([change])
  expect(await changes(...Array.from(block, (letter) => letter))).toEqual([change])
  expect(await changes(block + block.slice(0, 20))).toEqual([change])
})

test('what was missed is changes, what nobody knows and what cannot be read is passed over', async () => {
  expect(await changes('event: missed\ndata: {}\n\n')).toEqual(['missed'])
  expect(await changes(': still here\n\n', 'event: other\ndata: {}\n\n', 'event: change\ndata: {"id"\n\n')).toEqual([])
})
