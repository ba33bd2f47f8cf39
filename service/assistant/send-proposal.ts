import * as z from 'zod/mini'
import { RefusedWith } from '#service/domain/refused.ts'
import { getProposal, type Proposal } from '#wire/proposal-details.ts'
import { sendProposal as operation } from '#wire/proposal-changes.ts'
import { integer } from '#wire/scalars.ts'
import { writing } from './tool.ts'

/** What goes to whom, as the answer to an unconfirmed call tells it and a confirmed one repeats it. */
const confirmation = z.strictObject({
  proposal: z.string(),
  receivers: z.array(z.string()),
  price_total: z.string(),
})
type Confirmation = z.output<typeof confirmation>

export const sendProposal = writing({
  name: 'send_proposal',
  title: 'Send a proposal to the customer',
  description:
    'Mails a proposal to its receivers, which cannot be taken back. It takes a message, or an email template (find_templates). Call it without `confirm` first: it is refused and tells what would go to whom. Show that to the person, and only when they agree call it again with the same words in `confirm`.',
  op: operation,
  hints: { destructiveHint: true, openWorldHint: true },
  input: z.extend(z.pick(operation.body, { send_message: true, send_message_id: true, contact_people: true }), {
    proposal_id: integer,
    confirm: z.optional(confirmation),
  }),
  output: z.object({ sent_to: z.array(z.string()), price_total: z.string(), address: z.string() }),
  // The next version of it is another thing to send.
  differs: async ({ proposal_id: id }, { ask }) => String((await ask(getProposal, { params: { id } })).body.version_id),
  run: async ({ proposal_id: id, confirm, ...body }, { ask, address }) => {
    const { body: proposal, etag = '' } = await ask(getProposal, { params: { id } })
    const wanted = whatGoesOut(proposal, body.contact_people)
    if (!confirm || !isSame(confirm, wanted)) throw unconfirmed(wanted, confirm)
    await ask(operation, { params: { id }, body }, { match: etag })
    return {
      said: `“${wanted.proposal}” is on its way to ${wanted.receivers.join(', ')}.`,
      data: { sent_to: wanted.receivers, price_total: wanted.price_total, address: address(id) },
    }
  },
})

const whatGoesOut = ({ name, receivers, price_total }: Proposal, only: readonly number[] | undefined) => ({
  proposal: name,
  receivers: receivers.filter(({ id }) => only?.includes(id) ?? true).map(({ email }) => email),
  price_total,
})

/** In any order, and with whatever blanks a currency is written. */
const isSame = (one: Confirmation, other: Confirmation) => plain(one) === plain(other)
const plain = ({ proposal, receivers, price_total }: Confirmation) =>
  JSON.stringify([proposal, receivers.map((email) => email.toLowerCase()).toSorted(), price_total]).replace(/\s+/g, ' ')

function unconfirmed(wanted: Confirmation, given: Confirmation | undefined) {
  const what = `“${wanted.proposal}”, ${wanted.price_total} without VAT, to ${wanted.receivers.join(', ') || 'nobody: it has no receivers'}`
  const why = given ? 'What was confirmed is not what would go out now' : 'Sending takes a confirmation'
  return new RefusedWith(
    'conflict',
    `${why}, so nothing was sent. This would go out: ${what}. Show it to the person; when they agree, call again with confirm.`,
    { code: 'confirmation_required', confirm: wanted },
  )
}
