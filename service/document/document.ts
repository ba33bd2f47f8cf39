import type { Ports } from '#service/ports.ts'
import { dayWords, dayWordsIn } from '#wire/calendar-day.ts'
import { fileSizeText } from '#wire/file-size.ts'
import { partsInOrder } from '#wire/reading-order.ts'
import type { ViewedProposal } from '#wire/viewer.ts'
import { documentReading } from './document-words.ts'
import { fontsFor } from './fonts.ts'
import { blocksOf } from './html-blocks.ts'
import type { PrintedProposal } from './printed-proposal.ts'
import { Sheet, type Look } from './sheet.ts'
import { styles } from './styles.ts'
import { drawCoverPage } from './write-cover-page.ts'
import { drawCover } from './write-cover.ts'
import { drawPageLines } from './write-page-lines.ts'
import type { PriceSetting } from './write-price-row.ts'
import { drawPrices } from './write-prices.ts'
import { drawProof } from './write-proof.ts'
import { drawBlocks, drawHeading, drawParagraph } from './write-text.ts'

/**
 * The proposal as a tagged PDF (PDF/UA-1): cover, texts, price tables, terms; once somebody signed it ends with the
 * proof (customer's page, "Proof"). The same input gives the same bytes.
 */
export async function writeDocument(
  printed: PrintedProposal,
  readFont: Ports['readFont'],
): Promise<Uint8Array<ArrayBuffer>> {
  const { viewed, timeZone } = printed
  const { account, proposal, attachments, acceptances, agree, design } = viewed
  const look = lookOf(design)
  const reading = documentReading(proposal.language, account.locale)
  const { words, locale } = reading
  const sheet = new Sheet({
    title: proposal.name,
    author: account.title,
    language: reading.language,
    date: new Date(acceptances.at(-1)?.date ?? proposal.date_sent),
    pictures: printed.pictures,
    look,
    fonts: await fontsFor(
      JSON.stringify([viewed, printed.trail]),
      [look.fonts.heading, look.fonts.text, 'source-sans'],
      readFont,
    ),
  })
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium', timeZone })
  const dayOf = (date: string) =>
    date.length === 10 ? dayWords(date, locale) : dayWordsIn(timeZone, Date.parse(date), locale)
  const isSigned = acceptances.length > 0

  if (design?.cover) drawCoverPage(sheet, printed, reading, dayOf)
  else drawCover(sheet, printed, reading, dayOf)
  await inTurns(drawContent(sheet, viewed, { reading, currency: account.currency, isSigned }))
  if (attachments.length > 0) drawAttachments(sheet, words.attachments, attachments, locale)
  if (agree.terms) drawTerms(sheet, words.terms, agree.terms)
  if (isSigned) drawProof(sheet, printed, reading, { momentOf: (date) => moment.format(new Date(date)), dayOf })
  drawPageLines(sheet, printed, reading)
  return sheet.bytes()
}

/** As on the customer's page. */
function lookOf(design: ViewedProposal['design']): Look {
  return {
    fonts: design?.fonts ?? { heading: 'source-serif', text: 'source-serif' },
    accent: design?.accent || undefined,
    ink: design?.ink || undefined,
  }
}

/** Texts and price tables, in the order they are read. */
function* drawContent(sheet: Sheet, viewed: ViewedProposal, setting: PriceSetting) {
  const { sections, tables, order } = viewed
  const parts = partsInOrder(order ?? undefined, { sections: sections.length, tables: tables.length }).filter(
    ({ kind, at }) => kind === 'section' || (tables[at]?.rows.length ?? 0) > 0,
  )
  const last = parts.findLast(({ kind }) => kind === 'table')
  for (const part of parts) {
    const section = part.kind === 'section' ? sections[part.at] : undefined
    if (section) drawSection(sheet, section)
    else yield* drawPrices(sheet, viewed, { at: part.at, isLast: part === last }, setting)
    yield
  }
}

function drawSection(sheet: Sheet, { title, html }: ViewedProposal['sections'][number]) {
  const blocks = blocksOf(html)
  const first = Math.max(
    0,
    blocks.findIndex(({ kind }) => kind !== 'page-break'),
  )
  // One that a text begins with stands before its title, which belongs to it.
  if (first > 0) sheet.breakPage()
  sheet.group('Sect', () => {
    sheet.y += 18
    if (title) drawHeading(sheet, 2, title, styles.heading)
    sheet.y += 2
    drawBlocks(sheet, blocks.slice(first))
  })
}

/** Names alone: the files themselves go with the page. */
function drawAttachments(sheet: Sheet, heading: string, attachments: ViewedProposal['attachments'], locale: string) {
  sheet.group('Sect', () => {
    sheet.y += 22
    drawHeading(sheet, 2, heading, styles.heading)
    sheet.y += 2
    for (const { name, size } of attachments)
      drawParagraph(sheet, `${name}  ·  ${fileSizeText(size, locale)}`, styles.text)
  })
}

function drawTerms(sheet: Sheet, heading: string, { text, url }: { text: string; url: string }) {
  sheet.group('Sect', () => {
    sheet.y += 22
    drawHeading(sheet, 2, heading, styles.heading)
    sheet.y += 2
    drawParagraph(sheet, text || url, styles.text)
  })
}

/** How long it writes before others are answered, in milliseconds. */
const turn = 20

/** A long document takes a second of the processor: in between, other requests have their turn. */
async function inTurns(steps: Iterable<void>) {
  let since = performance.now()
  for (const _ of steps) {
    if (performance.now() - since < turn) continue
    // oxlint-disable-next-line no-await-in-loop -- that is the point
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
}
