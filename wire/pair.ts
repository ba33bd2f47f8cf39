import * as z from 'zod/mini'

/** Two numbers. No tuple of zod: every page would carry those for pairs alone. */
export const pairOf = (each: z.ZodMiniType<number, number>, error = 'Send two') =>
  z.pipe(
    z.array(each, error).check(z.minLength(2, error), z.maxLength(2, error)),
    z.transform(([first = 0, second = 0]): [number, number] => [first, second]),
  )
