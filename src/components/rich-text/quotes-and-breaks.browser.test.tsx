import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderText, text } from '#src/components/rich-text/testing/render-text.tsx'
import { pageBreakHtml } from '#wire/page-breaks.ts'

const upload = () => Promise.reject(new Error('none here'))
const written = (value: string) => renderText({ value, upload })
const pageBreak = text.getByRole('separator', { name: 'Page break' })

test('a quote is begun by its slash, and an empty line leaves it', async () => {
  const { last } = written('')
  await text.click()
  await userEvent.keyboard('/quo{Enter}Quiet{Enter}and warm{Enter}{Enter}Ours')
  expect(last()).toBe('<blockquote><p>Quiet</p><p>and warm</p></blockquote><p>Ours</p>')
})

test('Backspace at its beginning lifts what stands there out of the quote', async () => {
  const { last } = written('<p>a</p><blockquote><p>b</p></blockquote>')
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}{Home}')
  // The editor hears of where the cursor is from the browser, later than of keys.
  await expect.poll(() => getSelection()?.focusNode?.textContent).toBe('b')
  await new Promise((heard) => requestAnimationFrame(() => requestAnimationFrame(heard)))
  await userEvent.keyboard('{Backspace}')
  await expect.poll(last).toBe('<p>a</p><p>b</p>')
})

test('the style of the toolbar says that it is a quote, and makes a heading of it, a paragraph, and a quote again', async () => {
  const { last } = written('<blockquote><p>Quiet</p></blockquote>')
  await text.click()
  const choose = async (now: string, then: string) => {
    await page.getByRole('button', { name: `Style: ${now}` }).click()
    await page.getByRole('menuitemradio', { name: then }).click()
  }
  await choose('Quote', 'Heading 2')
  expect(last()).toBe('<h2>Quiet</h2>')
  await choose('Heading 2', 'Quote')
  expect(last()).toBe('<blockquote><p>Quiet</p></blockquote>')
  await choose('Quote', 'Paragraph')
  expect(last()).toBe('<p>Quiet</p>')
})

test('a list becomes a quote as a whole', async () => {
  const { last } = written('<ul><li>a</li><li>b</li></ul>')
  await text.click()
  await userEvent.keyboard('{Control>}{Shift>}b{/Shift}{/Control}')
  expect(last()).toBe('<blockquote><ul><li>a</li><li>b</li></ul></blockquote>')
})

test('a page break takes the line of its slash, and writing goes on below', async () => {
  const { last } = written('<p>Before</p>')
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}/page{Enter}After')
  await expect.element(pageBreak).toHaveTextContent('Page break')
  expect(last()).toBe(`<p>Before</p>${pageBreakHtml}<p>After</p>`)
})

test('asked for before the words of a line, it comes above them', async () => {
  const { last } = written('<p>After</p>')
  await text.click()
  await userEvent.keyboard('{Control>}{Home}{/Control}/page{Enter}')
  expect(last()).toBe(`${pageBreakHtml}<p>After</p>`)
})

test('a page break is reached by arrows, removed by a key and brought back by another', async () => {
  const { last } = written(`<p>a</p>${pageBreakHtml}<p>b</p>`)
  await text.click()
  await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}')
  await expect.element(pageBreak).toHaveClass('ProseMirror-selectednode')
  await userEvent.keyboard('{Delete}')
  expect(last()).toBe('<p>a</p><p>b</p>')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(last()).toBe(`<p>a</p>${pageBreakHtml}<p>b</p>`)
})

test('both come along when a text is cut and pasted', async () => {
  const html = `<blockquote><p>a</p><p>b</p></blockquote>${pageBreakHtml}<p>c</p>`
  const { last } = written(html)
  await text.click()
  await userEvent.keyboard('{Control>}ax{/Control}')
  expect(last()).toBe('')
  await userEvent.keyboard('{Control>}v{/Control}')
  await expect.poll(last).toBe(html)
})
