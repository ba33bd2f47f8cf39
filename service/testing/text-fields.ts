import type * as z from 'zod/mini'

type Def = {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  in?: Schema
  options?: readonly Schema[]
  values?: readonly unknown[]
  catchall?: Schema
}
type Schema = { _zod: { def: Def } }

/** A body with one text in it, which `fill` gives; the rest is left out but for the words that say of what kind it is. */
export type TextField = {
  path: string
  fill: (text: string) => unknown
  /** What the text itself is held against: several fields may share it. */
  leaf: object
}

/** Every place of a schema where text is read, also where it is to become a number or a word. */
export function textFieldsOf(schema: z.core.$ZodType): TextField[] {
  return fieldsIn(schema, '')
}

const readsText = new Set(['string', 'enum', 'literal', 'number', 'boolean'])

function fieldsIn(schema: Schema, path: string): TextField[] {
  const { def } = schema._zod
  const inner = def.innerType ?? def.in
  if (inner) return fieldsIn(inner, path)
  if (def.options) return def.options.flatMap((option) => fieldsIn(option, path))
  if (def.element)
    return fieldsIn(def.element, `${path}[]`).map((field) => ({ ...field, fill: (text) => [field.fill(text)] }))
  if (def.shape) return fieldsOfObject(def.shape, path)
  return readsText.has(def.type) ? [{ path, fill: (text) => text, leaf: schema }] : []
}

function fieldsOfObject(shape: Record<string, Schema>, path: string): TextField[] {
  const kinds = Object.entries(shape).flatMap(([key, { _zod }]) =>
    _zod.def.type === 'literal' && _zod.def.values ? [[key, _zod.def.values[0]] as const] : [],
  )
  return Object.entries(shape).flatMap(([key, value]) =>
    fieldsIn(value, path === '' ? key : `${path}.${key}`).map(({ fill, ...field }) => ({
      ...field,
      fill: (text: string) => ({ ...Object.fromEntries(kinds), [key]: fill(text) }),
    })),
  )
}
