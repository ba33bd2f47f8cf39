import { afterEach, expect, test, vi } from 'vitest'
import { withPauses, type Steps } from './steps.ts'

afterEach(() => vi.restoreAllMocks())

/** Each step takes as long as anybody goes on without a pause. */
function slowSteps() {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 20))
}

/** Counts how often others were answered until `stop`. */
function others() {
  const seen = { turns: 0, stop: () => clearImmediate(next) }
  let next = setImmediate(function again() {
    seen.turns += 1
    next = setImmediate(again)
  })
  return seen
}

function* steps(count: number, say: () => void = () => {}): Steps<string> {
  for (let at = 0; at < count; at += 1) {
    say()
    yield
  }
  return 'done'
}

test('others are answered after every step that took long', async () => {
  slowSteps()
  const seen = others()
  expect(await withPauses(steps(30))).toBe('done')
  seen.stop()
  expect(seen.turns).toBeGreaterThanOrEqual(30)
})

test('where several go on at a time, others are answered after each of them', async () => {
  slowSteps()
  const seen = others()
  const answeredBefore: number[] = []
  await Promise.all(
    [1, 2, 3].map(() =>
      withPauses(
        steps(10, () => {
          answeredBefore.push(seen.turns)
        }),
      ),
    ),
  )
  seen.stop()
  // The first of each begin at once.
  const later = answeredBefore.slice(3)
  expect(new Set(later).size).toBe(later.length)
})

test('who no longer wants it stops it at the next pause', async () => {
  slowSteps()
  let taken = 0
  const stopped = withPauses(
    steps(100, () => {
      taken += 1
    }),
    () => {
      throw new Error('Nobody waits')
    },
  )
  await expect(stopped).rejects.toThrow('Nobody waits')
  expect(taken).toBe(1)
})
