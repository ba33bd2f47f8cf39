import * as z from 'zod/mini'
import { customKey } from '#wire/custom-fields.ts'
import { flag, integer, money, price } from '#wire/scalars.ts'
import { glossary } from './glossary.ts'
import { schemaNames } from './names.ts'
import type { JsonSchema } from './shape.ts'

type Schema = z.core.$ZodType
/** What a caller sends, or what the service answers. */
type Direction = 'input' | 'output'

/**
 * The contract's schemas as JSON Schema 2020-12. Named records are gathered in `components` and referred to;
 * `owner` is whose fields the glossary explains: a record's name, an operation's id or the field they stand in.
 */
export function schemaBook() {
  const components: Record<string, JsonSchema> = {}
  const written = (schema: Schema, io: Direction, owner: string): JsonSchema => {
    // Held in an object, so that a named schema is referred to rather than unfolded.
    const { properties = {}, $defs = {} }: z.core.JSONSchema.BaseSchema = z.toJSONSchema(z.object({ it: schema }), {
      io,
      metadata: schemaNames,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => override(zodSchema, jsonSchema as JsonSchema, io),
    })
    for (const [name, definition] of Object.entries($defs))
      components[name] ??= tidied(definition as JsonSchema, name, io)
    return tidied(properties['it'] as JsonSchema, owner, io)
  }
  return { written, components }
}

/**
 * The scalars take text as well ("7" is 7, interface, section 1.2); the documents name the plain type, so that clients
 * made from them send and expect just that.
 */
const scalars = new Map<Schema, JsonSchema>([
  [integer, { type: 'integer' }],
  [flag, { type: 'boolean' }],
  [price, { type: 'number' }],
  [money, { type: 'number' }],
])

/** Corrects what zod writes for a schema, in place. */
function override(schema: z.core.$ZodTypes, json: JsonSchema, io: Direction) {
  const { def } = schema._zod
  const scalar = scalars.get(schema)
  if (scalar) replace(json, scalar)
  // A scalar that goes through a check of its own is what the check says.
  else if (def.type === 'pipe' && def.out._zod.def.type === 'number') replace(json, numberOf(def.out))
  // False is taken as text too.
  else if (def.type === 'literal' && def.values.length > 1 && def.values.includes(false))
    replace(json, { const: false })
  else if (def.type === 'default' && io === 'input') json.default = def.defaultValue
  else if (def.type === 'object' && def.catchall?._zod.def.type === 'unknown') {
    // Only records with custom fields are open in the contract.
    // Clients made from a document take `patternProperties` for the type of every field, and break on ids.
    json['x-patternProperties'] = { [customKey.source]: { type: 'string', description: glossary.custom_ } }
    json.additionalProperties = true
  }
}

const numberOf = (schema: Schema): JsonSchema => {
  const json: z.core.JSONSchema.BaseSchema = z.toJSONSchema(schema)
  return json as JsonSchema
}

function replace(json: JsonSchema, by: JsonSchema) {
  for (const key of Object.keys(json)) delete json[key as keyof JsonSchema]
  Object.assign(json, by)
}

const safest = Number.MAX_SAFE_INTEGER

/** The same, shorter: one `enum` for several, `type` with null, no bounds that only a computer has; with descriptions. */
function tidied(schema: JsonSchema, owner: string, io: Direction): JsonSchema {
  const inside = (schema: JsonSchema) => tidied(schema, owner, io)
  const {
    $ref,
    properties,
    items,
    anyOf,
    oneOf,
    additionalProperties: more,
    propertyNames: _,
    prefixItems,
    ...rest
  } = plainOf(schema)
  for (const key of ['$schema', 'id']) delete rest[key as keyof typeof rest]
  if (rest.minimum === -safest) delete rest.minimum
  if (rest.maximum === safest) delete rest.maximum
  const isOpen = more === undefined || (typeof more === 'object' && Object.keys(more).length === 0)
  return {
    ...($ref && { $ref: $ref.replace('#/$defs/', '#/components/schemas/') }),
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([field, schema]) => [
          field,
          explained(tidied(schema, field, io), owner, field),
        ]),
      ),
    }),
    ...(items && { items: inside(items) }),
    ...(prefixItems && pairOf(prefixItems.map(inside))),
    ...(anyOf && joined(anyOf.map(inside))),
    ...(oneOf && { oneOf: oneOf.map(inside) }),
    // An answer may gain fields; what a caller sends may not hold unknown ones.
    ...(!isOpen &&
      (more !== false || io === 'input' || isEmpty(properties)) && {
        additionalProperties: typeof more === 'object' ? inside(more) : more,
      }),
  }
}

/** So many of one kind, as both ends of a line: tools that know no tuples read it too. */
const pairOf = (each: JsonSchema[]): JsonSchema => ({
  ...(each[0] && { items: each[0] }),
  minItems: each.length,
  maxItems: each.length,
})

/** Null is as good as leaving out what has a default; the documents name the plain type that clients send. */
function plainOf(schema: JsonSchema): JsonSchema {
  if (schema.default === undefined || schema.default === null) return schema
  const { anyOf = [], type = [], ...rest } = schema
  const [oneType, ...otherTypes] = [type].flat().filter((name) => name !== 'null')
  const options = anyOf.filter((option) => option.type !== 'null')
  const [only, ...others] = options
  return {
    ...rest,
    ...(oneType !== undefined && { type: otherTypes.length === 0 ? oneType : [oneType, ...otherTypes] }),
    ...(only && (others.length === 0 ? only : { anyOf: options })),
  }
}

const isEmpty = (properties: object | undefined) => Object.keys(properties ?? {}).length === 0

/** What the glossary says of a field: of this owner's, or of every field called so. */
function explained(schema: JsonSchema, owner: string, field: string): JsonSchema {
  // Where version 1 says nothing else, what stands for version 2 holds.
  const ownersOf = [owner, owner.replace(/^v1\./, '')]
  const description = ownersOf.map((one) => glossary[`${one}.${field}`]).find(Boolean) ?? glossary[field]
  return {
    ...schema,
    ...(description && { description }),
    ...(description?.startsWith('Deprecated') && { deprecated: true }),
  }
}

function joined(options: JsonSchema[]): JsonSchema {
  const words = options.map(({ const: only, enum: several }) => several ?? (only === undefined ? undefined : [only]))
  if (words.every((several) => several !== undefined)) return { enum: words.flat() }
  const [only, none, ...others] = options
  if (none?.type === 'null' && others.length === 0 && typeof only?.type === 'string' && !only.enum)
    return { ...only, type: [only.type, 'null'] }
  return { anyOf: options }
}
