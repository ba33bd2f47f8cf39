import type * as z from 'zod/mini'
import { schemaBook } from '#service/openapi/json-schema.ts'
import type { JsonSchema } from '#service/openapi/shape.ts'
import type { Tool } from './tool.ts'

const referred = /"\$ref":"#\/components\/schemas\/(\w+)"/g

/**
 * A schema of a tool as clients get it: one document of its own, with the records it refers to. The types and words are
 * those of the reference (service/openapi), which are made from the same contract.
 */
export function toolSchema(schema: z.ZodMiniObject, io: 'input' | 'output', owner: string): JsonSchema {
  const { written, components } = schemaBook()
  const root = written(schema, io, owner)
  const $defs: Record<string, JsonSchema> = {}
  const gather = (within: JsonSchema) => {
    for (const [, name = ''] of JSON.stringify(within).matchAll(referred)) {
      const record = components[name]
      if ($defs[name] || !record) continue
      $defs[name] = record
      gather(record)
    }
  }
  gather(root)
  const whole = { ...root, ...(Object.keys($defs).length > 0 && { $defs }) }
  return JSON.parse(JSON.stringify(whole).replaceAll(referred, '"$ref":"#/$defs/$1"')) as JsonSchema
}

/** Made when the first client asks: nothing that starts waits for them. */
const made = new Map<string, { input: JsonSchema; output: JsonSchema }>()

export function schemasOf({ name, input, output, op }: Tool) {
  const known = made.get(name)
  if (known) return known
  const both = { input: toolSchema(input, 'input', op.id), output: toolSchema(output, 'output', op.id) }
  made.set(name, both)
  return both
}
