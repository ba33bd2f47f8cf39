import { IconFileText } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import { createContact } from '#wire/contacts.ts'
import type { Operation } from '#wire/operation.ts'
import { createProduct } from '#wire/products.ts'
import { createProposal } from '#wire/proposal-details.ts'
import { reaches, roles } from '#wire/roles.ts'
import { createWebhook } from '#wire/webhooks.ts'
import { newEntries, partEntries } from './act-entries.tsx'

/** What is begun at each address. */
const begun: Record<string, Pick<Operation, 'may'>> = {
  '/proposals/new': createProposal,
  '/contacts/new': createContact,
  '/contacts/new?type=person': createContact,
  '/products/new': createProduct,
  '/contacts/import': createContact,
  '/webhooks/new': createWebhook,
}

test.each(roles)('a %s is offered to begin what the contract lets them make, and nothing else', (role) => {
  const offered = newEntries(role).map((entry) => ('to' in entry ? entry.to : ''))
  const theirs = Object.entries(begun).filter(([, { may }]) => may !== 'receiver' && reaches(role, may))
  expect(offered.toSorted()).toEqual(theirs.map(([to]) => to).toSorted())
})

test('the parts of an area are found with its name, and those that the person made with theirs', () => {
  const part = (label: string, to: string) => ({ label, to, current: false })
  const area = {
    label: 'Proposals',
    to: '/proposals',
    icon: IconFileText,
    current: true,
    parts: { label: 'Directories', entries: [part('Private', '/proposals?directory_id=1')] },
    own: { label: 'Views', entries: [part('Silent this week', '/proposals?need=silent&saved=7')] },
  }
  expect(partEntries([area])).toMatchObject([
    { name: 'Private', about: 'Proposals', to: '/proposals?directory_id=1' },
    { name: 'Silent this week', about: 'Views', to: '/proposals?need=silent&saved=7' },
  ])
})
