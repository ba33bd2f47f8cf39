import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import type { SendingOf } from '#wire/scheduled-sending.ts'
import { SendingLine } from './sending-line.tsx'

const request = {
  send_method: 'service' as const,
  send_message: null,
  send_message_id: 2,
  password_reset: false,
  contact_people: null,
}
const scheduled = {
  proposal_id: 7,
  date: '2026-11-24T07:00:00.000000Z',
  at: '2026-11-24T08:00',
  version_number: 1,
  person: 'Eva de Wit',
  request,
}
const missed = (more: Partial<NonNullable<SendingOf['unsent']>>): SendingOf => ({
  scheduled: null,
  unsent: {
    reason: 'edited',
    detail: '',
    date: '2026-11-21T07:00:00.000000Z',
    at: '2026-11-24T08:00',
    person: 'Eva de Wit',
    request,
    ...more,
  },
})

function show(sending: SendingOf, more: { place?: 'page' | 'window' | 'editor'; zone?: string; reads?: boolean } = {}) {
  const onCancel = vi.fn<() => void>()
  render(
    <MemoryRouter>
      <SendingLine
        {...sending}
        sendPath="/proposals/7/send"
        today="2026-11-20"
        zone={more.zone}
        place={more.place ?? 'page'}
        onCancel={more.reads ? undefined : onCancel}
        busy={false}
      />
    </MemoryRouter>,
  )
  return { onCancel, line: page.getByRole('status') }
}

test('what will be sent says when, and can be changed and cancelled', async () => {
  const { line, onCancel } = show({ scheduled, unsent: null })
  await expect.element(line).toMatchTextContent(/^Will be sent on Tuesday 24 November at 08:00Change/)
  await expect.element(line.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/proposals/7/send')
  await line.getByRole('button', { name: 'Cancel scheduled sending' }).click()
  expect(onCancel).toHaveBeenCalledOnce()
})

test('where the browser is in another time zone, the account’s is named', async () => {
  const { line } = show({ scheduled, unsent: null }, { zone: 'Europe/Amsterdam' })
  await expect.element(line).toMatchTextContent(/at 08:00 \(Europe\/Amsterdam\)/)
})

test('the editor says what editing does', async () => {
  const { line } = show({ scheduled, unsent: null }, { place: 'editor' })
  await expect.element(line).toMatchTextContent(/Editing cancels this\./)
})

test('who only reads can change nothing', async () => {
  const { line } = show({ scheduled, unsent: null }, { reads: true })
  await expect.element(line).toMatchTextContent(/Will be sent/)
  await expect.element(line.getByRole('link')).not.toBeInTheDocument()
  await expect.element(line.getByRole('button')).not.toBeInTheDocument()
})

test.each([
  [{}, 'Scheduled sending on Tuesday 24 November at 08:00 cancelled: Eva de Wit edited the proposal.'],
  [
    { reason: 'receivers' as const, detail: 'An Smit has no email address' },
    'Not sent on Tuesday 24 November at 08:00: a receiver cannot be emailed. An Smit has no email address',
  ],
  [
    { reason: 'no_template' as const, detail: 'There is no email template 3' },
    'Not sent on Tuesday 24 November at 08:00: the email template no longer exists. ?Schedule again',
  ],
  [{ reason: 'trashed' as const }, 'Not sent on Tuesday 24 November at 08:00: the proposal was in the trash.'],
  [{ reason: 'status_changed' as const }, 'Not sent on Tuesday 24 November at 08:00: the status had changed.'],
])('of %o is said why, with the way to schedule it again', async (more, words) => {
  const { line } = show(missed(more))
  await expect.element(line).toMatchTextContent(new RegExp(`^${words}`))
  await expect.element(line.getByRole('link', { name: 'Schedule again' })).toHaveAttribute('href', '/proposals/7/send')
})
