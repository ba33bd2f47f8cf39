import * as z from 'zod/mini'

/** Two of one kind. No tuple of zod: every page would carry those for pairs alone. */
export const pairOf = <Each extends z.ZodMiniType>(each: Each, error = 'Send two') =>
  z.array(each, error).check(z.minLength(2, error), z.maxLength(2, error)) as unknown as z.ZodMiniType<
    [z.output<Each>, z.output<Each>],
    [z.input<Each>, z.input<Each>]
  >
