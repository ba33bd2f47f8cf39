import type { FaultList } from '#service/domain/fault-list.ts'
import { inKilobytes, maxBodyBytes, maxDepth, maxEntries, maxTextLength } from '#wire/limits.ts'
import { dotted, unknownKey } from './faults.ts'

/** The refusal of a larger body. */
export const tooLarge = { status: 413, detail: `Send at most ${inKilobytes(maxBodyBytes) / 1024} MiB.` } as const

/** Whether JSON text is nested too deeply for recursive code; scans the text without parsing it. */
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
      if (++depth > maxDepth) return true
    } else if (sign === '}' || sign === ']') depth--
  }
  return false
}

type Node = { value: unknown; key: PropertyKey; parent: Node | undefined }

/**
 * Enforces the limits of every input, before any schema or pattern sees it: truncates and reports arrays, objects and
 * text that are too long, and reports malformed text and `__proto__`. Modifies the input in place.
 */
export function withinLimits(faults: FaultList, input: unknown, whole: string): unknown {
  const root: Node = { value: input, key: whole, parent: undefined }
  const open = [root]
  let weight = 0
  for (let node = open.pop(); node; node = open.pop()) {
    const fault = faultIn(node.value)
    if (fault) {
      faults.add(pathOf(node) || whole, fault)
      cut(node)
    }
    const { value } = node
    const isObject = typeof value === 'object' && value !== null
    weight += isObject ? weightOfObject : 1
    if (weight > heaviest) {
      faults.add(whole, 'Send fewer values: the body holds too many')
      faults.refuse()
    }
    if (!isObject) continue
    for (const [key, inner] of Object.entries(value)) {
      const inside = { value: inner as unknown, key, parent: node }
      if (key === '__proto__') faults.add(pathOf(inside), unknownKey)
      else open.push(inside)
    }
  }
  return root.value
}

/** Each object may lack some of its keys, and each of those is a fault of its own. */
const weightOfObject = 4
/** The most faults passed as arguments of one function call; engines fail at about twice as many. */
const heaviest = 60_000

function faultIn(value: unknown) {
  if (typeof value === 'string') {
    if (value.length > maxTextLength) return `Use at most ${maxTextLength.toLocaleString('en')} characters`
    return value.includes('\0') || !value.isWellFormed() ? 'Send text without NUL and broken characters' : undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const entries = Array.isArray(value) ? value.length : Object.keys(value).length
  return entries > maxEntries ? `Use at most ${maxEntries.toLocaleString('en')} entries` : undefined
}

function cut(node: Node) {
  const { value } = node
  if (typeof value === 'string') node.value = value.slice(0, maxTextLength)
  else if (Array.isArray(value)) node.value = value.slice(0, maxEntries)
  else if (value) node.value = Object.fromEntries(Object.entries(value).slice(0, maxEntries))
  if (node.parent) Object.assign(node.parent.value as object, { [node.key]: node.value })
}

function pathOf(node: Node) {
  const path: PropertyKey[] = []
  for (let at = node; at.parent; at = at.parent) path.unshift(at.key)
  return dotted(path)
}
