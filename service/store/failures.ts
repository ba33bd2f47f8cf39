/** SQLite's primary result codes and PostgreSQL's error codes, as their drivers report them. */
type Reported = { errcode?: unknown; resultCode?: unknown; code?: unknown; message?: unknown }

/** Extended codes: foreign key, unique, primary key; SQLSTATE class 23 and lost races. */
const constraints = new Set<unknown>([787, 2067, 1555, '23503', '23505', '40001', '40P01'])
/** Busy, locked, read-only, input or output error, full, cannot be opened. */
const troubles = new Set<unknown>([5, 6, 8, 10, 13, 14])
/** SQLSTATE: connection, no resources, shut down or starting, time is up, read-only; and the system's own words. */
const outage =
  /^(08|53|57P)|^(57014|55P03|25006|25P03)$|^E(CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/
/** What the PostgreSQL driver says without a code; and PostgreSQL, of what a migration has overtaken. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|cached plan must not change result type)/

const codesOf = (error: unknown): unknown[] => {
  if (typeof error !== 'object' || error === null) return []
  const { errcode, resultCode, code }: Reported = error
  return [errcode, resultCode, code]
}

/** A write conflict: what this transaction read has changed. */
export const isConstraintFailure = (error: unknown) => codesOf(error).some((code) => constraints.has(code))

/** The database cannot be read or written at the moment. */
export const isUnavailable = (error: unknown): boolean =>
  codesOf(error).some((code) => (typeof code === 'number' ? troubles.has(code & 0xff) : outage.test(String(code)))) ||
  (error instanceof Error && (lostConnection.test(error.message) || isUnavailable(error.cause)))
