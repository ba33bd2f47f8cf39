import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { expect, test } from 'vitest'
import { cleanSectionHtml } from '#service/domain/clean-html.ts'
import type { ViewedDesign } from '#wire/design.ts'
import { pageBreakHtml } from '#wire/page-breaks.ts'
import { aPrinted, aTable, pagesOf, priceRow, written } from './testing/printed.ts'

const section = (id: number, title: string, html: string) => ({ id, title, html: cleanSectionHtml(html) })

/** On which page, from 1, each of these words stands; 0: on none. */
async function placesOf(printed: ReturnType<typeof aPrinted>, ...words: string[]) {
  const pages = await pagesOf(await written(printed))
  return { count: pages.length, places: words.map((word) => pages.findIndex((page) => page.includes(word)) + 1) }
}

const inText = (html: string) => aPrinted({ sections: [section(1, 'Approach', html)], tables: [aTable([priceRow(1)])] })

test('what follows a page break begins the next page', async () => {
  const html = `<p>Before it</p>${pageBreakHtml}<p>After it</p>`
  expect(await placesOf(inText(html), 'Approach', 'Before it', 'After it', 'Row 1')).toEqual({
    count: 2,
    places: [1, 1, 2, 2],
  })
})

test('two page breaks in a row, with nothing but space between, are one', async () => {
  const html = `<p>Before it</p>${pageBreakHtml}<p></p>${pageBreakHtml}${pageBreakHtml}<p>After it</p>`
  expect(await placesOf(inText(html), 'Before it', 'After it')).toEqual({ count: 2, places: [1, 2] })
})

test('one at the end of a text has the next part begin the page, and one at the end of all makes none', async () => {
  const html = `<p>Before it</p>${pageBreakHtml}`
  expect(await placesOf(inText(html), 'Before it', 'Row 1')).toEqual({ count: 2, places: [1, 2] })
  const last = aPrinted({ sections: [section(1, 'Approach', html)], tables: [] })
  expect(await placesOf(last, 'Before it')).toEqual({ count: 1, places: [1] })
})

test('one that a text begins with takes its title along', async () => {
  const printed = aPrinted({
    sections: [section(1, 'Approach', '<p>Before it</p>'), section(2, 'Warranty', `${pageBreakHtml}<p>After it</p>`)],
  })
  expect(await placesOf(printed, 'Before it', 'Warranty', 'After it')).toEqual({ count: 2, places: [1, 2, 2] })
})

test('a page break where a page begins anyway leaves no page empty', async () => {
  const design: ViewedDesign = {
    colors: [],
    accent: '',
    accent_dark: '',
    ink: '',
    font: '',
    fonts: { heading: 'source-serif', text: 'source-serif' },
    cover: { picture: null },
    header: '',
    footer: '',
  }
  const printed = aPrinted({ design, sections: [section(1, 'Approach', `${pageBreakHtml}<p>After it</p>`)] })
  expect(await placesOf(printed, 'Approach', 'After it')).toEqual({ count: 2, places: [2, 2] })
})

test('a quote is one to readers, with all it holds', async () => {
  const html = '<p>They said</p><blockquote><p>Quiet, <b>too</b>.</p><ul><li>Warm</li></ul></blockquote>'
  const document = await getDocumentProxy(await written(inText(html)))
  const page = await document.getPage(1)
  const tree = JSON.stringify(await page.getStructTree())
  expect(tree).toMatch(/"role":"BlockQuote","children":\[\{"role":"P"[^\]]*\]\},\{"role":"L"/)
  const { items } = await page.getTextContent()
  const leftOf = (words: string) => {
    const item = items.find((one) => 'str' in one && one.str.startsWith(words))
    return item && 'transform' in item ? Number(item.transform[4]) : Number.NaN
  }
  expect(leftOf('Quiet') - leftOf('They said')).toBeCloseTo(16, 0)
})

test('a quote goes on over the pages it needs, its rule beside it on each', async () => {
  const words = Array.from({ length: 120 }, (_, at) => `<p>Sentence ${at} of what they said.</p>`).join('')
  const bytes = await written(inText(`<blockquote>${words}</blockquote><p>Ours again</p>`))
  const pages = await pagesOf(bytes)
  const filled = pages.filter((page) => page.includes('Sentence'))
  expect(filled.length).toBeGreaterThan(2)
  for (let at = 0; at < 120; at++) expect(pages.join(' ')).toContain(`Sentence ${at} of`)
  const document = await getDocumentProxy(bytes)
  const { OPS } = await getResolvedPDFJS()
  const thick = await Promise.all(
    filled.map(async (_, at) => {
      const { fnArray, argsArray } = await (await document.getPage(at + 1)).getOperatorList()
      return fnArray.filter((op, place) => op === OPS.setLineWidth && argsArray[place][0] === 1.5).length
    }),
  )
  expect(thick).toEqual(filled.map(() => 1))
})
