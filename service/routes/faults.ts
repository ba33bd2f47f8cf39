import * as z from 'zod/mini'
import { FaultList } from '#service/domain/fault-list.ts'

// zod/mini has no messages of its own; these apply where the contract has none.
z.config(z.locales.en())

export const unknownKey = 'There is no such key'

/** An input as a schema reads it. Adds its faults by dotted path; `whole` names the input itself (interface, section 1). */
export function read<Schema extends z.core.$ZodType>(
  schema: Schema,
  input: unknown,
  whole: string,
  faults: FaultList,
): z.output<Schema> | undefined {
  const { data, error } = z.safeParse(schema, input)
  if (!error) return data
  addIssues(faults, error, whole)
  addFaultsOfEveryType(faults, error, { schema, input, whole })
  return undefined
}

function addIssues(faults: FaultList, { issues }: z.core.$ZodError, whole: string) {
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') faults.add(dotted(issue.path) || whole, issue.message)
    else for (const key of issue.keys) faults.add(dotted([...issue.path, key]), unknownKey)
  }
}

/** The types that a union takes, where it was given another; undefined for any other issue. */
export const typesIn = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_union' && 'options' in issue ? issue.options : undefined

/** An answer is full of more, and each round reads all of the input. */
const mostUntyped = 100

type Read = { schema: z.core.$ZodType; input: unknown; whole: string }

/**
 * Adds what is at fault whichever type was meant, since a union by type that is given another names the type alone. The input
 * is read as if each of them had been sent; a key that some types have is told as those tell it.
 */
function addFaultsOfEveryType(faults: FaultList, { issues }: z.core.$ZodError, { schema, input, whole }: Read) {
  const untyped = issues.flatMap((issue) => {
    const types = typesIn(issue)
    return types ? [{ path: issue.path, types }] : []
  })
  if (untyped.length === 0 || untyped.length > mostUntyped) return
  const rounds = untyped.reduce((most, { types }) => Math.max(most, types.length), 0)
  const typed: unknown = structuredClone(input)
  const found = Array.from({ length: rounds }, (_, at) => {
    for (const { path, types } of untyped) setAt(typed, path, types[at % types.length])
    const { error } = z.safeParse(schema, typed)
    const inRound = new FaultList()
    if (error) addIssues(inRound, error, whole)
    return new Map(Object.entries(inRound.all))
  })
  for (const path of found[0]?.keys() ?? []) {
    const told = found.map((inRound) => inRound.get(path))
    if (told.includes(undefined)) continue
    const texts = told.find((texts) => !texts?.includes(unknownKey)) ?? [unknownKey]
    for (const text of texts) faults.add(path, text)
  }
}

function setAt(value: unknown, path: readonly PropertyKey[], to: unknown) {
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => Reflect.get(at as object, key), value)
  Reflect.set(parent as object, path.at(-1) ?? '', to)
}

export const dotted = (path: readonly PropertyKey[]) => path.map(String).join('.')
