import * as z from 'zod/mini'
import type { FaultList } from '#service/domain/fault-list.ts'
import { Refused } from '#service/domain/refused.ts'
import { inTransaction, type Unit } from '#service/domain/unit.ts'
import { dotted, typesIn } from './faults.ts'

/** The body without its faults: `mended` are the paths removed or filled in, `isMadeUp` where any was filled in. */
export type Remainder = { body: unknown; isMadeUp: boolean; mended: readonly string[] }

/** Placeholders tried in turn for required values; no record has the id 0. */
const standIns: readonly unknown[] = ['x', 0, [], {}]
/** Each round removes or replaces all faults, which may reveal others. */
const mostRounds = 8

/** An invalid body reduced to its valid parts; undefined where that is not possible. */
export function restOf(schema: z.core.$ZodType, input: unknown): Remainder | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined
  const body: unknown = structuredClone(input)
  const tried = new Map<string, number>()
  for (let round = 0; round < mostRounds; round++) {
    const { data, error } = z.safeParse(schema, body)
    if (!error)
      return { body: data, isMadeUp: [...tried.values()].some((count) => count > 0), mended: [...tried.keys()] }
    for (const issue of error.issues) {
      const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
      if (!paths.every((path) => mend(body, path, tried, typesIn(issue) ?? standIns))) return undefined
    }
  }
  return undefined
}

/**
 * Removes the value at a path, or fills in a placeholder for a missing one. False when nothing helps. `tried` counts
 * the placeholders of each path.
 */
function mend(
  body: unknown,
  path: readonly PropertyKey[],
  tried: Map<string, number>,
  standIns: readonly unknown[],
): boolean {
  const key = path.at(-1)
  const parent = path.slice(0, -1).reduce<unknown>((at, step) => inside(at, step), body)
  if (key === undefined || typeof parent !== 'object' || parent === null) return key !== undefined
  // Faults name entries by index, so a list is removed as a whole.
  if (Array.isArray(parent)) return mend(body, path.slice(0, -1), tried, standIns)
  const turn = tried.get(dotted(path))
  if (turn === undefined && Object.hasOwn(parent, key)) {
    tried.set(dotted(path), 0)
    return Reflect.deleteProperty(parent, key)
  }
  if ((turn ?? 0) >= standIns.length) return false
  tried.set(dotted(path), (turn ?? 0) + 1)
  return Reflect.set(parent, key, standIns[turn ?? 0])
}

const inside = (value: unknown, key: PropertyKey) =>
  typeof value === 'object' && value !== null ? (Reflect.get(value, key) as unknown) : undefined

class Undone extends Error {}

/**
 * Adds the rule faults of the valid part of a body, so that all faults are reported at once (interface, section 1): runs the
 * operation and rolls it back. Refusals for other reasons are reported once the shape is valid. Nothing is known of what
 * was `mended`.
 */
export async function addRuleFaults<Prepared>(
  faults: FaultList,
  mended: readonly string[],
  unit: Unit,
  prepare: () => Promise<Prepared>,
  task: (unit: Unit, prepared: Prepared) => Promise<unknown>,
) {
  try {
    const prepared = await prepare()
    await inTransaction(unit, async (unit) => {
      await task(unit, prepared)
      throw new Undone()
    })
  } catch (error) {
    if (error instanceof Undone) return
    if (!(error instanceof Refused)) throw error
    if (error.reason !== 'invalid') return
    for (const [path, texts] of Object.entries(error.faults ?? {}))
      if (!mended.some((at) => isWithin(path, at) || isWithin(at, path)))
        for (const text of texts) faults.add(path, text)
  }
}

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`)
