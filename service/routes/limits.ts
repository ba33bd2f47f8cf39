import type { FaultList } from '#service/domain/fault-list.ts'
import { dotted, unknownKey } from './faults.ts'

export const longestBody = 1_048_576
const deepest = 64
const mostEntries = 1_000
const longestText = 65_536

/** Whether JSON text nests deeper than anything recursive should see; reads the text alone, without parsing it. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (inText) {
      if (sign === '\\') at++
      else if (sign === '"') inText = false
    } else if (sign === '"') inText = true
    else if (sign === '{' || sign === '[') {
      if (++depth > deepest) return true
    } else if (sign === '}' || sign === ']') depth--
  }
  return false
}

type Place = { value: unknown; key: PropertyKey; parent: Place | undefined }

/** Adds what no input may hold, whatever its schema says: too many entries, too long or broken text, `__proto__`. */
export function addFaultsInValues(faults: FaultList, given: unknown, whole: string) {
  const open: Place[] = [{ value: given, key: '', parent: undefined }]
  for (let place = open.pop(); place; place = open.pop()) {
    const fault = faultIn(place.value)
    if (fault) faults.add(pathOf(place) || whole, fault)
    else if (typeof place.value === 'object' && place.value !== null) {
      for (const [key, value] of Object.entries(place.value)) {
        const inside = { value, key, parent: place }
        if (key === '__proto__') faults.add(pathOf(inside), unknownKey)
        else open.push(inside)
      }
    }
  }
}

function faultIn(value: unknown) {
  if (Array.isArray(value)) return value.length > mostEntries ? 'Give at most 1,000 entries' : undefined
  if (typeof value !== 'string') return undefined
  if (value.length > longestText) return 'Give at most 65,536 characters'
  if (value.includes('\0') || !value.isWellFormed()) return 'Give text without NUL and broken characters'
  return undefined
}

function pathOf(place: Place) {
  const path: PropertyKey[] = []
  for (let at = place; at.parent; at = at.parent) path.unshift(at.key)
  return dotted(path)
}
