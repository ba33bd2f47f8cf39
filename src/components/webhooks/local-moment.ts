const two = (part: number) => String(part).padStart(2, '0')

/** A moment as a field for local day and time holds it: 2026-11-21T09:41. */
export function localInput(moment: string | Date): string {
  const at = new Date(moment)
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** What such a field holds as the wire writes it; undefined while it holds no moment. */
export function momentIn(local: string): string | undefined {
  const at = new Date(local)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
