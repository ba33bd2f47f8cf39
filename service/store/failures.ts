/** SQLite's primary result codes and PostgreSQL's error codes, as their drivers report them. */
type Reported = { errcode?: unknown; resultCode?: unknown; code?: unknown }

/** Extended codes: foreign key, unique, primary key; SQLSTATE class 23. */
const constraints = new Set<unknown>([787, 2067, 1555, '23503', '23505', '40001', '40P01'])
/** Busy, locked, input or output error, full; no space, shutting down, starting up. */
const troubles = new Set<unknown>([5, 6, 10, 13, '53100', '53300', '57P01', '57P03'])

const codesOf = (error: unknown): unknown[] => {
  if (typeof error !== 'object' || error === null) return []
  const { errcode, resultCode, code }: Reported = error
  return [errcode, resultCode, code]
}

/** Two writers met: what this one was based on is no longer so. */
export const isConstraintFailure = (error: unknown) => codesOf(error).some((code) => constraints.has(code))

/** The database cannot write at this moment, whoever asks. */
export const isUnavailable = (error: unknown) =>
  codesOf(error).some((code) => troubles.has(typeof code === 'number' ? code & 0xff : code))
