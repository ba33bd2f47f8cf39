/** Seconds from one try to the next (wire section 7); one try more than there are gaps. */
export const defaultRetrySeconds: readonly number[] = [5, 30, 120, 600, 1800, 3600, 7200, 18_000, 36_000]

/** The same for mails: about four days, which is how long mail servers try. */
export const defaultMailRetrySeconds: readonly number[] = [
  60, 300, 1800, 7200, 21_600, 43_200, 43_200, 86_400, 86_400, 86_400,
]

/**
 * Milliseconds to wait after try number `tries` failed, ±10 % so that what failed together is not tried together;
 * undefined when that was the last. `random` is from 0 up to 1.
 */
export function waitAfter(tries: number, retrySeconds: readonly number[], random: number): number | undefined {
  const seconds = retrySeconds[tries - 1]
  return seconds === undefined ? undefined : Math.round(seconds * 1000 * (0.9 + 0.2 * random))
}
