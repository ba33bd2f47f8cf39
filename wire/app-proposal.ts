import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { createProposal, proposal } from './proposal-details.ts'
import { readingOrder } from './reading-order.ts'
import { appPriceTable, appRowInput } from './row-pictures.ts'

/** Content as the app has it: version 2 leaves out pictures of rows, and in which order text and prices are read. */
export const appContent = z.extend(proposal.shape.content, {
  pricetables: z.array(appPriceTable),
  order: z.optional(readingOrder),
})

export const appProposal = z.extend(proposal, { content: appContent })
export type AppProposal = z.infer<typeof appProposal>

/** As in version 2, with pictures of rows. */
export const createAppProposal = operation({
  ...createProposal,
  id: 'proposals.app-create',
  face: 'app',
  body: z.extend(createProposal.body, {
    content: z.optional(
      z.strictObject({
        pricetables: z.array(
          z.strictObject({ id: z.string('Send the Unique ID of a price table'), rows: z.array(appRowInput) }),
        ),
      }),
    ),
  }),
})
