/** A moment as the wire writes it: `2026-02-03T09:10:11.000000Z` (wire section 1). Moments are milliseconds, UTC. */
export const timestamp = (moment: number) => new Date(moment).toISOString().replace('Z', '000Z')

/** Null for what has not happened. */
export const timestampOrNull = (moment: number | null) => (moment === null ? null : timestamp(moment))
