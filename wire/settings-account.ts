import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { name, statusLine } from './scalars.ts'

/** Money is shown in the new currency and notation; no amount is converted. The name in addresses stays. */
export const updateAccount = operation({
  id: 'account.update',
  face: 'app',
  methods: ['PATCH', 'PUT'],
  path: '/account',
  body: z.partial(
    z.strictObject({
      name,
      /** ISO 4217. */
      currency: z.string('Give a currency').check(z.trim(), z.toUpperCase()),
      /** BCP 47: language, perhaps with script and region. */
      locale: z.string('Give a language and region, for example nl-NL').check(z.trim()),
    }),
  ),
  answer: statusLine,
})
export type AccountChanges = z.output<(typeof updateAccount)['body']>
