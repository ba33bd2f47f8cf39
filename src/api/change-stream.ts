import { recordChange } from '#wire/events.ts'
import type * as z from 'zod/mini'

/** What the stream tells (wire/events.ts): a record that changed, or that something was missed. */
export type RecordChange = z.infer<typeof recordChange> | 'missed'

/** Server-sent events in a stream of text, as they come in; what nobody here knows is passed over. */
export async function* changesIn(stream: ReadableStream<string>): AsyncGenerator<RecordChange> {
  let rest = ''
  const reader = stream.getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const blocks = (rest + value).split(/\r?\n\r?\n/)
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const change = changeIn(block)
        if (change) yield change
      }
    }
  } finally {
    reader.releaseLock()
  }
}

function changeIn(block: string): RecordChange | undefined {
  const field = (name: string) =>
    block
      .split(/\r?\n/)
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trimStart())
      .join('\n')
  if (field('event') === 'missed') return 'missed'
  if (field('event') !== 'change') return undefined
  return recordChange.safeParse(jsonIn(field('data'))).data
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
