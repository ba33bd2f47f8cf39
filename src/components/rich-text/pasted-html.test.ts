import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml } from '#service/domain/clean-html.ts'
import { pastedHtml, quiet } from './pasted-html.ts'
import { copied } from './testing/copied.ts'

const pasted = (html: string) => pastedHtml(copied(quiet(html)))

const wordItem = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>` +
  `&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

test('paragraphs of Word stay, its classes, empty lines and line ends within sentences do not', () => {
  expect(
    pasted(`<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal {margin:0cm}</style></head>
<body lang=NL><!--StartFragment--><p class=MsoNormal style='margin-bottom:8.0pt'><b style='mso-bidi-font-weight:normal'>Ons
voorstel</b><span style='color:red'> is <i>geheel</i>
vrijblijvend.</span><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><h2>Garantie<o:p></o:p></h2>
<!--EndFragment--></body></html>`),
  ).toBe('<p><strong>Ons voorstel</strong> is <em>geheel</em> vrijblijvend.</p><h2>Garantie</h2>')
})

test('of changes that are tracked, what was taken out goes and what was put in stays', () => {
  expect(
    pasted(
      `<p class=MsoNormal>Binnen <del cite="mailto:Eva" datetime="2026-11-02T09:12">tien</del><ins cite="mailto:Eva"
datetime="2026-11-02T09:12">twaalf</ins> dagen, <s>100</s> euro<o:p></o:p></p><del><p>Vervallen</p></del>`,
    ),
  ).toBe('<p>Binnen twaalf dagen, 100 euro</p>')
})

test('lists of Word are lists, nested and numbered as they were', () => {
  const html =
    wordItem(1, '·', 'Isolatie') + wordItem(2, 'o', 'Dak') + wordItem(2, 'o', 'Vloer') + wordItem(1, '·', 'Glas')
  expect(pasted(html)).toBe('<ul><li>Isolatie<ul><li>Dak</li><li>Vloer</li></ul></li><li>Glas</li></ul>')
  expect(pasted(wordItem(1, '1.', 'Eerst') + wordItem(1, 'b)', 'Dan'))).toBe('<ol><li>Eerst</li><li>Dan</li></ol>')
  expect(pasted(`${wordItem(2, '-', 'Dak')}${wordItem(2, '-', 'Vloer')}<p>Klaar</p>`)).toBe(
    '<ul><li>Dak</li><li>Vloer</li></ul><p>Klaar</p>',
  )
})

test('emphasis of Google Docs is a style, and its wrapper is not bold', () => {
  expect(
    pasted(`<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span
style="font-weight:700;font-style:normal">Vet</span><span style="font-weight:400;font-style:italic"> schuin</span></p><br />
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">Een</span></p></li>
<ul><li dir="ltr" aria-level="2"><p><span>Dieper</span></p></li></ul></ul></b>`),
  ).toBe('<p><strong>Vet</strong> <em>schuin</em></p><ul><li>Een<ul><li>Dieper</li></ul></li></ul>')
})

test('nothing is left that a browser would apply or run, and text that speaks of it stays', () => {
  const html = `<style>p{}</style><p\nstyle='a:b' onclick="x()" ONLOAD=y>a style="c" <b class="x"style=d>b</b></p>`
  expect(quiet(html)).toBe(
    `<template>p{}</template><p\ndata-style='a:b' data-onclick="x()" data-ONLOAD=y>a style="c" <b class="x"data-style=d>b</b></p>`,
  )
})

test.each([
  ['<div>a</div><div>b<br>c</div>', '<p>a</p><p>b</p><p>c</p>', 'lines of a mail are paragraphs'],
  ['<details><summary>a</summary>b</details>', '<p>a</p><p>b</p>', 'what folds away stands below its heading'],
  ['a <a href="https://x.example">link</a> &amp; <u>more</u>', '<p>a link &amp; more</p>', 'links leave their words'],
  [
    '<table><thead><tr><th>Wat</th><th>Prijs</th></tr></thead><tr><td><p>Ketel</p></td><td>40,00</td></tr></table>',
    '<p>Wat Prijs</p><p>Ketel 40,00</p>',
    'a row of a sheet is a line',
  ],
  ['<pre>a\n  b</pre>', '<p>a</p><p>b</p>', 'lines of code are lines'],
  ['<li>a<p>b</p><ol><li>c</ol>d', '<ul><li>a<p>b</p><ol><li>c</li></ol><p>d</p></li></ul>', 'an item goes on'],
  ['<h1><b>Kop</b></h1><hr><h6>klein</h6>', '<h1>Kop</h1><hr><h6>klein</h6>', 'a heading is strong by itself'],
  ['a<script>x()</script><style>p{}</style><form>f</form><img alt="b">', '<p>a</p>', 'scripts, styles and forms go'],
  ['<p style="display:none">hidden</p><p>seen</p>', '<p>seen</p>', 'what was not seen does not come'],
  ['<p>&lt;b&gt; [contact_name]</p>', '<p>&lt;b&gt; [contact_name]</p>', 'text stays text'],
  ['<img src="x">', '', 'nothing is nothing'],
])('%j becomes %j: %s', (html, clean) => {
  expect(pasted(html)).toBe(clean)
})

const tags = [
  'p',
  'div',
  'h2',
  'ul',
  'ol',
  'li',
  'b',
  'i',
  'span style="font-weight:700"',
  'br',
  'hr',
  'td',
  'table',
  'pre',
]
const piece = fc.oneof(
  fc.constantFrom(...tags.flatMap((tag) => [`<${tag}>`, `</${tag.split(' ')[0]}>`])),
  fc.constantFrom(' ', 'a', 'b ', '&nbsp;', '&lt;', '\n', wordItem(2, '1.', 'x')),
)

test('whatever is pasted, it is what the service would keep', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const html = pasted(pieces.join(''))
      expect(cleanHtml(html)).toBe(html)
    }),
    { numRuns: 1_000 },
  )
})
