import type { JsonSchema } from '#service/openapi/shape.ts'
import { maxTextLength } from '#wire/limits.ts'

type Schemas = Record<string, JsonSchema>

/** A field as a table shows it. */
export type Field = {
  /** Dotted; `[]` stands for every entry of a list. */
  path: string
  type: TypeWords[]
  isRequired: boolean
  isDeprecated: boolean
  notes: string
}

/** Plain words, or the name of a record to refer to. */
export type TypeWords = { text: string } | { record: string }

const recordOf = ($ref: string) => $ref.replace('#/components/schemas/', '')

/** A choice of words reads better where it is used than under a name of its own. */
const unfolded = (schema: JsonSchema, schemas: Schemas): JsonSchema => {
  const target = schema.$ref && schemas[recordOf(schema.$ref)]
  return target && target.enum ? { ...target, ...schema, $ref: '' } : schema
}

/** The fields of an object with those of the objects in it; required ones first. */
export function fieldsOf(
  { properties = {}, 'x-patternProperties': byPattern = {}, required = [] }: JsonSchema,
  schemas: Schemas,
  at = '',
) {
  const fields: Field[] = []
  const inOrder = Object.entries(properties).toSorted(
    ([one], [other]) => Number(required.includes(other)) - Number(required.includes(one)),
  )
  for (const [name, raw] of inOrder) {
    const schema = unfolded(raw, schemas)
    const path = at + name
    fields.push({
      path,
      type: typeOf(schema),
      isRequired: required.includes(name),
      isDeprecated: schema.deprecated === true,
      notes: notesOf(schema),
    })
    const [inner, mark] = schema.items ? [schema.items, '[].'] : [schema, '.']
    fields.push(...fieldsOf(inner, schemas, path + mark))
  }
  for (const schema of Object.values(byPattern))
    fields.push({
      path: `${at}custom_<field_id>`,
      type: typeOf(schema),
      isRequired: false,
      isDeprecated: false,
      notes: schema.description ?? '',
    })
  return fields
}

export function typeOf(schema: JsonSchema): TypeWords[] {
  const { $ref, anyOf, oneOf, items, enum: words, const: only, type } = schema
  if ($ref) return [{ record: recordOf($ref) }]
  const options = anyOf ?? oneOf
  if (options) return options.flatMap((option, at) => [...(at > 0 ? [{ text: ' or ' }] : []), ...typeOf(option)])
  if (items) return [{ text: 'list of ' }, ...typeOf(items)]
  if (words)
    return [
      {
        text: words
          .map(String)
          .join(', ')
          .replace(/, ([^,]*)$/, ' or $1'),
      },
    ]
  if (only !== undefined) return [{ text: typeof only === 'string' ? only : JSON.stringify(only) }]
  return [{ text: [type ?? 'anything'].flat().join(' or ') }]
}

function notesOf({ description, default: fallback, minLength, maxLength, minimum, minItems }: JsonSchema) {
  const limits = [
    minLength !== undefined && minLength > 0 && 'Not empty.',
    maxLength !== undefined && maxLength < maxTextLength && `At most ${maxLength} characters.`,
    minimum !== undefined && !description?.includes(String(minimum)) && `At least ${minimum}.`,
    minItems !== undefined && `At least ${minItems}.`,
    fallback !== undefined && `Default \`${JSON.stringify(fallback)}\`.`,
  ]
  return [description, ...limits.filter((limit) => limit !== false)].join(' ')
}
