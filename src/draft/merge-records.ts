import { isSame, type Findings, type Path, type Whose } from './findings.ts'

type Fields = Readonly<Record<string, unknown>>

/** Fields that say something only together: of two versions one pair holds, never half of each. */
const together = [
  ['discount_type', 'discount_value'],
  ['recurring_type', 'recurring_include_in_totals'],
  ['contact_id', 'contact_people'],
] as const

/** Whose order means nothing: what either added or took away holds. */
const sets = new Set(['tags', 'contact_people'])

/** Who a record is, not what it says. */
const identities = new Set(['key', 'id'])

const picked = (from: Fields, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, from[name]]))

/** Brings together what both made of a record; where both changed the same, mine stands until the person chooses. */
export function mergeRecords<T extends object>(versions: Record<Whose, T>, at: Path, findings: Findings): T {
  const { before, mine, theirs } = versions as Record<Whose, Fields>
  if (!isSame(before['type'], mine['type']) || !isSame(before['type'], theirs['type']))
    return mergeWhole(versions, at, findings)
  const merged: Record<string, unknown> = { ...mine }
  const changed: string[] = []
  for (const names of unitsOf(mine, theirs)) {
    const of = (version: Fields) => names.map((name) => version[name])
    if (isSame(of(theirs), of(before)) || isSame(of(theirs), of(mine))) continue
    const name = names.length === 1 ? names[0] : undefined
    if (isSame(of(mine), of(before))) {
      Object.assign(merged, picked(theirs, names))
      changed.push(...names)
    } else if (name !== undefined && sets.has(name)) {
      merged[name] = mergeSets(before[name], mine[name], theirs[name])
      changed.push(name)
    } else {
      const [own, other, former] = [mine, theirs, before].map((version) => picked(version, names))
      findings.conflicts.push({ at, mine: own ?? {}, theirs: other ?? {}, before: former ?? {} })
    }
  }
  if (changed.length > 0) findings.notes.push({ at, what: 'changed', names: changed })
  return merged as T
}

/** A record of another kind has other fields: one version holds. */
function mergeWhole<T extends object>({ before, mine, theirs }: Record<Whose, T>, at: Path, findings: Findings): T {
  const [own, other, former] = [mine, theirs, before].map(saying)
  if (isSame(other, former) || isSame(other, own)) return mine
  if (isSame(own, former)) {
    findings.notes.push({ at, what: 'changed', names: ['type'] })
    return { ...identityOf(mine), ...other } as T
  }
  findings.conflicts.push({ at, whole: true, mine: own ?? {}, theirs: other ?? {}, before: former ?? {} })
  return mine
}

const entriesOf = (record: object, isIdentity: boolean) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => identities.has(name) === isIdentity))

/** What a record says, without who it is. */
export const saying = (record: object) => entriesOf(record, false)
export const identityOf = (record: object) => entriesOf(record, true)

/** The fields of both, those that belong together as one; the people of one customer are a set of their own. */
function unitsOf(mine: Fields, theirs: Fields): string[][] {
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)].filter((name) => !identities.has(name)))
  const units: string[][] = []
  for (const [first, second] of together) {
    if (!names.has(first) || !names.has(second)) continue
    if (first === 'contact_id' && mine[first] === theirs[first]) continue
    units.push([first, second])
    names.delete(first)
    names.delete(second)
  }
  return [...units, ...Array.from(names, (name) => [name])]
}

function mergeSets(before: unknown, mine: unknown, theirs: unknown): unknown[] {
  const [was, own, other] = [before, mine, theirs].map((set) => (Array.isArray(set) ? (set as unknown[]) : []))
  const gone = new Set(was?.filter((one) => !other?.includes(one)))
  const added = other?.filter((one) => !was?.includes(one) && !own?.includes(one)) ?? []
  return [...(own ?? []).filter((one) => !gone.has(one)), ...added]
}
