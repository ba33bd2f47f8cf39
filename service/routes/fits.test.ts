import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { appOperations } from '#wire/app-operations.ts'
import { operations } from '#wire/operations.ts'
import { v1Operations } from '#wire/v1-operations.ts'
import { viewerOperations } from '#wire/viewer-operations.ts'
import { fitsOf } from './fits.ts'

type Schema = z.core.$ZodType

const every = [...new Set([...operations, ...appOperations, ...v1Operations, ...viewerOperations])]

/** Values that a schema accepts; undefined for kinds of which the quick check knows nothing. */
function fitting(schema: Schema): fc.Arbitrary<unknown> | undefined {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  if (def.checks?.length) return undefined
  switch (def.type) {
    case 'string':
      return fc.string()
    case 'number':
      return 'format' in def ? fc.maxSafeInteger() : fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'unknown':
      return fc.oneof(fc.string(), fc.integer(), fc.constant(null))
    case 'literal':
    case 'enum':
      return fc.constantFrom(...(schema._zod.values ?? []))
    case 'nullable':
      return mapped(fitting(def.innerType), (inner) => fc.option(inner))
    case 'optional':
    case 'default':
      return fitting(def.innerType)
    case 'array':
      return mapped(fitting(def.element), (element) => fc.array(element, { maxLength: 3 }))
    case 'union':
      return all(def.options.map(fitting), (options) => fc.oneof(...options))
    case 'record': {
      const names = def.keyType._zod.values
      return mapped(fitting(def.valueType), (value) =>
        names
          ? fc.record(Object.fromEntries([...names].map((name) => [String(name), value])))
          : fc.dictionary(fc.string(), value, { maxKeys: 3 }),
      )
    }
    case 'object': {
      const entries = Object.entries<Schema>(def.shape)
      return all(
        entries.map(([, field]) => fitting(field)),
        (fields) =>
          fc.record(Object.fromEntries(entries.map(([key], at) => [key, fields[at] as fc.Arbitrary<unknown>]))),
      )
    }
    default:
      return undefined
  }
}

type Values = fc.Arbitrary<unknown>
const mapped = (inner: Values | undefined, to: (inner: Values) => Values) => inner && to(inner)
const all = (parts: (Values | undefined)[], to: (parts: Values[]) => Values) => {
  const known = parts.filter((part) => part !== undefined)
  return known.length === parts.length ? to(known) : undefined
}

const odd = [
  undefined,
  null,
  '',
  'text',
  0,
  1.5,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  true,
  [],
  [null],
  {},
  { id: 1 },
  new Date(0),
]

/** Somewhere in the value something else stands, is missing or is too much. */
function mutated(value: unknown, choices: readonly number[]): unknown {
  const [choice = 0, ...rest] = choices
  const other = odd[choice % odd.length]
  if (typeof value !== 'object' || value === null || rest.length === 0) return other
  if (Array.isArray(value)) {
    if (value.length === 0) return [other]
    const at = choice % value.length
    return value.with(at, mutated(value[at], rest))
  }
  const record = value as Record<string, unknown>
  const keys = Object.keys(record)
  const key = keys[choice % Math.max(1, keys.length)] ?? 'more'
  if (choice % 7 === 0) return { ...record, more: other }
  if (choice % 7 === 1) return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))
  return { ...record, [key]: mutated(record[key], rest) }
}

/** The same whatever the order of keys. */
const asJson = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** What has rules beyond its shape is left to zod. */
const leftToZod = every.filter(({ answer }) => !fitting(answer))

test('what is asked most is known to the quick check', () => {
  const most = [
    'account.hello',
    'account.summary',
    'board.details',
    'proposals.list',
    'proposals.details',
    'search.everything',
    'account.today',
  ]
  expect(every.map(({ id }) => id)).toEqual(expect.arrayContaining(most))
  expect(leftToZod.filter(({ id }) => most.includes(id))).toEqual([])
  expect(leftToZod.length).toBeLessThan(every.length / 20)
})

test.for(every.map((op) => [op.id, op] as const))(
  '%s: what the quick check lets through, zod accepts and leaves as it is, and nothing that fits is missed',
  ([, { answer }]) => {
    const fits = fitsOf(answer)
    const values = fitting(answer) ?? fc.constant({})
    fc.assert(
      fc.property(values, fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 7 }), (value, choices) => {
        if (fitting(answer)) {
          const { success, data } = z.safeParse(answer, value)
          // Of two kinds of record that both would fit, zod may take the one that leaves something out.
          expect(fits(value)).toBe(success && asJson(data) === asJson(value))
        }
        const other = mutated(value, choices)
        if (!fits(other)) return
        const { success, data } = z.safeParse(answer, other)
        expect(success).toBe(true)
        expect(asJson(data)).toBe(asJson(other))
      }),
      { numRuns: 60 },
    )
  },
)
