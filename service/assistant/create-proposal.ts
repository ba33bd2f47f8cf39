import * as z from 'zod/mini'
import { createProposal as operation } from '#wire/proposal-details.ts'
import { writing } from './tool.ts'

export const createProposal = writing({
  name: 'create_proposal',
  title: 'Create a proposal',
  description:
    'Creates a draft from a template (find_templates) for a contact (find_contacts), to be received by people of it. Nothing goes to the customer. Price rows given in `content` are added to those of the template, in the table of that id; set_price_rows sets them afterwards.',
  op: operation,
  hints: { destructiveHint: false, openWorldHint: false },
  input: z.pick(operation.body, {
    name: true,
    contact_id: true,
    contact_people: true,
    proposal_template_id: true,
    directory_id: true,
    content: true,
    custom_fields: true,
    tags: true,
  }),
  output: z.object({ id: z.int(), version_id: z.int(), address: z.string() }),
  run: async (body, { ask, address }) => {
    const { body: made } = await ask(operation, { body })
    return { said: `Proposal ${made.id} is created, as a draft.`, data: { ...made, address: address(made.id) } }
  },
})
