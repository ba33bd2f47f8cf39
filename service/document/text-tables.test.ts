import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { cleanSectionHtml } from '#service/domain/clean-html.ts'
import { aPrinted, textOf, written } from './testing/printed.ts'

const printed = (html: string) => aPrinted({ sections: [{ id: 1, title: 'Text', html: cleanSectionHtml(html) }] })

async function pagesOf(html: string) {
  const document = await getDocumentProxy(await written(printed(html)))
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const page = await document.getPage(at + 1)
      const [annotations, tree, text] = await Promise.all([
        page.getAnnotations(),
        page.getStructTree(),
        page.getTextContent(),
      ])
      const words = text.items.map((item) => ('str' in item ? item.str : '')).join(' ')
      return {
        links: annotations.map((one) => one as { url?: string; rect: number[] }),
        tree: JSON.stringify(tree),
        words,
      }
    }),
  )
}

const row = (cells: string[], name = 'td') => `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('')}</tr>`

test('a link of a text leads there, and readers are told that it is one', async () => {
  const [page] = await pagesOf('<p>See <a href="https://x.example/a?b=1&amp;c=2">the <b>terms</b></a>, or call.</p>')
  expect(page?.links.map(({ url }) => url)).toEqual(['https://x.example/a?b=1&c=2'])
  expect(page?.tree).toMatch(/"role":"Link","children":\[\{"type":"content"[^\]]*"type":"object"/)
  expect(page?.words.replace(/\s+/g, ' ')).toContain('See the terms , or call.')
})

test('a link over two lines can be pressed on both', async () => {
  const words = 'words that go on '.repeat(8)
  const [page] = await pagesOf(`<p><a href="https://x.example">${words}</a></p>`)
  const tops = page?.links.map(({ rect }) => rect[1])
  expect(tops).toHaveLength(2)
  expect(new Set(tops).size).toBe(2)
})

test('a table of a text is one to readers, its first row the heads of the columns', async () => {
  const [page] = await pagesOf(
    `<table>${row(['What', 'Until'], 'th')}${row(['Pump', '5 years'])}${row(['Work', ''])}</table>`,
  )
  const [, table = ''] = /("role":"Table".*?)"role":"(?:Sect|H2)"/.exec(page?.tree ?? '') ?? []
  const roles = table.match(/"role":"T[RHD]"/g)?.map((role) => role.slice(8, -1))
  expect(roles?.join(' ')).toBe('TR TH TH TR TD TD TR TD TD')
})

test('its head comes again on every page, and no row is lost or parted', async () => {
  const rows = Array.from({ length: 80 }, (_, at) => row([`Part ${at}`, `Until ${at}`])).join('')
  const pages = await pagesOf(`<table>${row(['What', 'How long'], 'th')}${rows}</table>`)
  const filled = pages.filter(({ words }) => words.includes('Part '))
  expect(filled.length).toBeGreaterThan(1)
  for (const { words } of filled) expect(words).toContain('How long')
  const said = pages.map(({ words }) => words).join(' ')
  for (let at = 0; at < 80; at++) expect(said).toMatch(new RegExp(`Part ${at} +Until ${at}\\b`))
})

test.each([
  ['a cell higher than a page', `<table>${row(['many words '.repeat(1_500), 'end of it'])}</table><p>After</p>`],
  [
    'more columns than there is room for',
    `<table>${row(Array.from({ length: 60 }, (_, at) => `${at}`))}</table><p>After</p>`,
  ],
  ['rows of different lengths', `<table>${row(['1'])}${row(['2', '3', '4'])}</table><p>After</p>`],
])('%s loses nothing', async (_, html) => {
  const text = (await textOf(printed(html))).replace(/\s+/g, '')
  for (const word of html
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s+/)
    .slice(-5))
    expect(text).toContain(word)
})

test('a table of one long row and many short ones takes what its cells do', async () => {
  const html = `<table>${row(Array.from({ length: 400 }, () => 'a'))}${row(['b']).repeat(400)}</table>`
  const { length } = await written(printed(html))
  expect(length).toBeLessThan(html.length * 50)
})

test('so does one with as many heads', async () => {
  const heads = row(
    Array.from({ length: 400 }, () => 'Q'),
    'th',
  )
  const html = `<table>${heads}${row(['b']).repeat(400)}</table>`
  const pages = await pagesOf(html)
  expect(pages.length).toBeGreaterThan(10)
  for (const { words } of pages.slice(1)) expect(words).not.toContain('Q')
})
