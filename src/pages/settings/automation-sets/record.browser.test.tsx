import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#src/testing/open-screen.tsx'
import { stubService } from '#src/testing/service.ts'
import { listAutomationSettings, updateAutomationSet } from '#wire/settings-automation-sets.ts'
import { listEmailTemplates } from '#wire/templates.ts'
import * as screen from './record.tsx'

const service = stubService()

/** The kit says so of the option that Enter takes; it comes a moment after the key. */
const marked = 'data-combobox-selected'

const automation = (id: number, note: string) => ({
  id,
  trigger: 'silent' as const,
  days: 5,
  working_days: true,
  action: 'tell_owner' as const,
  email_template_ids: [],
  note,
})

test('steps are added, chosen, moved and removed by keyboard alone, and the focus is where the next key belongs', async () => {
  const automations = [automation(1, 'Call'), automation(2, 'Visit')]
  service.current.on(listAutomationSettings, () => [{ id: 3, name: 'Small', automations }])
  service.current.on(listEmailTemplates, () => [])
  const sent = service.current.on(updateAutomationSet, () => ({ status: '200 OK' }))
  openScreen(screen, { path: '/settings/automation-sets/:id', at: '/settings/automation-sets/3' })
  const step = (at: number) => page.getByRole('listitem', { name: `Step ${at}`, exact: true })
  await expect.element(step(2)).toBeVisible()

  const add = page.getByRole('button', { name: 'Add step' })
  add.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(step(3).getByRole('combobox', { name: 'When' })).toHaveFocus()
  // It opens at what it says already, the first; above that comes the last.
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { name: 'it was sent and not opened' })).toHaveAttribute(marked)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByRole('option', { name: 'it was declined' })).toHaveAttribute(marked)
  await userEvent.keyboard('{Enter}')
  await expect.element(step(3).getByRole('combobox', { name: 'When' })).toHaveValue('it was declined')
  await expect.element(step(3).getByRole('combobox', { name: 'Then' })).toHaveValue('tell the owner')

  step(3).getByRole('button', { name: 'Move step 3 up' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(step(2).getByRole('button', { name: 'Move step 2 up' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(step(1).getByRole('button', { name: 'Move step 1 up' })).toHaveFocus()

  step(3).getByRole('button', { name: 'Remove step 3' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(add).toHaveFocus()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(page.getByText('Automation set saved')).toBeVisible()
  expect(sent.map(({ body }) => body?.automations?.map(({ trigger, note }) => [trigger, note]))).toEqual([
    [
      ['declined', ''],
      ['silent', 'Call'],
    ],
  ])
})
