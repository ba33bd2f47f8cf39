import { getDocumentProxy } from 'unpdf'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureHtml } from '#wire/pictures.ts'
import type { PrintedPicture } from './printed-proposal.ts'
import { aPrinted, aTable, pagesOf, priceRow, written } from './testing/printed.ts'

const token = 'abcdefghijklmnopqrstuv'
const html = (alt: string, size = { width: 400, height: 300 }) => pictureHtml({ src: `files/${token}`, alt, ...size })

const drawn = async (kind: 'png' | 'jpeg', width = 400, height = 300): Promise<PrintedPicture> => ({
  bytes: await sharp({
    create: { width, height, channels: 4, background: { r: 20, g: 90, b: 60, alpha: kind === 'png' ? 0.5 : 1 } },
  })
    .toFormat(kind)
    .toBuffer(),
  width,
  height,
})

const printed = (text: string, picture?: PrintedPicture) =>
  written({
    ...aPrinted({ sections: [{ id: 1, title: 'Plan', html: text }] }),
    pictures: new Map(picture ? [[token, picture]] : []),
  })

async function treeOf(bytes: Uint8Array) {
  const document = await getDocumentProxy(bytes.slice())
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1).then((page) => page.getStructTree())),
  )
  return { count: document.numPages, tree: JSON.stringify(pages) }
}

const embedded = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Subtype \/Image/g)?.length ?? 0

test.each(['jpeg', 'png'] as const)(
  'a %s of a text stands in the document, with its words for who cannot see it',
  async (kind) => {
    const bytes = await printed(`<p>Before</p>${html('A pump in a garden')}<p>After</p>`, await drawn(kind))
    // What can be seen through has its mask beside it.
    expect(embedded(bytes)).toBe(kind === 'png' ? 2 : 1)
    const { tree } = await treeOf(bytes)
    expect(tree).toContain('"role":"Figure"')
    expect(tree).toContain('A pump in a garden')
  },
)

test('one without words is decoration, which readers skip', async () => {
  const bytes = await printed(html(''), await drawn('jpeg'))
  expect(embedded(bytes)).toBe(1)
  expect((await treeOf(bytes)).tree).not.toContain('Figure')
})

test('the same picture twice is in the file once', async () => {
  expect(embedded(await printed(html('One').repeat(2), await drawn('jpeg')))).toBe(1)
})

test('one that is not there any more is left out, and the text stays', async () => {
  const bytes = await printed(`${html('Gone')}<p>After</p>`)
  expect(embedded(bytes)).toBe(0)
  expect((await treeOf(bytes)).tree).not.toContain('Figure')
})

test('a picture is never parted: one that does not fit begins the next page, and none is higher than a page', async () => {
  const tall = await drawn('jpeg', 300, 1600)
  const { count } = await treeOf(await printed(html('Tall', { width: 300, height: 1600 }).repeat(2), tall))
  // The cover, each picture, the prices.
  expect(count).toBe(4)
})

test('the same proposal with pictures gives the same bytes', async () => {
  const picture = await drawn('png')
  const [one, other] = [await printed(html('One'), picture), await printed(html('One'), picture)]
  expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
})

test.each([
  { alt: 'A pump in a garden', says: true },
  { alt: '', says: false },
])('a picture of a row stands before its amount, its words “$alt” for who cannot see it', async ({ alt, says }) => {
  const placed = { src: `files/${token}`, alt, width: 400, height: 300 }
  const rows = [priceRow(1, { content: 'Pump', picture: placed }), priceRow(2, { content: 'Pipe' })]
  const bytes = await written({
    ...aPrinted({ tables: [aTable(rows)] }),
    pictures: new Map([[token, await drawn('jpeg')]]),
  })
  expect(embedded(bytes)).toBe(1)
  const { tree } = await treeOf(bytes)
  expect(tree.includes('"role":"Figure"')).toBe(says)
  const text = (await pagesOf(bytes)).join(' ')
  expect(text).toMatch(/Pump 100[.,]00 Pipe 100[.,]00/)
})
