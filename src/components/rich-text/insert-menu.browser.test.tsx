import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderText, text } from '#src/components/rich-text/testing/render-text.tsx'

const tags = { known: [{ name: 'user_name', says: 'Name of the owner' }], values: {} }
const upload = () => Promise.reject(new Error('none here'))

const list = page.getByRole('listbox', { name: 'Insert' })
const options = () =>
  list
    .getByRole('option')
    .elements()
    .map((one) => one.querySelector('span > span')?.textContent)

async function write(keys: string) {
  await text.click()
  await userEvent.keyboard(`{Control>}{End}{/Control}${keys}`)
}

test('a slash at the beginning of a line offers what can be put in, and typing on searches it', async () => {
  const { last } = renderText({ value: '<p>Offer</p>', tags, upload })
  await write('{Enter}/')
  await expect.element(list).toBeVisible()
  expect(options()).toEqual([
    'Heading 1',
    'Heading 2',
    'Heading 3',
    'Bullets',
    'Numbers',
    'Quote',
    'Table',
    'Line',
    'Page break',
    'Image',
    'Tag',
  ])
  await userEvent.keyboard('hea{ArrowDown}')
  expect(options()).toEqual(['Heading 1', 'Heading 2', 'Heading 3'])
  const chosen = list.getByRole('option', { name: 'Heading 2' })
  await expect.element(chosen).toHaveAttribute('aria-selected', 'true')
  await expect.element(text).toHaveAttribute('aria-activedescendant', chosen.element().id)
  await userEvent.keyboard('{Enter}What you get')
  expect(last()).toBe('<p>Offer</p><h2>What you get</h2>')
})

test('a table takes the line of its slash; taken back, the slash stands there as text', async () => {
  const { last } = renderText({ value: '', tags, upload })
  await write('/tab{Enter}')
  await expect.element(text.getByRole('table')).toBeVisible()
  expect(last()).toMatch(/^<table>/)
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(last()).toBe('<p>/tab</p>')
  await expect.element(list).not.toBeInTheDocument()
})

test('Escape leaves a slash that is meant as one, until another is typed', async () => {
  const { last } = renderText({ value: '', tags, upload })
  await write('/')
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Escape}h{Enter}')
  await expect.element(list).not.toBeInTheDocument()
  expect(last()).toBe('<p>/h</p><p></p>')
})

test('a tag is chosen from the list of tags', async () => {
  const { last } = renderText({ value: '', tags, upload })
  await write('/tag{Enter}')
  await page.getByRole('option', { name: /^Name of the owner/ }).click()
  expect(last()).toBe('<p>[user_name]</p>')
})

test('within a cell of a table there are tags alone', async () => {
  renderText({ value: '<table><tbody><tr><td></td></tr></tbody></table>', tags, upload })
  await page.getByRole('cell').click()
  await userEvent.keyboard('/')
  await expect.element(list).toBeVisible()
  expect(options()).toEqual(['Tag'])
})

test('an empty text tells of the slash, until there is a word', async () => {
  renderText({ value: '', tags, upload })
  await expect.element(text).toHaveAttribute('aria-placeholder', 'Text, or / for headings, tables and more')
  const shown = () => getComputedStyle(text.element(), '::before').content
  expect(shown()).toContain('Text, or /')
  await write('W')
  expect(shown()).toBe('none')
})
