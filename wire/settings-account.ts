import * as z from 'zod/mini'
import { maxCodeLength } from './limits.ts'
import { operation } from './operation.ts'
import { sellersSee } from './roles.ts'
import { atMost, integer, name, oneOf, statusLine } from './scalars.ts'

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
      /** For how many days the audit log is kept. */
      audit_days: z.pipe(
        integer,
        z.int().check(z.minimum(30, 'Keep it for at least 30 days'), z.maximum(3650, 'Keep it for at most 3650 days')),
      ),
    }),
  ),
  answer: statusLine,
})
export type AccountChanges = z.output<(typeof updateAccount)['body']>
