import { listVatGroups } from '#wire/products.ts'
import { listTags } from '#wire/tags.ts'
import { listDesignTemplates, listEmailTemplates, listTextTemplates } from '#wire/templates.ts'
import { note, type Chapter } from './note.ts'

export const settings: Chapter = {
  name: 'Templates and settings',
  section: '4.3',
  description: 'What proposals are made with. Each list is complete and takes no input.',
  notes: [
    note(listDesignTemplates, {
      summary: 'Design templates list',
      description: 'Colours, font and logo of the customer’s page.',
      request: {},
      answer: [
        {
          id: 2,
          name: 'House style',
          colors: ['#2143b9', '#181c25'],
          font: 'Source Serif',
          logo_url: '/logos/house.svg',
        },
      ],
    }),
    note(listEmailTemplates, {
      summary: 'Email templates list',
      description: 'Messages to send a proposal with: their ids are what `send_message_id` takes.',
      request: {},
      answer: [
        {
          id: 9,
          name: 'First proposal',
          subject: 'Our proposal: [proposal_name]',
          message: '[contact_salutation],\n\nHere is our proposal: [proposal_link]',
          language: 'en',
        },
      ],
    }),
    note(listTags, {
      summary: 'Tags list',
      description: 'Every tag of the account, of proposals and contacts alike.',
      request: {},
      answer: [
        { id: 15, name: 'bakery' },
        { id: 12, name: 'heat pump' },
      ],
    }),
    note(listTextTemplates, {
      summary: 'Text / Language templates list',
      description: 'The fixed words around a proposal, one per language.',
      request: {},
      answer: [{ id: 1, name: 'English', language: 'en' }],
    }),
    note(listVatGroups, {
      summary: 'VAT (tax) groups list',
      description: 'VAT rates by name: their ids are what `vat_id` of a product takes.',
      request: {},
      answer: [
        { id: 1, name: 'High', percentage: 21 },
        { id: 2, name: 'Low', percentage: 9 },
      ],
    }),
  ],
}
