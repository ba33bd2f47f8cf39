import { expect, test } from 'vitest'
import { exportProposals } from '#wire/exports.ts'
import { UnexpectedAnswer } from './errors.ts'
import { linesIn } from './lines.ts'

async function read(...parts: string[]) {
  const stream = new ReadableStream<string>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
  const found: object[] = []
  for await (const lines of linesIn(exportProposals, stream)) found.push(...lines)
  return found
}
const head = { kind: 'head', total: 2, fields: ['roof'] }
const end = { kind: 'end', rows: 2 }
const text = `${JSON.stringify(head)}\n${JSON.stringify(end)}\n`

test('a line is read whole, however the text is cut', async () => {
  expect(await read(text)).toEqual([head, end])
  expect(await read(...Array.from(text, (letter) => letter))).toEqual([head, end])
})

test.each([
  ['within a line', text.slice(0, -8)],
  ['between two', `${JSON.stringify(head)}\n`],
])('what broke off %s is told: without its end it is not all', async (_, part) => {
  await expect(read(part)).rejects.toBeInstanceOf(UnexpectedAnswer)
})

test('a line that is not as agreed is told, not passed over', async () => {
  await expect(read('{"kind":"head"}\n')).rejects.toBeInstanceOf(UnexpectedAnswer)
  await expect(read('<html>\n')).rejects.toBeInstanceOf(UnexpectedAnswer)
})
