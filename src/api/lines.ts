import type { Answer, Input, Operation } from '#wire/operation.ts'
import * as z from 'zod/mini'
import type { Parts } from './address.ts'
import { listen } from './client.ts'
import { UnexpectedAnswer } from './errors.ts'

/** The checked lines of an operation as they come in, each time as many as came at once; `signal` ends the reading. */
export async function* linesOf<Op extends Operation>(
  op: Op,
  input: Input<Op>,
  signal: AbortSignal,
): AsyncGenerator<Answer<Op>[], void> {
  yield* linesIn(op, await listen(op, signal, input as Parts))
}

/**
 * However the text is cut. The last line of every such answer is an `end`: without one something broke off, and what
 * came is not all there is (UnexpectedAnswer).
 */
export async function* linesIn<Op extends Operation>(
  op: Op,
  stream: ReadableStream<string>,
): AsyncGenerator<Answer<Op>[], void> {
  let [rest, isWhole] = ['', false]
  for await (const text of textIn(stream)) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    const read = lines.map((line) => checked(op, line))
    isWhole ||= read.some((line) => isEnd(line))
    yield read
  }
  if (!isWhole) throw new UnexpectedAnswer(op.id, 200)
}

const isEnd = (line: unknown) => typeof line === 'object' && line !== null && 'kind' in line && line.kind === 'end'

function checked<Op extends Operation>(op: Op, line: string): Answer<Op> {
  try {
    return z.parse(op.answer, JSON.parse(line)) as Answer<Op>
  } catch (cause) {
    throw new UnexpectedAnswer(op.id, 200, { cause })
  }
}

/** Safari iterates no stream. */
async function* textIn(stream: ReadableStream<string>) {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
