import * as z from 'zod/mini'
import { lossReason } from './loss-reasons.ts'
import { operation } from './operation.ts'
import { createProposal, proposal, type Proposal } from './proposal-details.ts'
import { readingOrder } from './reading-order.ts'
import { appPriceTable, appRowInput } from './row-pictures.ts'

/** Content as the app has it: version 2 leaves out pictures of rows, and in which order text and prices are read. */
export const appContent = z.extend(proposal.shape.content, {
  pricetables: z.array(appPriceTable),
  order: z.optional(readingOrder),
})

/** Version 2 does not know why a proposal was lost, nor which version its customer has: the one that was sent last. */
export const appProposal = z.extend(proposal, {
  content: appContent,
  loss_reason: lossReason,
  sent: z.nullable(z.object({ id: z.int(), number: z.int() })),
})
export type AppProposal = z.infer<typeof appProposal>

/** The details that are shown; a service of version 2 alone does not tell the rest. */
export type ShownProposal = Proposal & Partial<Pick<AppProposal, 'loss_reason' | 'sent'>>

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
