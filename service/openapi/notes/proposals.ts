import { listProposalDirectories } from '#wire/proposal-directories.ts'
import { createProposal, getProposal } from '#wire/proposal-details.ts'
import { deleteProposal, sendProposal, updateProposal } from '#wire/proposal-changes.ts'
import { listProposalsByQuery } from '#wire/proposals.ts'
import { getFavoriteTemplate, listFavoriteTemplates } from '#wire/templates.ts'
import { pageSize } from '#wire/limits.ts'
import { note, type Chapter } from './note.ts'
import { favoriteTemplate, proposal, proposalItem } from '#service/domain/made-up-records.ts'

export const proposals: Chapter = {
  name: 'Proposals',
  section: '4.1',
  description:
    'A proposal is made from a favorite template, addressed to people of one contact, priced in tables, sent, and won or lost.',
  notes: [
    note(listProposalsByQuery, {
      summary: 'Proposals list',
      description: `Proposals of one status, ${pageSize} a page; \`/proposals/open\` and its like answer the same. With \`directory_id\` only those of that directory; without it all of the status, whatever directory they are in. When \`query\` is given the status is ignored and every status is searched: name, number, contact, person and row texts; every word must match, in any order, whatever the case and accents. Sorted by name, or by a date with the newest first and those without one last.`,
      request: { query: { status: 'open', sort: 'date_modified', page: 1 } },
      answer: [proposalItem],
    }),
    note(getProposal, {
      summary: 'Proposal details',
      description:
        'All of one proposal: totals, contact, content with its price tables, receivers, comments, mails and log.',
      request: { params: { id: 2041 } },
      answer: proposal,
      givesEtag: true,
      isTrashable: true,
    }),
    note(createProposal, {
      summary: 'Create proposal',
      description:
        'Makes a proposal from a favorite template. Rows in `content` are added after the rows the template has in that price table; the table is named by the Unique ID from its settings, and an id the template lacks is refused. Everyone in `contact_people` must be a person of the organisation (or the private person itself) with an email. A `price_total` that differs from what the tables come to becomes the override.',
      request: {
        body: {
          contact_id: 318,
          contact_people: [319],
          proposal_template_id: 5,
          directory_id: 4,
          name: 'Heat pump for the bakery',
          content: {
            pricetables: [
              {
                id: 'installation',
                rows: [
                  { type: 'title', content: 'Heat pump' },
                  {
                    type: 'price',
                    content: 'Heat pump, 12 kW',
                    price: 8450,
                    vat_percentage: 21,
                    product_id: 61,
                    sku: 'HP-12',
                  },
                  {
                    type: 'price',
                    content: 'Installation, two mechanics',
                    quantity: 16,
                    price: 62.5,
                    vat_percentage: 21,
                  },
                  { type: 'discount', content: 'Autumn offer', discount_type: 'percentage', discount_value: 5 },
                  {
                    type: 'price',
                    content: 'Service contract',
                    price: 14.95,
                    vat_percentage: 21,
                    recurring_type: 'month',
                  },
                ],
              },
            ],
          },
          custom_fields: [{ name: 'planning', value: '<p>Week <strong>6</strong></p>' }],
          tags: ['heat pump'],
        },
      },
      answer: { id: 2041, version_id: 1 },
    }),
    note(updateProposal, {
      summary: 'Update proposal',
      description:
        'Changes what is supplied; everything else stays. The status may be set to any value: entering `won` sets `date_won`, leaving it clears `date_won` and `agree`. `price_total` of `null` drops the override.',
      request: { params: { id: 2041 }, body: { status: 'won', tags: ['heat pump', 'bakery'] } },
      answer: { status: '200 OK' },
      takesIfMatch: true,
      isTrashable: true,
    }),
    note(sendProposal, {
      summary: 'Send proposal',
      description:
        'Sends the proposal through the service, or with `send_method` `self` makes the links and sends nothing. Every receiver gets a link of their own. A proposal in `edit` becomes `open`; one that is open is sent again. Refused with 400 when there is no receiver, when a receiver lacks an email, or when neither `send_message` nor `send_message_id` is given.',
      request: {
        params: { id: 2041 },
        body: { send_message: 'Dear Ms Yılmaz, here is our proposal for the bakery.', password_reset: false },
      },
      answer: {},
      takesIfMatch: true,
      isTrashable: true,
      conflict: 'The proposal is won, lost or closed: set it to edit or open first.',
    }),
    note(deleteProposal, {
      summary: 'Delete proposal',
      description: 'Moves the proposal to the trashcan, from which it can be restored in the app. It keeps its id.',
      request: { params: { id: 2041 } },
      answer: 'The proposal is in the trashcan.',
      takesIfMatch: true,
      isTrashable: true,
    }),
    note(listFavoriteTemplates, {
      summary: 'Favorite templates list',
      description:
        'The templates proposals are made from, with the Unique IDs of their price tables and their custom fields.',
      request: {},
      answer: [favoriteTemplate],
    }),
    note(getFavoriteTemplate, {
      summary: 'Favorite template details',
      description: 'One favorite template.',
      request: { params: { id: 5 } },
      answer: favoriteTemplate,
      givesEtag: true,
    }),
    note(listProposalDirectories, {
      summary: 'Proposal directories',
      description: 'For each status, the directories that hold proposals of that status.',
      request: {},
      answer: {
        edit: [{ id: 4, name: 'Business' }],
        open: [
          { id: 4, name: 'Business' },
          { id: 6, name: 'Private' },
        ],
        won: [{ id: 6, name: 'Private' }],
        lost: [],
        closed: [],
      },
    }),
  ],
}
