import * as z from 'zod/mini'
import { maxCodeLength } from './limits.ts'
import { operation } from './operation.ts'
import { assistantsFrom, sellersSee } from './roles.ts'
import { atMost, integer, name, oneOf, statusLine, within } from './scalars.ts'

/** For so many days, or 0: for as long as the account exists. */
const daysOrAlways = (least: number) =>
  z.pipe(
    integer,
    z.int().check(
      z.refine((days) => days === 0 || (days >= least && days <= mostDays), {
        error: `Keep it for ${least} to ${mostDays} days, or for always: 0`,
      }),
    ),
  )
const mostDays = 3650

/** How long what is kept (interface, section 8.11). */
export const retention = {
  /** For how many days the audit log is kept. */
  audit_days: z.pipe(
    integer,
    z
      .int()
      .check(
        z.minimum(30, 'Keep it for at least 30 days'),
        z.maximum(mostDays, `Keep it for at most ${mostDays} days`),
      ),
  ),
  trash_days: daysOrAlways(7),
  visit_days: daysOrAlways(30),
  mail_days: daysOrAlways(30),
  event_days: z.pipe(integer, within(1, 30)),
  proof_years: z.pipe(integer, within(1, 30)),
}

/** Amounts are shown in the new currency and notation; none is converted. The name in addresses stays. */
export const updateAccount = operation({
  id: 'account.update',
  face: 'app',
  may: 'admin',
  methods: ['PATCH', 'PUT'],
  path: '/account',
  body: z.partial(
    z.strictObject({
      name,
      /** ISO 4217. */
      currency: z.string('Enter a currency').check(z.trim(), atMost(maxCodeLength), z.toUpperCase()),
      /** BCP 47: language, perhaps with script and region. */
      locale: z.string('Enter a language and region, for example nl-NL').check(z.trim(), atMost(maxCodeLength)),
      /** IANA: where the account's days end. */
      time_zone: z.string('Enter a time zone, for example Europe/Amsterdam').check(z.trim(), atMost(maxCodeLength)),
      /** Whether sellers see all proposals and contacts, or only their own (decision 0062). */
      sellers_see: oneOf(sellersSee),
      /** From which role on people may connect assistants; `nobody` switches them off (interface, section 6.11). */
      assistants_from: oneOf(assistantsFrom),
      ...retention,
    }),
  ),
  answer: statusLine,
})
export type AccountChanges = z.output<(typeof updateAccount)['body']>
