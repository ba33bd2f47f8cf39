import * as z from 'zod/mini'
import { maxEmailLength } from './limits.ts'
import { atMost } from './scalars.ts'

/**
 * An email address as mail servers accept it (RFC 5321 without quoted parts and address literals, letters of every
 * script as in RFC 6531), or nothing. Each part is delimited unambiguously, so that matching takes linear time.
 */
const mailboxOrNothing =
  /^$|^[^\s"(),.:;<>@[\\\]]+(?:\.[^\s"(),.:;<>@[\\\]]+)*@[^\s!-/:-@[-`{-~]+(?:-+[^\s!-/:-@[-`{-~]+)*(?:\.[^\s!-/:-@[-`{-~]+(?:-+[^\s!-/:-@[-`{-~]+)*)+$/
const control = /\p{Cc}/u
const notMailbox = 'Not a valid email address'

/** An email address, or empty. */
export const optionalEmail = z.string('Enter an email address').check(
  z.trim(),
  atMost(maxEmailLength),
  z.regex(mailboxOrNothing, notMailbox),
  // Apart from the pattern, to keep that readable; not reported again for text the pattern refused.
  z.refine((input) => !mailboxOrNothing.test(input) || !control.test(input), notMailbox),
)

export const isMailbox = (input: string) => input !== '' && z.safeParse(optionalEmail, input).success
