import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as contacts from '#src/pages/contacts/list/list.tsx'
import * as newContact from '#src/pages/contacts/new.tsx'
import * as editor from '#src/pages/proposals/edit/edit.tsx'
import * as list from '#src/pages/proposals/list/list.tsx'
import * as newProposal from '#src/pages/proposals/new/new.tsx'
import * as webhooks from '#src/pages/webhooks/list/list.tsx'
import { openScreen } from '#src/testing/open-screen.tsx'
import { proposalItem } from '#src/testing/records.ts'
import { helloOf, refusal, stubService } from '#src/testing/service.ts'
import { getAccount, hello, listUsers, summary } from '#wire/account.ts'
import { listOrganisations, listPeople } from '#wire/contacts.ts'
import { listAppProposals } from '#wire/proposal-list.ts'
import { getProposalRecord } from '#wire/proposal-record.ts'
import type { Role } from '#wire/roles.ts'
import { listWebhookNames } from '#wire/webhook-names.ts'
import { listWebhooks } from '#wire/webhooks.ts'

const service = stubService((service) => {
  // A row that is looked at is fetched ahead, maybe when its test is over.
  service.on(getProposalRecord, () => refusal(404, 'Only the list is looked at'))
})
const ask = page.getByText('Ask Anna Bakker or Bas Smit (admin).')

function signedInAs(role: Role) {
  service.current.on(hello, () => helloOf({ role }))
}

beforeEach(() => {
  const none = { count: 0, sums: [] }
  service.current.on(getAccount, () => ({
    account_name: 'test',
    name: 'Test',
    currency: 'EUR',
    locale: 'nl-NL',
    admins: ['Anna Bakker', 'Bas Smit'],
  }))
  service.current.on(listAppProposals, () => [proposalItem(1)])
  service.current.on(listUsers, () => [])
  service.current.on(listOrganisations, () => [])
  service.current.on(listPeople, () => [])
  service.current.on(summary, () => ({
    statuses: { edit: none, open: { count: 1, sums: [] }, won: none, lost: none, closed: none },
    directories: [],
    count: 1,
  }))
})

describe('a reader', () => {
  beforeEach(() => signedInAs('reader'))

  test('selects proposals to add them up, and reads whom to ask for the rest', async () => {
    openScreen(list, { path: '/proposals' })
    const selection = page.getByRole('region', { name: 'Selection' })
    await page.getByRole('checkbox', { name: /^Select (?!all)/ }).click()
    await expect.element(selection.getByText('1 selected')).toBeVisible()
    await expect.element(ask).toBeVisible()
    expect(selection.getByRole('button').elements()).toHaveLength(1)
    await selection.getByRole('button', { name: 'Clear' }).click()
    await expect.element(page.getByRole('link', { name: 'New proposal' })).not.toBeInTheDocument()
  })

  test('has a row menu that opens and changes nothing', async () => {
    openScreen(list, { path: '/proposals' })
    await expect.element(page.getByRole('table', { name: 'Proposals' })).toBeVisible()
    const row = page.getByRole('row').nth(1)
    await row.hover()
    await row.getByRole('button', { name: 'Actions for Proposal 1' }).click()
    const items = page.getByRole('menuitem')
    await expect.poll(() => items.elements().map((item) => item.textContent)).toEqual(['Open', 'Copy internal link'])
    await userEvent.keyboard('{Escape}')
  })

  test('is led from the address of the editor to the record', async () => {
    const { address } = openScreen(editor, { path: '/proposals/:id/edit', at: '/proposals/7/edit' })
    await expect.poll(address).toBe('/proposals/7')
  })

  test.each([
    { what: 'a new proposal', screen: newProposal, path: '/proposals/new' },
    { what: 'a new contact', screen: newContact, path: '/contacts/new' },
  ])('reads at the address of $what whose that is', async ({ screen, path }) => {
    openScreen(screen, { path })
    await expect.element(page.getByRole('heading', { name: 'For sellers and admins only' })).toBeVisible()
    await expect.element(ask).toBeVisible()
  })

  test('is offered no new contact', async () => {
    openScreen(contacts, { path: '/contacts' })
    await expect.element(page.getByRole('heading', { name: 'No organisations yet' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'New organisation' })).not.toBeInTheDocument()
  })
})

test('a seller is offered a new proposal, and reads at the webhooks whose they are', async () => {
  signedInAs('seller')
  const { unmount } = openScreen(list, { path: '/proposals' })
  await expect.element(page.getByRole('link', { name: 'New proposal' })).toBeVisible()
  unmount()
  const asked = service.current.on(listWebhooks, () => [])
  openScreen(webhooks, { path: '/webhooks' })
  await expect.element(page.getByRole('heading', { name: 'For admins only' })).toBeVisible()
  await expect.element(ask).toBeVisible()
  expect(asked).toEqual([])
})

test('an admin sees the webhooks', async () => {
  signedInAs('admin')
  service.current.on(listWebhooks, () => [])
  service.current.on(listWebhookNames, () => [])
  openScreen(webhooks, { path: '/webhooks' })
  await expect.element(page.getByRole('heading', { name: 'Webhooks', exact: true })).toBeVisible()
  await expect.element(ask).not.toBeInTheDocument()
})
