import { v1Proposal, v1ProposalItem } from '#service/domain/v1-proposal-answer.ts'
import * as wire from '#wire/v1-proposals.ts'
import { pageSize } from '#wire/limits.ts'
import { note, type Chapter } from './note.ts'
import { proposals } from './proposals.ts'
import { proposal, proposalItem } from '#service/domain/made-up-records.ts'
import { asInV1 } from './v1-others.ts'

const trashable = { isTrashable: true } as const

export const v1Proposals: Chapter = {
  name: 'Proposals',
  section: '4.7',
  description:
    'As in version 2, with a company in place of the contact; there are no directories, tags or custom fields. A proposal for a private person, who is no company, has none.',
  notes: [
    note(wire.listProposalsByQuery, {
      summary: 'Proposals list',
      description: `Proposals of one status by name, ${pageSize} a page; \`/proposals/open\` and its like answer the same. When \`query\` is given the status is ignored and every status is searched: name, number, company, person and row texts; every word must match, in any order, whatever the case and accents.`,
      request: { query: { status: 'open', query: 'bakery' } },
      answer: [v1ProposalItem(proposalItem)],
    }),
    note(wire.getProposal, {
      summary: 'Proposal details',
      description:
        'All of one proposal: totals, company, content with its price tables, receivers, comments, mails and log.',
      request: { params: { id: 2041 } },
      answer: v1Proposal(proposal),
      givesEtag: true,
      ...trashable,
    }),
    note(wire.createProposal, {
      summary: 'Create proposal',
      description:
        'Makes a proposal from a favorite template, for a company and people of it who have an email. Rows in `content` are added after the rows the template has in that price table; the deprecated words of rows are taken, and where both are supplied the current one counts.',
      request: {
        body: {
          company_id: 318,
          company_contacts: [319],
          proposal_template_id: 5,
          name: 'Heat pump for the bakery',
          content: {
            pricetables: [
              {
                id: 'installation',
                rows: [
                  { type: 'price', content: 'Heat pump, 12 kW', quantity: 1, price: 8450, vat_percentage: 21 },
                  { type: 'discount', content: 'Autumn offer', discount_type: 'percentage', discount_value: 5 },
                ],
              },
            ],
          },
        },
      },
      answer: { id: 2041, version_id: 1 },
    }),
    note(wire.updateProposal, {
      summary: 'Update proposal',
      description:
        'Changes what is supplied; everything else stays, also what version 1 does not show. `price_total` of `null` drops the override.',
      request: { params: { id: 2041 }, body: { status: 'won', price_total: 8900 } },
      answer: { status: '200 OK' },
      takesIfMatch: true,
      ...trashable,
    }),
    ...asInV1(proposals.notes.filter(({ id }) => ['proposals.send', 'proposals.delete'].includes(id))),
    ...asInV1(proposals.notes.filter(({ id }) => id.startsWith('templates.'))),
  ],
}
