import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TextField } from '#src/components/ui/text-field.tsx'
import { openScreen } from '#src/testing/open-screen.tsx'
import { SectionForm } from './section-form.tsx'

/** A page with a section, in which something is written. */
async function openSection(section: { isAct?: true }) {
  const nothing = () => undefined
  const Component = () => {
    const form = useForm({ defaultValues: { name: '' } })
    const view = { form, faults: { rest: [], focusWhenDue: nothing }, busy: false, held: false, onSubmit: nothing }
    return (
      <SectionForm {...view} {...section} title="Firm" about="" act="Save">
        <TextField {...form.register('name')} label="Name" />
      </SectionForm>
    )
  }
  const opened = openScreen({ Component }, { path: '/settings/firm' })
  await page.getByRole('textbox', { name: 'Name' }).fill('Vos')
  await opened.go('/settings')
  return opened
}

test('a section is not left without a question while something in it is not saved', async () => {
  const { address } = await openSection({})
  await expect.element(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  expect(address()).toBe('/settings/firm')
})

test('what was typed to confirm an act is let go', async () => {
  await openSection({ isAct: true })
  await expect.element(page.getByRole('heading', { name: 'Another screen' })).toBeVisible()
})
