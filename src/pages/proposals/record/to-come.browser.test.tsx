import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { followUpQueries } from '#src/api/follow-up.ts'
import { proposalCustomerQueries } from '#src/api/proposal-customer.ts'
import { newQueryClient } from '#src/api/query-client.ts'
import { AccountZone } from '#src/components/ui/account-zone.ts'
import { openScreen } from '#src/testing/open-screen.tsx'
import { helloOf, refusal, stubService } from '#src/testing/service.ts'
import { hello } from '#wire/account.ts'
import { runStep, setFollowUp, skipStep, type FollowUp, type NextStep } from '#wire/follow-up.ts'
import type { ProposalAgreement } from '#wire/proposal-agree.ts'
import type { Role } from '#wire/roles.ts'
import { listAutomationSets } from '#wire/templates.ts'
import { ProposalToCome } from './to-come.tsx'

const service = stubService()

const hour = 60 * 60 * 1000
/** In a year whose days nobody has to reckon with. */
const soon = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

const step = (id: number, fields: Partial<NextStep> = {}): NextStep => ({
  id,
  trigger: 'not_opened',
  days: 3,
  action: 'remind',
  note: '',
  fullname: 'Anna Smit',
  email_template_name: 'Reminder',
  date: soon(24 * id),
  obstacle: null,
  ...fields,
})

const followUp = (fields: Partial<FollowUp> = {}): FollowUp => ({
  automations_set_id: 4,
  automations_set_name: 'Follow-up',
  pause: null,
  steps: [step(1), step(2, { action: 'tell_owner', fullname: '', note: 'Call them', trigger: 'silent' })],
  waiting: [],
  ...fields,
})

type Given = { told?: Partial<FollowUp>; valid_until?: string | null; role?: Role }

/** What is to come of an open proposal, for a person of a role. */
function opened({ told = {}, valid_until = null, role = 'admin' }: Given = {}) {
  const client = newQueryClient()
  client.setQueryData(followUpQueries.of(7).queryKey, followUp(told))
  const validity: Pick<ProposalAgreement, 'valid_until' | 'valid_days'> = { valid_until, valid_days: null }
  client.setQueryData(proposalCustomerQueries.validity(7).queryKey, validity)
  service.current.on(hello, () => helloOf({ role }))
  const Component = () => (
    <AccountZone value="Europe/Amsterdam">
      <ProposalToCome proposal={{ id: 7, status: 'open' }} />
    </AccountZone>
  )
  openScreen({ Component }, { path: '/proposals/7', client })
  return page.getByRole('region', { name: 'To come' })
}

test('what waits for something to happen has no moment and no act, and says what for', async () => {
  const waiting = [
    { trigger: 'silent', days: 5, action: 'remind', note: '', obstacle: 'not_opened', fullnames: ['Bo Bos'] },
    { trigger: 'unanswered', days: 1, action: 'tell_owner', note: 'Call', obstacle: 'asked', fullnames: [] },
    { trigger: 'signed', days: 0, action: 'remind', note: '', obstacle: 'status_changed', fullnames: ['An', 'Bo Bos'] },
    { trigger: 'expired', days: 3, action: 'set_closed', note: '', obstacle: 'no_date', fullnames: [] },
  ] satisfies FollowUp['waiting']
  const lines = opened({ told: { steps: [step(1)], waiting } }).getByRole('listitem')
  await expect.element(lines).toHaveLength(5)
  const words = [
    'Once opened: Reminder to Bo Bos, after 5 days without a reply',
    'Once you have answered: Notice to the owner: Call, after 1 day without a reply',
    'Once signed: Email to An and Bo Bos, at once',
    'Once it has an expiry date: Set to closed, once it has expired',
  ]
  for (const [at, text] of words.entries()) await expect.element(lines.nth(at + 1)).toHaveTextContent(text)
  await expect.element(lines.nth(1).getByRole('button')).not.toBeInTheDocument()
})

test('each step says when, what, to whom and on what it depends; the last day stands among them', async () => {
  const date = new Date(Date.now() + 36 * hour)
  const valid_until = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(date)
  const toCome = opened({ valid_until, told: { steps: [step(1), step(9, { trigger: 'silent' })] } })
  await expect.element(toCome.getByText('Reminder to Anna Smit, if not opened by then')).toBeVisible()
  await expect.element(toCome.getByText(/^Expires (tomorrow|in 2 days)$/)).toBeVisible()
  const lines = toCome.getByRole('listitem')
  await expect.element(lines.nth(0).getByText(/not opened by then/)).toBeVisible()
  await expect.element(lines.nth(1).getByText(/Expires/)).toBeVisible()
  await expect.element(lines.nth(2).getByText(/no reply by then/)).toBeVisible()
})

test('a skipped step is taken back by Undo, and the keyboard stays with what is left', async () => {
  const sent = service.current.on(skipStep, () => ({ status: '200 OK' }))
  const toCome = opened()
  await toCome.getByRole('button', { name: 'Skip: Reminder to Anna Smit' }).click()
  await expect.element(toCome.getByRole('heading', { name: 'To come' })).toHaveFocus()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(() => sent.map(({ params, body }) => [params['step_id'], body]))
    .toEqual([
      ['1', { skipped: true }],
      ['1', { skipped: false }],
    ])
})

test('nothing goes out at once before it was asked for; a refusal is told', async () => {
  const sent = service.current.on(runStep, () => refusal(409, 'This person got a reminder today already.'))
  const toCome = opened()
  await toCome.getByRole('button', { name: 'Send now: Reminder to Anna Smit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send the reminder now?' })
  await expect.element(dialog.getByText(/Anna Smit gets the email “Reminder”/)).toBeVisible()
  expect(sent).toHaveLength(0)
  await dialog.getByRole('button', { name: 'Send to Anna Smit' }).click()
  await expect.element(page.getByText('This person got a reminder today already.')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a pause says who and since when, and what came due meanwhile that it waits', async () => {
  const pause = { date: '2026-11-20T09:00:00.000000Z', person: 'Marieke Vos' }
  const toCome = opened({ told: { pause, steps: [step(1, { date: soon(-20) })] } })
  await expect.element(toCome.getByText(/Follow-up has been paused since .*, by Marieke Vos\./)).toBeVisible()
  await expect.element(toCome.getByText('Waits for the pause to end')).toBeVisible()
  await expect
    .element(toCome.getByRole('link', { name: 'Follow-up settings' }))
    .toHaveAttribute('href', '/settings/follow-up')
})

test('what cannot happen says why, and is not offered to be done', async () => {
  const toCome = opened({ told: { steps: [step(1, { obstacle: 'no_template' })] } })
  await expect.element(toCome.getByText('Will not happen: no email template in the proposal’s language')).toBeVisible()
  await expect.element(toCome.getByRole('button', { name: /^Send now/ })).not.toBeInTheDocument()
})

test('a reader looks, and changes nothing', async () => {
  const toCome = opened({ role: 'reader', valid_until: '2026-12-19' })
  await expect.element(toCome.getByText('Reminder to Anna Smit, if not opened by then')).toBeVisible()
  await expect.element(toCome.getByRole('button')).not.toBeInTheDocument()
})

test('a set is chosen where there is none, by keyboard, with what that does beside it', async () => {
  service.current.on(listAutomationSets, () => [
    { id: 4, name: 'Small', automations: [] },
    { id: 5, name: 'Large', automations: [] },
  ])
  const sent = service.current.on(setFollowUp, () => ({ status: '200 OK' }))
  const toCome = opened({ told: { automations_set_id: null, automations_set_name: '', steps: [] } })
  await expect.element(toCome.getByText('No follow-up is planned.')).toBeVisible()
  await toCome.getByRole('button', { name: 'Choose automation…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change automation' })
  await expect.element(dialog.getByRole('combobox', { name: 'Automation set' })).toHaveFocus()
  await userEvent.keyboard('Large')
  await expect.element(page.getByRole('option', { name: 'Large' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByText(/Steps whose day has passed are not made up for/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ automations_set_id: 5 }])
})
