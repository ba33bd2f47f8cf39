import type { Findings, Whose } from './findings.ts'
import { mergeLists, nameOf, type Keyed } from './merge-lists.ts'
import { inOrder, orderedKeys, wireOrder, type Parts } from './order.ts'

/**
 * Brings two orders together as two lists are, and puts the parts of `merged` into it. Only what differs from the plain
 * order is an order at all.
 */
export function mergeOrders<Document extends Parts>(
  versions: Record<Whose, Parts>,
  merged: Document,
  findings: Findings,
): Document {
  const orders = [versions.before, versions.mine, versions.theirs].map(wireOrder)
  if (orders.every((order) => order === undefined)) return merged
  const named = (parts: Parts): Keyed[] => {
    const names = namesIn(parts)
    return orderedKeys(parts).map((key) => ({ key: names.get(key) ?? key, id: null }))
  }
  const own: Findings = { conflicts: [], notes: [] }
  const { before, mine, theirs } = versions
  const order = mergeLists({ before: named(before), mine: named(mine), theirs: named(theirs) }, ['order'], own)
  const keys = new Map(Array.from(namesIn(merged), ([key, name]) => [name, key]))
  const isTold = findings.notes.some(({ at: [part], what }) => part === 'sections' && what === 'moved')
  if (!isTold) findings.notes.push(...own.notes.filter(({ what }) => what === 'moved'))
  return inOrder(
    merged,
    order.flatMap(({ key }) => keys.get(key) ?? []),
  )
}

/** What each part is known by on both sides. */
const namesIn = ({ sections, pricetables }: Parts) =>
  new Map([
    ...sections.map((section) => [section.key, nameOf(section)] as const),
    ...pricetables.map(({ key }) => [key, key] as const),
  ])
