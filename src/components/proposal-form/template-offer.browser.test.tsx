import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import type { CustomerWord } from '#wire/proposal-template.ts'
import { replaceable, TemplateOffer, type TemplateFields } from './template-offer.tsx'

const brings = {
  id: 1,
  name: 'Heat pump',
  design: null,
  sections: ['Our proposal'],
  opening: '',
  pricetables: [],
  price_total: 0,
  attachments: ['Terms.pdf'],
  valid_days: 30,
}
const section = (title: string, at = 0) => ({ kind: 'section' as const, at, title })

function shown(customer_words: CustomerWord[]) {
  function Form() {
    const form = useForm<TemplateFields>({
      defaultValues: { name: '', replace: customer_words.filter(replaceable).map(({ word }) => word) },
    })
    const replace = useWatch({ control: form.control, name: 'replace' })
    return (
      <FormProvider {...form}>
        <TemplateOffer brings={brings} customer_words={customer_words} currency="EUR" />
        <output>{replace.join(', ')}</output>
      </FormProvider>
    )
  }
  render(<Form />)
}
const chosen = page.getByRole('status')

test('what the template brings is said, and what stays behind', async () => {
  shown([])
  await expect.element(page.getByText('1 section: Our proposal')).toBeVisible()
  await expect.element(page.getByText('Valid for 30 days')).toBeVisible()
  await expect.element(page.getByText(/^Customer, receivers, field values/)).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Customer details in it' })).not.toBeInTheDocument()
})

test('names that a tag can stand for are replaced unless that is taken back', async () => {
  shown([
    { word: 'An Smit', tag: 'contact_fullname', texts: [section('Welcome'), section('', 2)], others: [] },
    { word: 'Smit & Co', tag: 'contact_name', texts: [section('Terms')], others: [] },
  ])
  await expect.element(chosen).toHaveTextContent('An Smit, Smit & Co')
  const name = page.getByRole('checkbox', { name: 'Replace “An Smit” with [contact_fullname]' })
  await expect.element(name).toHaveAccessibleDescription('In “Welcome” and section 3')
  name.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(chosen).toHaveTextContent('Smit & Co')
  await expect.element(name).not.toBeChecked()
})

test('what stays is named with its places, many of them counted', async () => {
  const rows = [1, 2, 3, 4, 5, 6].map((at) => ({ kind: 'row' as const, at, title: `Roof ${at}` }))
  shown([
    { word: 'An', tag: 'contact_firstname', texts: [], others: rows },
    {
      word: 'an@smit.test',
      tag: null,
      texts: [section('Contact')],
      others: [{ kind: 'attachment', at: 0, title: 'an@smit.test.pdf' }],
    },
  ])
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  await expect
    .element(
      page.getByText('“An” stays in the row “Roof 1”, the row “Roof 2”, the row “Roof 3”, the row “Roof 4” and 2 more'),
    )
    .toBeVisible()
  await expect
    .element(page.getByText('“an@smit.test” stays in “Contact” and the attachment “an@smit.test.pdf”'))
    .toBeVisible()
})
