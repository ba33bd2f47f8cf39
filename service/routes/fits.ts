import * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Fits = (value: unknown) => boolean

/**
 * A quick check of outgoing answers, made once of a schema: true only where zod would accept the value and hand it on
 * unchanged. False says nothing but that zod has to look: at what it refuses, at what it would change (keys it leaves
 * out, defaults it fills in), and at the kinds of schema that are not known here. Closures, so no code is generated
 * (the service also runs in the browser, under its Content-Security-Policy).
 */
export function fitsOf(schema: Schema): Fits {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  // A format is a check too; of those only whole numbers are known.
  const isWhole = def.type === 'number' && 'format' in def && def.format === 'safeint'
  if ((def.checks?.length ?? 0) > 0 || ('check' in def && !isWhole) || ('coerce' in def && def.coerce)) return never
  switch (def.type) {
    case 'string':
      return (value) => typeof value === 'string'
    case 'number':
      return isWhole ? Number.isSafeInteger : Number.isFinite
    case 'boolean':
      return (value) => typeof value === 'boolean'
    case 'null':
      return (value) => value === null
    case 'unknown':
      return (value) => value !== undefined
    case 'literal':
    case 'enum':
      return oneOf(schema)
    case 'nullable': {
      const inner = fitsOf(def.innerType)
      return (value) => value === null || inner(value)
    }
    case 'optional': {
      const inner = fitsOf(def.innerType)
      return (value) => value === undefined || inner(value)
    }
    case 'default':
      return fitsOf(def.innerType)
    case 'array': {
      const element = fitsOf(def.element)
      return (value) => Array.isArray(value) && value.every(element)
    }
    case 'union':
      return union(def.options)
    case 'record':
      return record(def)
    case 'object':
      return object(def)
    default:
      return never
  }
}

const never: Fits = () => false

function oneOf({ _zod }: Schema): Fits {
  const { values } = _zod
  return values ? (value) => values.has(value as z.core.util.Primitive) : never
}

/**
 * Zod takes the first that accepts a value, whatever it then leaves out of it. So the ones before are asked as well,
 * unless the value says itself that it is none of them.
 */
function union(options: readonly Schema[]): Fits {
  const checks = options.map(fitsOf)
  const others = options.map(saysOther)
  return (value) => {
    const at = checks.findIndex((fits) => fits(value))
    if (at < 1 || typeof value !== 'object' || value === null) return at >= 0
    return !options
      .slice(0, at)
      .some((option, before) => !others[before]?.(value) && z.safeParse(option, value).success)
  }
}

/** Whether an object has, under a key where the schema knows a few literal values, another one: zod then refuses it. */
function saysOther({ _zod }: Schema): (value: object) => boolean {
  const def = _zod.def as z.core.$ZodTypes['_zod']['def']
  if (def.type !== 'object') return () => false
  const known = Object.entries(def.shape).flatMap(([key, { _zod: field }]) =>
    field.def.type === 'literal' && field.values ? [[key, field.values] as const] : [],
  )
  return (value) => known.some(([key, values]) => !values.has((value as Plain)[key] as z.core.util.Primitive))
}

type Plain = Record<string, unknown>

/** JSON would write an object of a class by its own rules. */
function isPlain(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function object({ shape, catchall }: z.core.$ZodObjectDef): Fits {
  // A key that is optional inside something else may be left out as well.
  const keys = Object.keys(shape)
  const checks = Object.values(shape).map(fitsOf)
  const keepsOthers = catchall?._zod.def.type === 'unknown'
  if ((catchall && !keepsOthers && catchall._zod.def.type !== 'never') || keys.includes('__proto__')) return never
  return (value) => {
    if (!isPlain(value)) return false
    let known = 0
    for (let at = 0; at < keys.length; at++) {
      const field = value[keys[at] as string]
      if (!(checks[at] as Fits)(field)) return false
      if (field !== undefined) known++
    }
    return keepsOthers ? !Object.hasOwn(value, '__proto__') : Object.keys(value).length === known
  }
}

function record({ keyType, valueType }: z.core.$ZodRecordDef): Fits {
  const key = keyType._zod.def
  const inner = fitsOf(valueType)
  const hasAll = hasAllOf(keyType)
  if (key.checks?.length || (key.type !== 'string' && !hasAll)) return never
  return (value) =>
    isPlain(value) &&
    (hasAll?.(value) ?? true) &&
    Object.entries(value).every(([name, field]) => name !== '__proto__' && inner(field))
}

/** Where the keys are an enumeration, all of them are there and no others. */
function hasAllOf({ _zod }: Schema) {
  const { def, values } = _zod
  if (def.type !== 'enum' || !values) return undefined
  const names = [...values].map(String)
  return (value: Plain) =>
    Object.keys(value).length === names.length && names.every((name) => Object.hasOwn(value, name))
}
