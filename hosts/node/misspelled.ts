const prefix = 'PROFFER_'

/** Kubernetes and older Docker tell every container about a service that is called proffer. */
const fromOrchestrator = /_SERVICE_(HOST|PORT)(_|$)|_PORT_\d+_(TCP|UDP)(_|$)/
/** What the documentation has a reader export for their own programs, on the machine of the service too. */
const ofReaders = 'PROFFER_API_KEY'
const isAddress = (value: string) => /^(tcp|udp|sctp):\/\//.test(value)

/**
 * Reports a variable that was plainly meant as a setting but is none: it has our prefix, or differs from a setting by a
 * letter or two. Undefined for all others.
 */
export function misspelled(name: string, value: string, known: readonly string[]): string | undefined {
  if (known.includes(name) || name === ofReaders) return undefined
  const written = name.toUpperCase().replaceAll('-', '_')
  if (!written.startsWith(prefix)) {
    const meant = nearest(written, known)
    return meant && `There is no such setting. Did you mean ${meant}?`
  }
  if (fromOrchestrator.test(written) || isAddress(value)) return undefined
  const bare = written.slice(prefix.length)
  const meant = known.includes(bare) ? bare : nearest(bare, known)
  return `There is no such setting. ${meant ? `Did you mean ${meant}?` : 'docs/operating.md lists them all.'}`
}

/** Single words such as PORT or HOST resemble too many others; longer names may be two letters off. */
const nearest = (written: string, known: readonly string[]) =>
  known.find((name) => name.includes('_') && distance(written, name) <= (name.length < 10 ? 1 : 2))

/** Number of letters omitted, added, replaced, or swapped with their neighbour. */
function distance(from: string, to: string): number {
  if (Math.abs(from.length - to.length) > 2) return Number.POSITIVE_INFINITY
  const rows = [Array.from({ length: to.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const at = (up: number, left: number) => (up === 0 ? row : rows[i - up])?.[j - left] ?? 0
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      const changed = at(1, 1) + (from[i - 1] === to[j - 1] ? 0 : 1)
      row.push(Math.min(at(1, 0) + 1, at(0, 1) + 1, changed, isSwapped ? at(2, 2) + 1 : changed))
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}
