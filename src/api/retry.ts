import { isPassing, Refusal, UnexpectedAnswer } from './errors.ts'

const mostTries = 3
/** A service that asks for more patience, in milliseconds, is not asked again: the failure is shown. */
const longestWait = 30_000

const askedToWait = (error: unknown) =>
  error instanceof Refusal || error instanceof UnexpectedAnswer ? (error.retryAfter ?? 0) : 0

export const retry = (failures: number, error: unknown) =>
  failures < mostTries - 1 && isPassing(error) && askedToWait(error) <= longestWait

/** Milliseconds: one second, then two, or longer when the service asks for it. */
export const retryDelay = (failures: number, error: unknown) => Math.max(askedToWait(error), 1000 * 2 ** failures)
