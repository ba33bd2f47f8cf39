import type { ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'
import { patienceAtStart } from './driver.ts'

type Options = { stream?: Readable | null; within?: number }

/** What a program that has been started says of itself: the first group of `pattern`. Rejects when it ends instead. */
export function said(
  child: ChildProcess,
  pattern: RegExp,
  { stream = child.stderr, within = patienceAtStart }: Options = {},
) {
  let text = ''
  return new Promise<string>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${child.spawnfile} says nothing it should:\n${text}`)), within)
    child.once('error', reject)
    child.once('exit', () => {
      clearTimeout(late)
      reject(new Error(`${child.spawnfile} ended:\n${text}`))
    })
    // Listening goes on: a program whose words nobody reads stands still in the end.
    stream?.on('data', (part: Buffer) => {
      text = (text + part.toString()).slice(-10_000)
      const found = pattern.exec(text)?.[1]
      if (found === undefined) return
      clearTimeout(late)
      resolve(found)
    })
  })
}
