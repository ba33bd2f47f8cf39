/** Faults by path, as a problem document lists them (interface, section 1.7). */
export type Faults = Readonly<Record<string, readonly string[]>>

export type PlacedFaults = {
  /** Faults of fields the form has, in the service's order; several of one field are joined. */
  fields: { path: string; message: string }[]
  /** Whatever has no field here, in words. */
  rest: string[]
}

/** Fields that stand for a whole list: a fault of one entry is shown at the list. */
const lists = ['contact_people', 'tags'] as const

/**
 * Finds the field for each fault of a refused request. Paths of the body are the form's own; `values` is what the form
 * holds, so that a path it does not have is told in words and not lost.
 */
export function placeFaults(faults: Faults, values: unknown): PlacedFaults {
  const messages = new Map<string, string[]>()
  const rest: string[] = []
  for (const [bodyPath, texts] of Object.entries(faults)) {
    const path = fieldPath(bodyPath)
    if (hasPath(values, path)) messages.set(path, [...(messages.get(path) ?? []), ...texts])
    else rest.push(texts.join('. '))
  }
  const fields = Array.from(messages, ([path, texts]) => ({ path, message: [...new Set(texts)].join('. ') }))
  return { fields, rest }
}

function fieldPath(bodyPath: string): string {
  const list = lists.find((name) => bodyPath.startsWith(`${name}.`))
  if (list) return list
  const field = /^(custom_fields\.\d+)(\..+)?$/.exec(bodyPath)
  return field ? `${field[1]}.value` : bodyPath
}

function hasPath(values: unknown, path: string): boolean {
  let at: unknown = values
  for (const key of path.split('.')) {
    if (at === null || typeof at !== 'object' || !Object.hasOwn(at, key)) return false
    at = (at as Record<string, unknown>)[key]
  }
  return true
}
