import { getDocumentProxy } from 'unpdf'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ViewedDesign } from '#wire/design.ts'
import type { PrintedProposal } from './printed-proposal.ts'
import { aPrinted, pagesOf, written } from './testing/printed.ts'

const token = 'abcdefghijklmnopqrstuv'
const picture = { src: `files/${token}`, alt: 'A roof with panels', width: 1600, height: 1000 }

const aDesign = (fields: Partial<ViewedDesign> = {}): ViewedDesign => ({
  colors: ['#1f4e79', '#dbe6f0', '#1b1f24'],
  accent: '#1f4e79',
  accent_dark: '#7fa8cc',
  ink: '#1b1f24',
  font: 'Lora',
  fonts: { heading: 'lora', text: 'source-serif' },
  cover: null,
  header: '',
  footer: '',
  ...fields,
})

const photo = async () => ({
  bytes: await sharp({ create: { width: 160, height: 100, channels: 3, background: '#88aacc' } })
    .jpeg()
    .toBuffer(),
  width: 1600,
  height: 1000,
})

const withDesign = async (fields: Partial<ViewedDesign>, name = 'Heat pump'): Promise<PrintedProposal> =>
  aPrinted({ design: aDesign(fields), proposal: { name } }, { pictures: new Map([[token, await photo()]]) })

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

test('a cover has the first page to itself, says what it is, and counts as a page', async () => {
  const pages = await pagesOf(await written(await withDesign({ cover: { picture } })))
  expect(pages).toHaveLength(2)
  for (const said of [
    'Van Vliet',
    'Proposal 2026-1187 · version 2',
    'Heat pump',
    'For Anneke de Groot',
    'Valid until 19 December 2026',
    'Marieke Vos',
  ])
    expect(pages[0]).toContain(said)
  expect(pages[0]).not.toMatch(/Introduction|Page 1/)
  expect(pages[1]).toMatch(/Introduction.*100\.00.*Page 2 of 2/)
})

test('its picture is in the file once, and said in words to who cannot see it', async () => {
  const bytes = await written(await withDesign({ cover: { picture } }))
  expect(latin(bytes).match(/\/Subtype \/Image/g)).toHaveLength(1)
  const page = await (await getDocumentProxy(bytes.slice())).getPage(1)
  expect(JSON.stringify(await page.getStructTree())).toContain('"alt":"A roof with panels"')
})

test('without a picture a cover stands in the second colour, and one that is switched off is none', async () => {
  const bare = await written(await withDesign({ cover: { picture: null } }))
  expect(latin(bare)).not.toContain('/Subtype /Image')
  expect(await pagesOf(bare)).toHaveLength(2)
  expect(await pagesOf(await written(await withDesign({})))).toHaveLength(1)
})

test('a name of 255 letters still leaves the cover on one page', async () => {
  const name = 'Warmtepompinstallatie '.repeat(12).slice(0, 255).trim()
  expect(await pagesOf(await written(await withDesign({ cover: { picture } }, name)))).toHaveLength(2)
})

test('lines stand at head and foot of every page but the cover, and count the pages', async () => {
  const lines = { header: 'Van Vliet · 2026-1187', footer: 'KvK 30123456, blad [page] van [pages]' }
  const [cover, text] = await pagesOf(await written(await withDesign({ cover: { picture }, ...lines })))
  expect(cover).not.toMatch(/KvK|Van Vliet · /)
  expect(text).toContain('Van Vliet · 2026-1187')
  expect(text).toContain('KvK 30123456, blad 2 van 2')
  // A foot that counts needs nobody else to.
  expect(text).not.toContain('Page 2 of 2')
  const [only] = await pagesOf(await written(await withDesign({ footer: 'KvK 30123456' })))
  expect(only).toMatch(/KvK 30123456.*Page 1 of 1/)
})

test('headings and text are set in the families of the design, of which only used letters are in the file', async () => {
  const bytes = await written(await withDesign({ fonts: { heading: 'bitter', text: 'inter' } }))
  const fonts = new Set(
    latin(bytes)
      .match(/\/BaseFont \/[A-Z]{6}\+[\w-]+/g)
      ?.map((name) => name.slice(18)),
  )
  expect([...fonts].toSorted()).toEqual(['Bitter-SemiBold', 'Inter-Regular', 'Inter-SemiBold', 'SourceSans3-Regular'])
  expect(bytes.byteLength).toBeLessThan(80_000)
})

test('the same design gives the same bytes', async () => {
  const once = async () => written(await withDesign({ cover: { picture }, footer: '[page]' }))
  expect(Buffer.from(await once()).equals(Buffer.from(await once()))).toBe(true)
})
