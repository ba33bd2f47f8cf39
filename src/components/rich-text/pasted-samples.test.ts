import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanSectionHtml } from '#service/domain/clean-html.ts'
import { pastedHtml, quiet } from './pasted-html.ts'
import { copied } from './testing/copied.ts'

const sampleOf = (name: string) => readFileSync(new URL(`./testing/samples/${name}.html`, import.meta.url), 'utf8')

/** A picture that came with its bytes is named by their kind. */
const takePicture = (src: string) => /^data:image\/(\w+);/.exec(src)?.[1]
const pasted = (html: string) => pastedHtml(copied(quiet(html)), { takePicture })

const table = (...rows: string[]) => `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`

test.each([
  [
    'word',
    [
      '<h1>Onze aanpak</h1>',
      '<p>Wij plaatsen <strong>in twee dagen</strong>; meer op <a href="https://www.vanvliet.example/aanpak?bron=offerte&amp;taal=nl">onze website</a>',
      ' of via <a href="mailto:info@vanvliet.example">info@vanvliet.example</a>.</p>',
      '<ul><li>Isolatie<ul><li>Dak</li></ul></li><li>Glas</li></ul>',
      table('<th>Onderdeel</th><th>Garantie</th>', '<td>Warmtepomp</td><td>5 jaar</td>'),
      '<p>png</p><blockquote><p><em>Stil, ook bij vorst.</em></p><p>Een aanrader.</p></blockquote>',
      '<hr class="page-break"><p>Op de volgende bladzijde</p>',
    ],
  ],
  [
    'google-docs',
    [
      '<h2>What you get</h2>',
      '<p>We install it <strong>within two days</strong>, see <a href="https://www.vanvliet.example/how">how we work</a>.</p>',
      '<ol><li>Survey<ul><li>Roof</li></ul></li><li>Installation</li></ol>',
      table('<th>Part</th><th>Warranty</th>', '<td>Heat pump</td><td>5 years on parts</td>'),
      '<p>jpeg</p>',
    ],
  ],
  [
    'outlook',
    [
      '<p>Hello Anneke,</p>',
      '<p>The <strong>terms</strong> are <a href="https://eur01.safelinks.example/?url=https%3A%2F%2Fvanvliet.example%2Fterms&amp;data=05">here</a>',
      '; call <a href="tel:+31305550142">030 555 01 42</a>.</p>',
      '<ul><li>Survey</li><li>Installation</li></ul>',
      table('<th>Part</th><th>Until</th>', '<td>Heat pump</td><td>2031</td>'),
      '<blockquote><p>We would like</p><p>two of them</p><ul><li>soon</li></ul></blockquote>',
      '<p>Unsubscribe</p>',
    ],
  ],
  [
    'web-page',
    [
      '<h1>Heat pumps explained</h1><p>Home</p>',
      '<p>A heat pump <em>moves</em> heat. <a href="http://old.example/pumps#how">How it works</a>1</p>',
      '<h3>Kinds</h3><ol><li>Air<ul><li>Split</li></ul></li><li>Ground</li></ol><p>In a garden</p><p>Yield</p>',
      table(
        '<th>Kind</th><th>SCOP</th>',
        '<th>Air</th><td><a href="https://norm.example/14825">4,2</a></td>',
        '<td>Ground</td><td></td>',
      ),
      '<blockquote><p>Quiet, too.</p></blockquote><hr><p>one</p><p>two</p>',
    ],
  ],
])('from %s come headings, lists, quotes, tables, links and pictures, and nothing else', (name, parts) => {
  expect(pasted(sampleOf(name))).toBe(parts.join(''))
})

test('what a cell spans besides its own place is empty, so that every cell stays in its column', () => {
  const rows = [
    '<th rowspan="2">Part</th><th colspan="2">Price</th>',
    '<td>from</td><td>to</td>',
    '<td>Pump</td><td>1</td><td>2</td>',
    '<td colspan="100">All without VAT</td>',
  ]
  expect(pasted(`<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`)).toBe(
    table(
      '<th>Part</th><th>Price</th><th></th>',
      '<th></th><td>from</td><td>to</td>',
      '<td>Pump</td><td>1</td><td>2</td>',
      '<td>All without VAT</td><td></td><td></td>',
    ),
  )
})

test('a quote in an item or a cell leaves its words there, and so does a page break within either or a quote', () => {
  expect(pasted('<ul><li>a<blockquote>b</blockquote></li></ul>')).toBe('<ul><li>a<p>b</p></li></ul>')
  expect(pasted('<table><tr><td>a<blockquote>b</blockquote></td><td>c</td></tr></table>')).toBe(
    table('<td>a b</td><td>c</td>'),
  )
  expect(pasted('<blockquote>a<hr class="page-break">b</blockquote>')).toBe(
    '<blockquote><p>a</p><hr><p>b</p></blockquote>',
  )
})

test('where a text holds neither links nor tables, their words come', () => {
  const html = pastedHtml(copied(quiet(sampleOf('outlook'))))
  expect(html).toContain('<p>The <strong>terms</strong> are here; call 030 555 01 42.</p>')
  expect(html).toContain('<p>Heat pump 2031</p>')
  expect(html).toContain('<p>We would like</p><p>two of them</p>')
})

const piece = fc.constantFrom(
  ...[
    'p',
    'div',
    'h2',
    'ul',
    'li',
    'b',
    'blockquote',
    'p class=MsoQuote',
    'hr class=page-break',
    'table',
    'tr',
    'td',
    'th',
    'a href="https://x.example"',
    'br',
  ].flatMap((tag) => [`<${tag}>`, `</${tag.split(' ')[0]}>`]),
  ' ',
  'a',
  '&nbsp;',
  '<img src="data:image/png;base64,AA">',
)

test('whatever is pasted into a section, it is what the service would keep', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const html = pasted(pieces.join(''))
      expect(cleanSectionHtml(html)).toBe(html)
    }),
    { numRuns: 1_000 },
  )
})
