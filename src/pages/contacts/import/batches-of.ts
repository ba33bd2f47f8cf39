import type { SentContactAct } from '#wire/contacts-batch.ts'
import { maxBodyBytes, maxContactActs } from '#wire/limits.ts'

/** What stands around the acts of a body, and ids of organisations that turn out longer than their names. */
const frame = 4096

/** Batches that a service takes, in order: as many acts as may be, or fewer where they would be too large together. */
export function batchesOf<One>(all: readonly One[], actOf: (one: One) => SentContactAct): One[][] {
  const batches: One[][] = []
  let size = Infinity
  for (const one of all) {
    const bytes = bytesOf(actOf(one))
    const batch = batches.at(-1)
    if (batch && batch.length < maxContactActs && size + bytes <= maxBodyBytes) {
      batch.push(one)
      size += bytes
    } else {
      batches.push([one])
      size = frame + bytes
    }
  }
  return batches
}

/** With the comma after it. */
const bytesOf = (act: SentContactAct) => new TextEncoder().encode(JSON.stringify(act)).length + 1
