import { IconHome, IconUsers } from '@tabler/icons-react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accountQueries } from '#src/api/account.ts'
import { newQueryClient } from '#src/api/query-client.ts'
import { rememberRecord } from '#src/api/recent-records.ts'
import { forgetRecords } from '#src/api/recent-store.ts'
import { openScreen } from '#src/testing/open-screen.tsx'
import { offline, stubService } from '#src/testing/service.ts'
import { search, type SearchHit } from '#wire/search.ts'
import { Palette, type TypedAhead } from './palette.tsx'

const { keyboard } = userEvent
const service = stubService()
const areas = [
  { label: 'Today', to: '/', icon: IconHome, current: true },
  { label: 'Contacts', to: '/contacts', icon: IconUsers, current: false },
]
const proposal = (id: number, name: string): SearchHit => ({
  kind: 'proposal',
  id,
  name,
  proposal_nr: `2026-${id}`,
  status: 'open',
  contact_name: 'De Korenaar',
})

/** The palette over a page, after these records were opened, the last one first. */
async function openPalette({ recent = [], ahead }: { recent?: SearchHit[]; ahead?: TypedAhead } = {}) {
  const client = newQueryClient()
  // The frame around every page has asked before anybody opens the palette.
  await client.query(accountQueries.hello())
  await forgetRecords()
  for (const record of recent) await rememberRecord(client, record)
  const onClose = vi.fn()
  const Component = () => (
    <Palette
      areas={areas}
      ahead={ahead ?? { words: '', isEntered: false }}
      onSignOut={() => undefined}
      onShortcuts={() => undefined}
      onClose={onClose}
    />
  )
  return { onClose, ...openScreen({ Component }, { path: '/', client }) }
}
const line = page.getByRole('combobox', { name: 'Search or jump' })
const options = page.getByRole('option')
const highlighted = page.getByRole('option', { selected: true })

test('before anything is typed: what was opened, the last one first, then where one can go', async () => {
  await openPalette({ recent: [proposal(1, 'Ovens'), proposal(2, 'Boilers')] })
  await expect.element(line).toHaveFocus()
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option')
  await expect.element(recent).toHaveLength(2)
  await expect.element(recent.first()).toMatchTextContent('Boilers')
  await expect.element(page.getByRole('group', { name: 'Go to' }).getByRole('option')).toHaveLength(2)
})

test('the arrows go round, and Enter opens what is highlighted', async () => {
  const { address, onClose } = await openPalette({ recent: [proposal(1, 'Ovens'), proposal(2, 'Boilers')] })
  await expect.element(highlighted).toMatchTextContent('Boilers')
  await keyboard('{ArrowUp}')
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true')
  await keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(highlighted).toMatchTextContent('Ovens')
  await keyboard('{Enter}')
  await expect.poll(address).toBe('/proposals/1')
  expect(onClose).toHaveBeenCalledOnce()
})

test('what begins with the words comes before what only holds them', async () => {
  service.current.on(search, () => [])
  await openPalette({ recent: [proposal(1, 'Contacts of the mill'), proposal(2, 'The contacts')] })
  await expect.element(options.first()).toBeVisible()
  await keyboard('contacts')
  await expect.element(options.first()).toMatchTextContent('Contacts')
  const names = options.elements().map((option) => option.textContent ?? '')
  const at = (words: string) => names.findIndex((name) => name.includes(words))
  expect(at('Contacts of the mill')).toBeLessThan(at('The contacts'))
})

test('what the service finds joins below, by one request a word, and moves nothing', async () => {
  const sent = service.current.on(search, () => [proposal(2, 'Boilers'), proposal(9, 'Boiler room')])
  await openPalette({ recent: [proposal(2, 'Boilers')] })
  await expect.element(options.first()).toBeVisible()
  // At once: between two keys a busy machine may rest as long as a person who has typed a word.
  await line.fill('boiler')
  await expect.element(highlighted).toMatchTextContent('Boilers')
  const below = page.getByRole('group', { name: 'Account' }).getByRole('option')
  await expect.element(below).toHaveLength(1)
  await expect.element(below).toMatchTextContent('Boiler room')
  await expect.element(highlighted).toMatchTextContent('Boilers')
  expect(sent.map(({ query }) => query)).toEqual([{ q: 'boiler' }])
})

test('a number is opened by Enter before its answer is there', async () => {
  const answers = Promise.withResolvers<SearchHit[]>()
  service.current.on(search, () => answers.promise)
  const { address } = await openPalette()
  await expect.element(options.first()).toBeVisible()
  await keyboard('2024-0914{Enter}')
  expect(address()).toBe('/')
  answers.resolve([proposal(14, 'Ventilation')])
  await expect.poll(address).toBe('/proposals/14')
})

test('what was typed before it stood there is in it', async () => {
  service.current.on(search, () => [])
  await openPalette({ ahead: { words: 'boil', isEntered: false } })
  await expect.element(line).toHaveValue('boil')
})

test('Enter pressed before it stood there opens the first answer', async () => {
  service.current.on(search, () => [])
  const { address } = await openPalette({
    recent: [proposal(2, 'Boilers')],
    ahead: { words: 'boil', isEntered: true },
  })
  await expect.poll(address).toBe('/proposals/2')
})

test('where the service cannot be asked it says so, and what this browser knows can still be opened', async () => {
  service.current.on(search, offline)
  const { address } = await openPalette({ recent: [proposal(2, 'Boilers')] })
  await expect.element(options.first()).toBeVisible()
  await keyboard('boil')
  await expect.element(highlighted).toMatchTextContent('Boilers')
  await expect.element(page.getByText('The account cannot be searched right now.'), { timeout: 8000 }).toBeVisible()
  await keyboard('{Enter}')
  await expect.poll(address).toBe('/proposals/2')
})

test('nothing found leads into the lists', async () => {
  service.current.on(search, () => [])
  const { address } = await openPalette()
  await expect.element(options.first()).toBeVisible()
  await keyboard('no such thing')
  await expect.element(page.getByText('No results for “no such thing”')).toBeVisible()
  await page.getByRole('option', { name: 'Search proposals for “no such thing”' }).click()
  await expect.poll(address).toBe('/proposals?query=no+such+thing')
})
