import { isSame, type Findings, type Path, type Whose } from './findings.ts'
import { mergeRecords, saying } from './merge-records.ts'

/** One of a list: the service's id once it has one, before that the key it got here. */
export type Keyed = { key: string; id: number | null }

export const nameOf = ({ key, id }: Keyed) => (id === null ? key : `#${id}`)

export type Merge<Item> = (versions: Record<Whose, Item>, at: Path, findings: Findings) => Item

/**
 * Brings two versions of a list together by the identity of its items: what either added stays where they put it, what
 * either removed goes unless the other changed it, what only one moved lies where they moved it.
 */
export function mergeLists<Item extends Keyed>(
  { before, mine, theirs }: Record<Whose, readonly Item[]>,
  at: Path,
  findings: Findings,
  merge: Merge<Item> = mergeRecords,
): Item[] {
  const [was, own, other] = [byName(before), byName(mine), byName(theirs)]
  const merged = new Map<string, Item>()
  for (const name of new Set([...own.keys(), ...other.keys()])) {
    const versions = { before: was.get(name), mine: own.get(name), theirs: other.get(name) }
    const item = mergeItem(versions, [...at, name], findings, merge)
    if (item) merged.set(name, item)
  }
  const order = mergeOrder({ before: [...was.keys()], mine: [...own.keys()], theirs: [...other.keys()] }, merged)
  if (order.movedByThem) findings.notes.push({ at, what: 'moved' })
  return order.names.flatMap((name) => merged.get(name) ?? [])
}

const byName = <Item extends Keyed>(items: readonly Item[]) => new Map(items.map((item) => [nameOf(item), item]))

/** One item of a list; undefined where it goes. */
export function mergeItem<Item extends { key: string }>(
  { before, mine, theirs }: Record<Whose, Item | undefined>,
  at: Path,
  findings: Findings,
  merge: Merge<Item>,
): Item | undefined {
  // The key is a matter of this page: the one it is shown under stays.
  if (mine && theirs) return merge({ before: before ?? mine, mine, theirs: { ...theirs, key: mine.key } }, at, findings)
  const kept = mine ?? theirs
  if (!kept) return undefined
  if (!before) {
    if (theirs) findings.notes.push({ at, what: 'added' })
    return kept
  }
  if (isSame(saying(kept), saying(before))) {
    if (mine) findings.notes.push({ at, what: 'removed' })
    return undefined
  }
  // What somebody wrote outlives that somebody else removed it: the service lets an id come back.
  findings.notes.push({ at, what: mine ? 'kept-mine' : 'kept-theirs' })
  return kept
}

type Names = readonly string[]

/** The order of what is left. Where both moved things, mine holds. */
function mergeOrder(versions: Record<Whose, Names>, merged: ReadonlyMap<string, Keyed>) {
  const inAll = new Set(versions.mine.filter((name) => versions.theirs.includes(name)))
  const common = (names: Names) => names.filter((name) => inAll.has(name))
  const [mine, theirs] = [common(versions.mine), common(versions.theirs)]
  const movedByThem = isSame(common(versions.before), mine) && !isSame(mine, theirs)
  const names = movedByThem ? theirs : mine
  const chains = [...chainsIn(versions.mine, inAll, merged), ...chainsIn(versions.theirs, inAll, merged)]
  const after = (anchor: string | undefined) =>
    chains
      .filter((chain) => chain.anchor === anchor)
      .toSorted((a, b) => compared(a.names[0], b.names[0], merged))
      .flatMap((chain) => chain.names)
  return { names: [...after(undefined), ...names.flatMap((name) => [name, ...after(name)])], movedByThem }
}

/** What one side alone has, in runs, each after the item of both that it follows. */
function chainsIn(names: Names, inAll: ReadonlySet<string>, merged: ReadonlyMap<string, Keyed>) {
  const chains: { anchor: string | undefined; names: string[] }[] = [{ anchor: undefined, names: [] }]
  for (const name of names) {
    if (inAll.has(name)) chains.push({ anchor: name, names: [] })
    else if (merged.has(name)) chains.at(-1)?.names.push(name)
  }
  return chains.filter((chain) => chain.names.length > 0)
}

/** At one place what the service already knows comes first, so that both sides arrive at the same order. */
function compared(a: string | undefined, b: string | undefined, merged: ReadonlyMap<string, Keyed>): number {
  const [one, other] = [merged.get(a ?? ''), merged.get(b ?? '')]
  const byId = (one?.id ?? Infinity) - (other?.id ?? Infinity)
  return byId || (one?.key ?? '').localeCompare(other?.key ?? '')
}
