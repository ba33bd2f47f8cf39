type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/**
 * JSON in the one way of RFC 8785: keys in the order of their UTF-16 units, no space, numbers and text as ECMAScript
 * writes them. Throws on what JSON cannot say.
 */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new RangeError(`${value} is no number of JSON`)
    return JSON.stringify(value)
  }
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(canonicalJson).join(',')}]`
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonicalJson(one)}`).join(',')}}`
}
