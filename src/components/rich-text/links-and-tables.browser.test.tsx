import { useSyncExternalStore } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderText, text } from '#src/components/rich-text/testing/render-text.tsx'
import { newStore } from '#src/new-store.ts'
import { render } from '#src/testing/render.tsx'
import type { Picture } from '#wire/pictures.ts'
import type { PicturePort } from './picture-uploads.ts'
import { RichTextField } from './rich-text-field.tsx'

const kept: Picture = { src: 'files/abcdefghijklmnopqrstuv', width: 40, height: 30 }

const written = (value: string, upload: PicturePort['upload'] = async () => kept) => renderText({ value, upload })

const link = page.getByRole('button', { name: 'Link', exact: true })
const address = page.getByRole('textbox', { name: 'Address' })

async function selectAll() {
  await text.click()
  await userEvent.keyboard('{Control>}a{/Control}')
}

test('Ctrl+K puts a link on the selected words, changes it and takes it off, by keyboard alone', async () => {
  const { last } = written('<p>terms</p>')
  await selectAll()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(address).toHaveFocus()
  await userEvent.keyboard('vanvliet.example/terms{Enter}')
  await expect.element(text).toHaveFocus()
  expect(last()).toBe('<p><a href="https://vanvliet.example/terms">terms</a></p>')
  // What is typed behind it leads nowhere.
  await userEvent.keyboard('!')
  expect(last()).toBe('<p><a href="https://vanvliet.example/terms">terms</a>!</p>')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(link).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(address).toHaveValue('https://vanvliet.example/terms')
  await userEvent.keyboard('eva@vanvliet.example{Enter}')
  expect(last()).toContain('href="mailto:eva@vanvliet.example"')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(link).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('button', { name: 'Remove link' }).click()
  expect(last()).toBe('<p>terms!</p>')
})

test('an address that leads nowhere says so, and Escape goes back to the text without a link', async () => {
  const { last } = written('<p>terms</p>')
  await selectAll()
  await link.click()
  await userEvent.keyboard('javascript:x(){Enter}')
  await expect.element(page.getByText('Use a web address, an email address or a phone number.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(text).toHaveFocus()
  expect(last()).toBeUndefined()
})

test('a link stands on its words where a text from elsewhere has moved them, and on none where it has none', async () => {
  const value = newStore('<p>terms</p>')
  const Text = () => (
    <RichTextField
      label="Text"
      value={useSyncExternalStore(value.subscribe, value.get)}
      pictures={{ upload: async () => kept }}
      onChange={value.set}
    />
  )
  render(<Text />)
  await text.click()
  await userEvent.keyboard('{Home}{Shift>}{End}{/Shift}{Control>}k{/Control}')
  await expect.element(address).toHaveFocus()
  value.set('<p>Our terms</p>')
  await expect.element(text).toMatchTextContent('Our terms')
  await userEvent.keyboard('vanvliet.example{Enter}')
  expect(value.get()).toBe('<p>Our <a href="https://vanvliet.example">terms</a></p>')
  await userEvent.keyboard('{ArrowLeft}{Control>}k{/Control}')
  await expect.element(address).toHaveFocus()
  value.set('<p>!</p>')
  await expect.element(text).toMatchTextContent('!')
  await userEvent.keyboard('{Enter}')
  await expect.element(address).not.toBeInTheDocument()
  expect(value.get()).toBe('<p>!</p>')
})

const table = (...rows: string[]) => `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`

test('a table is put in and filled by keyboard: Tab goes from cell to cell, Enter down and out of it', async () => {
  const { last } = written('')
  await text.click()
  await page.getByRole('button', { name: 'Insert table' }).click()
  await userEvent.keyboard('Part{Tab}Until{Tab}Note{Tab}Pump{Shift>}{Tab}{/Shift}')
  await userEvent.keyboard('{Enter}x{Enter}y{Enter}after')
  expect(last()).toBe(
    `${table('<th>Part</th><th>Until</th><th>Note</th>', '<td>Pump</td><td></td><td>x</td>', '<td></td><td></td><td>y</td>')}<p>after</p>`,
  )
})

test('rows and columns come and go by the menu, and undo brings them back', async () => {
  const start = table('<th>a</th><th>b</th>', '<td>c</td><td>d</td>')
  const { last } = written(start)
  await page.getByText('d', { exact: true }).click()
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'Table', exact: true }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await act('Add row below')
  expect(last()).toBe(table('<th>a</th><th>b</th>', '<td>c</td><td>d</td>', '<td></td><td></td>'))
  await act('Remove column')
  expect(last()).toBe(table('<th>a</th>', '<td>c</td>', '<td></td>'))
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}')
  expect(last()).toBe(start)
  await act('Remove table')
  expect(last()).toBe('')
})

test('the edge of a cell holds: nothing is joined over it, and Enter makes no second line', async () => {
  const start = table('<td>a</td><td>b</td>')
  const { last } = written(`${start}<p>c</p>`)
  await page.getByText('b', { exact: true }).click()
  await userEvent.keyboard('{Home}{Backspace}x')
  expect(last()).toBe(`${table('<td>a</td><td>xb</td>')}<p>c</p>`)
})

test('a line comes into no cell, neither by its dashes nor by the toolbar', async () => {
  const { last } = written(table('<td>a</td><td></td>'))
  await page.getByText('a', { exact: true }).click()
  await userEvent.keyboard('{Tab}---')
  const line = page.getByRole('button', { name: 'Line' })
  await expect.element(line).toHaveAttribute('aria-disabled', 'true')
  await line.click({ force: true })
  expect(last()).toBe(table('<td>a</td><td>---</td>'))
})

async function paste(html: string | undefined, words = 'words') {
  const data = new DataTransfer()
  if (html !== undefined) data.setData('text/html', html)
  data.setData('text/plain', words)
  text.element().dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }))
}

test('several lines pasted into a cell are one', async () => {
  const { last } = written(table('<td>a</td><td>b</td>'))
  await page.getByText('a', { exact: true }).click()
  await userEvent.keyboard('{End}')
  await paste('<p>1</p><p>2</p>')
  expect(last()).toBe(table('<td>a1 2</td><td>b</td>'))
})

test('lines pasted as plain text into a cell are one, and the cells beside it stay', async () => {
  const { last } = written(table('<td>a</td><td>b</td>'))
  await page.getByText('a', { exact: true }).click()
  await userEvent.keyboard('{End}')
  await paste(undefined, '1\r\n2\n\n3\r\n')
  expect(last()).toBe(table('<td>a1 2 3</td><td>b</td>'))
})

test('a table that words stand around is words in a cell, and tears no table apart', async () => {
  const { last } = written(table('<td>a</td><td>b</td>'))
  await page.getByText('a', { exact: true }).click()
  await userEvent.keyboard('{End}')
  await paste(`<p>: w</p>${table('<td>1</td><td>2</td>')}<p>x</p>`)
  expect(last()).toBe(table('<td>a: w 1 2 x</td><td>b</td>'))
})

test('pictures that come with their bytes are sent in from where they stood, and their text stays around them', async () => {
  const upload = vi.fn<(file: File) => Promise<Picture>>(async () => kept)
  const { last } = written('<p>Start</p>', upload)
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}')
  const image = '<img src="data:image/png;base64,iVBORw0KGgo=">'
  await paste(`<p>One</p><p>${image}</p><p>Two ${image} Three</p>`)
  const img = '<img src="files/abcdefghijklmnopqrstuv" alt="" width="40" height="30">'
  await expect.poll(last).toBe(`<p>Start</p><p>One</p>${img}<p>Two</p>${img}<p>Three</p>`)
  expect(upload.mock.calls.map(([file]) => [file.name, file.type])).toEqual([
    ['1.png', 'image/png'],
    ['2.png', 'image/png'],
  ])
})

test('a picture that is dropped with the words around it is sent in from where it stood', async () => {
  const { last } = written('<p>Start</p>')
  await text.click()
  const data = new DataTransfer()
  data.setData('text/html', '<p>One <img src="data:image/png;base64,iVBORw0KGgo="> Two</p>')
  const { left, top } = page.getByText('Start').element().getBoundingClientRect()
  const at = { clientX: left + 1, clientY: top + 4 }
  const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data, ...at })
  text.element().dispatchEvent(drop)
  const img = '<img src="files/abcdefghijklmnopqrstuv" alt="" width="40" height="30">'
  await expect.poll(last).toBe(`<p>One</p>${img}<p>TwoStart</p>`)
})
