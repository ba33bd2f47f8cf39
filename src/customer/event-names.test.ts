import { expect, test } from 'vitest'
import { eventNames } from './event-names.ts'

async function namesIn(...pieces: string[]) {
  const stream = new ReadableStream<string>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  const names: string[] = []
  for await (const name of eventNames(stream)) names.push(name)
  return names
}

test('names come once each, wherever the stream is cut', async () => {
  expect(await namesIn('event: cho', 'ices\ndata: {}\n', '\nevent: comment\r\ndata: {}\r\n\r\n')).toEqual([
    'choices',
    'comment',
  ])
})

test('what only keeps the line open is no event', async () => {
  expect(await namesIn(': still here\n\n', 'retry: 1000\n\n')).toEqual([])
})
