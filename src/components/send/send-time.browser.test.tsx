import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { firstSending, type SendFields } from './send-fields.ts'
import { SendTimeField, SendTimeMenu, type SendingClock } from './send-time.tsx'

/** A Friday. */
const clock: SendingClock = {
  now: '2026-11-27T16:00',
  zone: 'Europe/Amsterdam',
  hours: { working_days: [1, 2, 3, 4, 5], send_from: '08:00' },
}

function Shown() {
  const form = useForm<SendFields>({ defaultValues: firstSending([], 'nl') })
  const [when, at] = useWatch({ control: form.control, name: ['when', 'at'] })
  return (
    <FormProvider {...form}>
      {when === 'later' && <SendTimeField clock={clock} />}
      <SendTimeMenu clock={clock} />
      <output>{when === 'later' ? at : 'now'}</output>
    </FormProvider>
  )
}

const chosen = () => page.getByRole('status')

test('a likely moment is chosen by keyboard, and stands in the field to change', async () => {
  render(<Shown />)
  await expect.element(chosen()).toHaveTextContent('now')
  page.getByRole('button', { name: 'Send now' }).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitemradio', { name: 'Now' })).toHaveFocus()
  await expect.element(page.getByRole('menuitemradio', { name: 'Tomorrow, 08:00' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(page.getByRole('menuitemradio', { name: 'Monday 30 November, 08:00' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(chosen()).toHaveTextContent('2026-11-30T08:00')
  const field = page.getByLabelText('Send at')
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByText('Time zone: Europe/Amsterdam')).toBeVisible()
  await field.fill('2026-12-01T14:30')
  await expect.element(chosen()).toHaveTextContent('2026-12-01T14:30')
})

test('a moment of one’s own begins with tomorrow, and goes back to now', async () => {
  render(<Shown />)
  await page.getByRole('button', { name: 'Send now' }).click()
  await page.getByRole('menuitemradio', { name: 'Choose day and time…' }).click()
  await expect.element(chosen()).toHaveTextContent('2026-11-28T08:00')
  await page.getByRole('button', { name: 'Send now instead' }).click()
  await expect.element(chosen()).toHaveTextContent('now')
  await expect.element(page.getByLabelText('Send at')).not.toBeInTheDocument()
})
