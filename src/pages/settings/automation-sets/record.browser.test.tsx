import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen } from '#src/testing/open-screen.tsx'
import { stubService } from '#src/testing/service.ts'
import { listAutomationSettings, rehearseAutomations, updateAutomationSet } from '#wire/settings-automation-sets.ts'
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

test('the form shows what its steps, saved or not, would have done to the proposals of last month', async () => {
  service.current.on(listAutomationSettings, () => [
    { id: 3, name: 'Small', automations: [automation(1, 'Call'), automation(2, 'Visit')] },
  ])
  service.current.on(listEmailTemplates, () => [])
  const saved = service.current.on(updateAutomationSet, () => ({ status: '200 OK' }))
  const tried = service.current.on(rehearseAutomations, () => ({
    proposals: 14,
    results: [
      {
        count: 3,
        examples: [{ proposal_id: 7, name: 'Heat pump', fullname: 'An Smit', date: '2026-11-03T08:00:00Z' }],
      },
      { count: 0, examples: [] },
    ],
  }))
  openScreen(screen, { path: '/settings/automation-sets/:id', at: '/settings/automation-sets/3' })
  await page.getByRole('listitem', { name: 'Step 1', exact: true }).getByRole('textbox', { name: 'After' }).fill('9')
  const part = page.getByRole('region', { name: 'Try it out' })
  await part.getByRole('button', { name: 'Try on last month’s proposals' }).click()
  await expect.element(part.getByText('14 proposals were sent.')).toBeVisible()
  const steps = part.getByRole('listitem')
  for (const words of [/after 9 working days: tell the owner$/, '3 times', 'An Smit'])
    await expect.element(steps.first().getByText(words)).toBeVisible()
  await expect.element(part.getByRole('link', { name: 'Heat pump' })).toHaveAttribute('href', '/proposals/7')
  await expect.element(part.getByText('0 times')).toBeVisible()
  expect(tried.map(({ body }) => body?.automations.map(({ days }) => days))).toEqual([[9, 5]])
  expect(saved).toEqual([])
})
