import { FormProvider, useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import type { GalleryTemplate } from '#wire/template-gallery.ts'
import type { NewProposalFields } from './fields.ts'
import { TemplateGallery } from './template-gallery.tsx'

const pumps: GalleryTemplate = {
  id: 1,
  name: 'Heat pumps',
  design: {
    name: 'Blueprint',
    colors: ['#1f4e79', '#dbe6f0', '#1b1f24'],
    fonts: { heading: 'source-serif', text: 'source-serif' },
    cover_picture: null,
  },
  sections: ['Your house', '', 'Planning'],
  opening: 'Dear [contact_name]',
  pricetables: [
    { title: 'Quotation', rows: 12 },
    { title: '', rows: 1 },
  ],
  price_total: 7480,
  attachments: ['Terms.pdf', 'Warranty.pdf'],
  valid_days: 30,
}
const bare: GalleryTemplate = {
  ...pumps,
  id: 2,
  name: 'Bare',
  design: null,
  sections: [],
  opening: '',
  pricetables: [],
  price_total: 0,
  attachments: [],
  valid_days: null,
}

function shown(templates: readonly GalleryTemplate[] = [pumps, bare]) {
  const onChosen = vi.fn<(id: number, before: number | null) => void>()
  const brought = new Map(templates.map((template) => [template.id, template]))
  function Form() {
    const form = useForm<NewProposalFields>({ defaultValues: { proposal_template_id: null } })
    return (
      <FormProvider {...form}>
        <TemplateGallery templates={templates} brought={brought} currency="EUR" onChosen={onChosen} />
        <button onClick={() => form.setError('proposal_template_id', { message: 'Choose a template' })}>Submit</button>
      </FormProvider>
    )
  }
  render(<Form />)
  return onChosen
}
const group = page.getByRole('radiogroup', { name: 'Template' })
const card = (name: string) => group.getByRole('radio', { name, exact: true })
const search = page.getByRole('searchbox', { name: 'Search templates' })

test('what a template brings is said before it is chosen, to whoever listens too', async () => {
  shown()
  await expect.element(card('Heat pumps')).not.toBeChecked()
  const brings = [
    '3 sections: Your house and Planning',
    'Quotation12 rows',
    'Prices1 row',
    'Excl. VAT€ 7.480,00',
    '2 attachments: Terms.pdf and Warranty.pdf',
    'Valid for 30 days',
    'Design Blueprint',
  ]
  const description = document.getElementById(card('Heat pumps').element().getAttribute('aria-describedby') ?? '')
  for (const text of brings) expect(description?.textContent.replaceAll('\u00a0', ' ')).toContain(text)
  await expect.element(page.getByText('Dear [contact_name]')).toBeVisible()
})

test('by keyboard the arrows go from card to card, each with what the form is told', async () => {
  const onChosen = shown()
  // Before the cards stand there is nothing to go to.
  await expect.element(card('Heat pumps')).toBeVisible()
  await userEvent.tab()
  await expect.element(card('Heat pumps')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(card('Heat pumps')).toBeChecked()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(card('Bare')).toBeChecked()
  expect(onChosen.mock.calls).toEqual([
    [1, null],
    [2, 1],
  ])
})

test('a fault is told by the group, and goes to its first card', async () => {
  shown()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.element(group).toHaveAccessibleDescription('Choose a template')
  await expect.element(group).toHaveAttribute('aria-invalid', 'true')
})

test('many are searched, and the chosen one stays in sight', async () => {
  const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta', 'Eta']
  shown(names.map((name, at) => ({ ...bare, id: at + 1, name })))
  await card('Alpha').click()
  await search.fill('GAM')
  await expect.element(card('Gamma')).toBeVisible()
  await expect.element(card('Alpha')).toBeChecked()
  await expect.element(card('Beta')).not.toBeInTheDocument()
})

test('few need no search', async () => {
  shown()
  await expect.element(card('Bare')).toBeVisible()
  await expect.element(search).not.toBeInTheDocument()
})

test('what a template provides is said of the templates', async () => {
  shown()
  await expect
    .element(page.getByRole('radiogroup', { name: 'Template' }))
    .toHaveAccessibleDescription('Provides text, design and price tables.')
})
