import * as fc from 'fast-check'
import type { JsonSchema } from '#service/openapi/shape.ts'

type Schemas = Record<string, JsonSchema>
/** Values worth sending in a field, by its name or `<field it stands in>.<name>`: ids there are, words with a meaning. */
export type Known = Readonly<Record<string, readonly unknown[]>>

/** Values that a schema of the document takes; a field of which something is known mostly gets that. */
export function valuesOf(schema: JsonSchema, schemas: Schemas, known: Known, field = ''): fc.Arbitrary<unknown> {
  const inside = (one: JsonSchema) => valuesOf(one, schemas, known, field)
  const target = schema.$ref && schemas[schema.$ref.replace('#/components/schemas/', '')]
  if (target) return inside(target)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return fc.oneof(...options.map(inside))

  const types = [schema.type ?? []].flat()
  const some = types.map((type) => valuesOfType(type, schema, schemas, known, field))
  if (types.length === 0) return fc.jsonValue({ maxDepth: 2 })
  const worthwhile = known[field]
  const isOne = types.every((type) => type !== 'object' && type !== 'array')
  return worthwhile && isOne
    ? fc.oneof({ weight: 20, arbitrary: fc.constantFrom(...worthwhile) }, ...some)
    : fc.oneof(...some)
}

function valuesOfType(type: string, schema: JsonSchema, schemas: Schemas, known: Known, field: string) {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 60 })
    case 'number':
      return fc
        .integer({
          min: Math.max(schema.minimum ?? -100_000, -100_000),
          max: Math.min(schema.maximum ?? 1_000_000, 1_000_000),
        })
        .map((amount) => (schema.maximum === undefined ? amount / 100 : amount))
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, schemas, known, field), {
        minLength: schema.minItems ?? 0,
        maxLength: 4,
      })
    case 'object':
      return objectsOf(schema, schemas, known, field)
    default:
      return textsOf(schema)
  }
}

const textsOf = ({ minLength = 0, maxLength = 40, pattern }: JsonSchema): fc.Arbitrary<string> =>
  pattern
    ? fc.stringMatching(new RegExp(pattern), { size: 'small' })
    : fc.string({ minLength, maxLength: Math.min(maxLength, 40), unit: fc.constantFrom(...letters) })

const letters = [
  ...'abcdefgXYZ 019'.split(''),
  'é',
  'ß',
  '漢',
  '👷',
  "'",
  '"',
  '<',
  '&',
  '%',
  '_',
  '*',
  '\\',
  '\n',
  '[',
]

function objectsOf(schema: JsonSchema, schemas: Schemas, known: Known, owner: string): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties: more } = schema
  const valuesFor = (name: string, one: JsonSchema) =>
    valuesOf(one, schemas, known, known[`${owner}.${name}`] ? `${owner}.${name}` : name)
  const fields = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valuesFor(name, one)]))
  const own = withFew(fields, required)
  const custom = Object.values(schema['x-patternProperties'] ?? {})[0]
  if (custom) {
    const values = fc.record(
      { custom_trade: fc.string(), custom_about: fc.constant('<p onclick="x()">a<b>b</b></p>') },
      { requiredKeys: [] },
    )
    return fc.tuple(own, values).map(([one, other]) => ({ ...one, ...other }))
  }
  if (typeof more !== 'object') return own
  return fc.dictionary(fc.constantFrom('id', 'company', 'note'), valuesOf(more, schemas, known), { maxKeys: 1 })
}

/** Every required field, and mostly just a few of the others: the more there are, the less goes together. */
function withFew(fields: Record<string, fc.Arbitrary<unknown>>, required: string[]) {
  const optional = Object.keys(fields).filter((name) => !required.includes(name))
  const some = fc.subarray(optional, { maxLength: Math.min(3, optional.length) }).chain((names) => {
    const kept = Object.entries(fields).filter(([name]) => required.includes(name) || names.includes(name))
    return fc.record(Object.fromEntries(kept))
  })
  return fc.oneof(
    { weight: 3, arbitrary: some },
    { weight: 1, arbitrary: fc.record(fields, { requiredKeys: required }) },
  )
}

/** What no schema asks for: other types, extremes, text that breaks naive code. */
export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    '0',
    '-1',
    0,
    -1,
    1.005,
    1e15,
    2 ** 53,
    1e308,
    -1e-308,
    [],
    {},
    [[]],
    [null],
    'null',
    'NaN',
    '\u0000',
    '\ud800',
    '\u202e\u0301',
    "'; drop table proposal; --",
    '<script>alert(1)</script>',
    '[contact_firstname]',
    '../../etc/passwd',
    'a\r\nBcc: x@y.test',
    'https://169.254.169.254/',
    'x'.repeat(70_000),
    Array.from({ length: 1001 }, () => 1),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.jsonValue({ maxDepth: 3 }),
)

type Change = { at: number; how: 'drop' | 'replace' | 'add' | 'repeat' | 'wrap'; by: unknown }

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    at: fc.nat(200),
    how: fc.constantFrom('drop', 'replace', 'replace', 'add', 'repeat', 'wrap'),
    by: hostileValues,
  }),
  { minLength: 1, maxLength: 3 },
)

/** A fitting value with one to three things wrong somewhere inside. */
export const changed = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(values, changes).map(([value, all]) => all.reduce(withChange, structuredClone(value)))

type Slot = { parent: Record<string, unknown>; key: string }

function withChange(whole: unknown, { at, how, by }: Change): unknown {
  const slots = slotsIn(whole)
  const slot = slots[at % slots.length]
  if (!slot) return how === 'wrap' ? [whole] : by
  const { parent, key } = slot
  if (how === 'drop') delete parent[key]
  else if (how === 'add') parent[['no_such_key', 'constructor', '__proto__', ''][at % 4] ?? ''] = by
  else if (how === 'wrap') parent[key] = { it: parent[key] }
  else if (how === 'repeat') parent[key] = [parent[key], parent[key]]
  else parent[key] = by
  return whole
}

function slotsIn(value: unknown): Slot[] {
  if (typeof value !== 'object' || value === null) return []
  const parent = value as Record<string, unknown>
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...slotsIn(parent[key])])
}
