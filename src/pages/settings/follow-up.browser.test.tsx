import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useSendingClock } from '#src/pages/proposals/send/schedule.ts'
import { openScreen } from '#src/testing/open-screen.tsx'
import { refusal, stubService } from '#src/testing/service.ts'
import { getFollowUpSettings, updateFollowUpSettings, type FollowUpSettings } from '#wire/settings-follow-up.ts'
import * as screen from './follow-up.tsx'

const service = stubService()

const settings: FollowUpSettings = {
  working_days: [1, 2, 3, 4, 5],
  send_from: '08:00',
  send_until: '18:00',
  time_zone: 'Europe/Amsterdam',
  pause: null,
  waiting: 0,
}

/** The screen on an account as `fields` say, and what it sends. */
function opened(fields: Partial<FollowUpSettings> = {}) {
  service.current.on(getFollowUpSettings, () => ({ ...settings, ...fields }))
  const sent = service.current.on(updateFollowUpSettings, () => ({ status: '200 OK' }))
  openScreen(screen, { path: '/settings/follow-up' })
  const form = page.getByRole('form', { name: 'Days and hours' })
  return { form, bodies: () => sent.map(({ body }) => body) }
}

test('working days and hours are saved, on the clock of the account', async () => {
  const { form, bodies } = opened()
  await expect.element(form.getByText('Times are in Europe/Amsterdam.')).toBeVisible()
  await form.getByRole('checkbox', { name: 'Friday' }).click()
  await form.getByRole('checkbox', { name: 'Saturday' }).click()
  await form.getByLabelText('Send from').fill('09:30')
  await form.getByRole('button', { name: 'Save follow-up' }).click()
  await expect.element(page.getByText('Follow-up saved')).toBeVisible()
  expect(bodies()).toEqual([{ working_days: [1, 2, 3, 4, 6], send_from: '09:30', send_until: '18:00' }])
})

test('a week without working days is refused at the days, and is not sent', async () => {
  const { form, bodies } = opened({ working_days: [3] })
  await form.getByRole('checkbox', { name: 'Wednesday' }).click()
  await form.getByRole('button', { name: 'Save follow-up' }).click()
  await expect.element(form.getByText('Choose a working day')).toBeVisible()
  await expect.element(form.getByRole('checkbox', { name: 'Monday' })).toHaveFocus()
  expect(bodies()).toEqual([])
})

test('hours that end before they begin are refused at their field, and stay written', async () => {
  const { form } = opened()
  service.current.on(updateFollowUpSettings, () =>
    refusal(400, 'One field is wrong', { send_until: ['Enter a time after 08:00'] }),
  )
  const until = form.getByLabelText('Send until')
  await until.fill('07:00')
  await form.getByRole('button', { name: 'Save follow-up' }).click()
  await expect.element(form.getByText('Enter a time after 08:00')).toBeVisible()
  await expect.element(until).toHaveFocus()
  await expect.element(until).toHaveValue('07:00')
})

test('a pause says who paused and since when; resuming says first how much runs then', async () => {
  const { bodies } = opened({ pause: { date: '2026-11-20T09:00:00.000000Z', person: 'Marieke Vos' }, waiting: 3 })
  await expect.element(page.getByText(/Follow-up has been paused since .*, by Marieke Vos\./)).toBeVisible()
  await expect.element(page.getByText('3 steps have come due and run when you resume.')).toBeVisible()
  await page.getByRole('button', { name: 'Resume follow-up' }).click()
  const window = page.getByRole('dialog', { name: 'Resume follow-up?' })
  await expect.element(window.getByText(/at most one reminder a day/)).toBeVisible()
  expect(bodies()).toEqual([])
  await window.getByRole('button', { name: 'Resume follow-up' }).click()
  await expect.element(page.getByText('Follow-up resumed')).toBeVisible()
  expect(bodies()).toEqual([{ paused: false }])
})

test('when the account works is known to the window that sends as soon as it was changed', async () => {
  let { send_from } = settings
  service.current.on(getFollowUpSettings, () => ({ ...settings, send_from }))
  service.current.on(updateFollowUpSettings, ({ body }) => {
    send_from = body.send_from ?? send_from
    return { status: '200 OK' }
  })
  const Sending = () => <output aria-label="Sends from">{useSendingClock(true)?.hours.send_from}</output>
  const Component = () => (
    <>
      <screen.Component />
      <Sending />
    </>
  )
  openScreen({ ...screen, Component }, { path: '/settings/follow-up' })
  const from = page.getByRole('status', { name: 'Sends from' })
  await expect.element(from).toHaveTextContent('08:00')
  await page.getByLabelText('Send from').fill('09:30')
  await userEvent.keyboard('{Enter}')
  await expect.element(from).toHaveTextContent('09:30')
})
