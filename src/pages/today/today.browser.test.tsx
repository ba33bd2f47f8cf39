import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#src/testing/open-screen.tsx'
import { proposalItem } from '#src/testing/records.ts'
import { helloOf, refusal, stubService } from '#src/testing/service.ts'
import { hello, summary } from '#wire/account.ts'
import { listActivity, type Activity } from '#wire/activity.ts'
import { listOrganisations } from '#wire/contacts.ts'
import { listenToChanges } from '#wire/events.ts'
import { bringBackNeed, putOffNeed } from '#wire/need-acts.ts'
import { listNeeds, type Need } from '#wire/needs.ts'
import { needKinds } from '#wire/proposal-list.ts'
import { getToday } from '#wire/today.ts'
import * as screen from './today.tsx'

const { keyboard } = userEvent
const service = stubService()
// Nothing comes in over the stream.
const silence = () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } })
beforeEach(() => {
  localStorage.clear()
  service.current.on(listenToChanges, silence)
})

const need = (id: number, fields: Partial<Need>): Need => ({
  kind: 'draft',
  proposal: proposalItem(id),
  began: String(id),
  date: new Date(Date.now() - 8 * 86_400_000).toISOString(),
  person: '',
  text: '',
  fault: null,
  reason: '',
  contact_people_id: null,
  outcome: null,
  views: 0,
  seconds: 0,
  put_off: null,
  ...fields,
})
const three = [
  need(1, { kind: 'question', person: 'An Smit', text: 'Can the old one stay?' }),
  need(2, { kind: 'bounced', text: 'gone@smit.test', fault: 'unknown_address', reason: '550 No such mailbox' }),
  need(3, { kind: 'silent', person: 'Bo Bos', views: 2 }),
]

const happened = (id: string, fields: Partial<Activity>): Activity => ({
  id,
  kind: 'visit',
  date: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  person: 'An Smit',
  proposal: { id: 7, name: 'Roof' },
  seconds: 0,
  last: null,
  ...fields,
})

const lines = page.getByRole('region', { name: /^(Needs you|Put off)/ }).getByRole('listitem')
const heading = page.getByRole('heading', { level: 2, name: /^Needs you/ })

function answer(items: Need[], { sent = 5, putOff = [] as Need[] } = {}) {
  const none = { count: 0, sums: [] }
  service.current.on(summary, () => ({
    statuses: { edit: none, open: { count: sent, sums: [] }, won: none, lost: none, closed: none },
    directories: [],
    count: sent,
    questions: 0,
  }))
  service.current.on(getToday, () => ({ won: [], recent: [] }))
  return service.current.on(listNeeds, ({ query }) => ({
    items: query['put_off'] === 'true' ? putOff : items,
    counts: Object.fromEntries(
      needKinds.map((kind) => [kind, items.filter((one) => one.kind === kind).length]),
    ) as Record<Need['kind'], number>,
    count: items.length,
    put_off: putOff.length,
  }))
}

const open = (at = '/') => openScreen(screen, { path: '/', at })

test('a line says what happened to whom, and leads to where it is dealt with', async () => {
  answer(three)
  open()
  await expect.element(lines.nth(0)).toMatchTextContent('An Smit asks')
  await expect.element(lines.nth(0)).toMatchTextContent('Can the old one stay?')
  await expect
    .element(lines.nth(0).getByRole('link', { name: /^Answer/ }))
    .toHaveAttribute('href', '/proposals/1?tab=timeline&show=comments')
  await expect.element(lines.nth(1)).toMatchTextContent('gone@smit.test · address does not exist')
  await expect
    .element(lines.nth(1).getByRole('link', { name: /^Correct address/ }))
    .toHaveAttribute('href', '/proposals/2?tab=receivers')
  await expect.element(lines.nth(2)).toMatchTextContent('Silent for 8 days')
  await expect.element(lines.nth(2)).toMatchTextContent('Bo Bos opened it 2 times')
})

test('the keyboard walks the lines, and the focus goes on when one goes', async () => {
  let left = three
  answer(three)
  const sent = service.current.on(putOffNeed, ({ body }) => {
    left = left.filter(({ proposal }) => proposal.id !== body.proposal_id)
    answer(left)
    return { id: 9 }
  })
  open()
  await expect.element(lines.nth(2)).toBeVisible()
  await keyboard('jj')
  await expect.element(lines.nth(1).getByRole('link').first()).toHaveFocus()
  await keyboard('d')
  await expect.element(lines).toHaveLength(2)
  await expect.element(page.getByRole('link', { name: 'Proposal 3', exact: true })).toHaveFocus()
  const body = { proposal_id: 2, kind: 'bounced', began: '2', until: 'done', everybody: false }
  await expect.poll(() => sent[0]?.body).toEqual(body)
  await keyboard('d')
  await expect.element(page.getByRole('link', { name: 'Proposal 1', exact: true })).toHaveFocus()
  await keyboard('d')
  await expect.element(heading).toHaveFocus()
  await expect.element(page.getByText('All done. Nothing needs you now.')).toBeVisible()
  await expect.poll(() => sent).toHaveLength(3)
})

test('what was put off is told with a way to take it back', async () => {
  answer(three)
  service.current.on(putOffNeed, () => ({ id: 9 }))
  const taken = service.current.on(bringBackNeed, () => ({}))
  open()
  await lines
    .nth(0)
    .getByRole('button', { name: /^Later/ })
    .click()
  await page.getByRole('group', { name: 'For everyone' }).getByRole('menuitem', { name: 'For a week' }).click()
  await expect.element(page.getByText('Put off for a week')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => taken[0]?.params['id']).toBe('9')
})

test('a line that could not be put off comes back, and says why', async () => {
  answer(three)
  service.current.on(putOffNeed, () => refusal(409, 'Somebody was quicker'))
  open()
  await lines.nth(0).getByRole('button', { name: /^Done/ }).click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Somebody was quicker')
  await expect.element(lines).toHaveLength(3)
})

test('what is put off is listed with until when, and brought back there', async () => {
  const off = { ...three[0], put_off: { id: 4, date_until: '2026-12-01T00:00:00.000000Z', everybody: false } } as Need
  answer([], { putOff: [off] })
  const taken = service.current.on(bringBackNeed, () => ({}))
  open('/?whose=team&put_off=true')
  await expect.element(lines.nth(0)).toMatchTextContent('until')
  await lines
    .nth(0)
    .getByRole('button', { name: /^Bring back/ })
    .click()
  await expect.poll(() => taken[0]?.params['id']).toBe('4')
})

test('mine or the team’s is in the address, asked for, and kept for the next time', async () => {
  const asked = answer(three)
  const first = open()
  await expect.element(lines.nth(0)).toBeVisible()
  await page.getByRole('link', { name: 'Mine' }).click()
  await expect.poll(() => first.address()).toBe('/?whose=me')
  await expect.poll(() => asked.at(-1)?.query['whose']).toBe('me')
  await expect
    .element(page.getByRole('link', { name: /^Draft/ }))
    .toHaveAttribute('href', '/proposals?status=edit&whose=me')
  first.unmount()
  open()
  await expect.element(page.getByRole('link', { name: 'Mine' })).toHaveAttribute('aria-current', 'page')
})

test('each kind leads to the list of it', async () => {
  answer(three)
  open('/?whose=me')
  await expect
    .element(page.getByRole('link', { name: 'Opened, then silent 1' }))
    .toHaveAttribute('href', '/proposals?need=silent&whose=me')
})

test.each([
  ['who writes proposals is offered a new one', 'seller', 1],
  ['who only reads is not', 'reader', 0],
] as const)('%s', async (_rule, role, count) => {
  service.current.on(hello, () => helloOf({ role }))
  answer(three)
  open()
  await expect.element(lines.nth(2)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'New proposal' })).toHaveLength(count)
})

test('until something was sent there are four first steps, each ticked by what the account has', async () => {
  answer([], { sent: 0 })
  service.current.on(listOrganisations, () => [])
  open()
  const steps = page.getByRole('region', { name: 'First steps' }).getByRole('listitem')
  await expect.element(steps).toHaveLength(4)
  await expect.element(steps.nth(1)).not.toMatchTextContent('Done')
})

test.each([
  ['a seller configures nothing', 'seller', 3],
  ['who only reads has none to take', 'reader', 0],
] as const)('of the first steps everybody is led to those they may take: %s', async (_rule, role, count) => {
  service.current.on(hello, () => helloOf({ role }))
  answer([], { sent: 0 })
  service.current.on(listOrganisations, () => [])
  open()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'First steps' }).getByRole('listitem')).toHaveLength(count)
})

describe('where there is room', () => {
  const window = (width: number) => page.viewport(width, 1000)
  afterEach(() => page.viewport(1280, 800))
  const activity = page.getByRole('region', { name: 'Activity' })
  const entries = activity.getByRole('listitem')

  test('what happened lately stands beside the work: who did what, each leading to where it is told', async () => {
    await window(1720)
    answer(three)
    const now = new Date().toISOString()
    service.current.on(listActivity, () => [
      happened('1', { last: now, date: now }),
      happened('2', { seconds: 372, last: now.replace(/^.{4}/, '2020') }),
      happened('3', { kind: 'question' }),
      happened('4', { kind: 'signature' }),
      happened('5', { kind: 'sending', person: 'Eva de Wit' }),
    ])
    open()
    await expect.element(entries).toHaveLength(5)
    await expect.element(entries.nth(0)).toMatchTextContent('An Smit is reading Roofnow')
    await expect.element(entries.nth(1)).toMatchTextContent('An Smit read Roof for 6 min')
    const leads = (at: number) => entries.nth(at).getByRole('link')
    for (const [at, show] of ['visits', 'visits', 'comments', 'decisions', 'sendings'].entries())
      await expect.element(leads(at)).toHaveAttribute('href', `/proposals/7?tab=timeline&show=${show}`)
    await expect.element(activity.getByRole('button')).not.toBeInTheDocument()
  })

  test('more of it is shown when it is wanted, of whom the page is about', async () => {
    await window(1720)
    answer(three)
    const asked = service.current.on(listActivity, ({ query }) =>
      Array.from({ length: Math.min(Number(query['first']), 15) }, (_, at) => happened(String(at), {})),
    )
    open('/?whose=me')
    await expect.element(entries).toHaveLength(12)
    await activity.getByRole('button', { name: 'Earlier activity' }).click()
    await expect.element(entries).toHaveLength(15)
    await expect.element(activity.getByRole('button')).not.toBeInTheDocument()
    expect(asked.map(({ query }) => query)).toEqual([
      { whose: 'me', first: '12' },
      { whose: 'me', first: '32' },
    ])
  })

  test('where there is none it is not asked for', async () => {
    await window(1600)
    answer(three)
    const asked = service.current.on(listActivity, () => [])
    open()
    await expect.element(lines).toHaveLength(3)
    expect(asked).toEqual([])
    await window(1720)
    await expect.element(activity).toMatchTextContent('Nothing happened yet')
  })
})

test('its parts come together, so that none of them moves another; of what failed the others do not wait', async () => {
  answer(three)
  const last = Promise.withResolvers<Response>()
  service.current.on(getToday, () => last.promise)
  open()
  await expect.poll(() => document.body.textContent).toContain('An Smit')
  await expect.element(heading).not.toBeInTheDocument()
  await expect.element(lines).toHaveLength(0)
  last.resolve(refusal(409, 'Not now'))
  await expect.element(heading).toBeVisible()
  await expect.element(lines).toHaveLength(3)
})
