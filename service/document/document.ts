import type { Ports } from '#service/ports.ts'
import { dayWords, dayWordsIn } from '#wire/calendar-day.ts'
import { fileSizeText } from '#wire/file-size.ts'
import { partsInOrder } from '#wire/reading-order.ts'
import type { ViewedProposal } from '#wire/viewer.ts'
import { documentReading, type DocumentReading } from './document-words.ts'
import { fontsFor, scriptsOfAll } from './fonts.ts'
import { blocksOf } from './html-blocks.ts'
import type { PrintedProposal } from './printed-proposal.ts'
import type { Look } from './paper.ts'
import { Sheet } from './sheet.ts'
import { withPauses, type Steps } from './steps.ts'
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
 * proof (customer's page, "Proof"). The same input gives the same bytes. Others are answered meanwhile; `afterPause` is
 * called each time they were, and throws where nobody wants it any more.
 */
export async function writeDocument(
  printed: PrintedProposal,
  readFont: Ports['readFont'],
  afterPause?: () => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const { viewed } = printed
  const { account, proposal, acceptances, design } = viewed
  const look = lookOf(design)
  const reading = documentReading(proposal.language, account.locale)
  const scripts = await withPauses(scriptsOfAll([viewed, printed.trail]), afterPause)
  const sheet = new Sheet({
    title: proposal.name,
    author: account.title,
    language: reading.language,
    date: new Date(acceptances.at(-1)?.date ?? proposal.date_sent),
    pictures: printed.pictures,
    look,
    fonts: await fontsFor(scripts, [look.fonts.heading, look.fonts.text, 'source-sans'], readFont),
  })
  await withPauses(drawDocument(sheet, printed, reading), afterPause)
  return sheet.bytes()
}

function* drawDocument(sheet: Sheet, printed: PrintedProposal, reading: DocumentReading): Steps {
  const { viewed, timeZone } = printed
  const { account, attachments, acceptances, agree, design } = viewed
  const { words, locale } = reading
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone })
  const dayOf = (date: string) =>
    date.length === 10 ? dayWords(date, locale) : dayWordsIn(timeZone, Date.parse(date), locale)
  const isSigned = acceptances.length > 0

  yield* (design?.cover ? drawCoverPage : drawCover)(sheet, printed, reading, dayOf)
  yield* drawContent(sheet, viewed, { reading, currency: account.currency, isSigned })
  if (attachments.length > 0) yield* drawAttachments(sheet, words.attachments, attachments, locale)
  if (agree.terms) yield* drawTerms(sheet, words.terms, agree.terms)
  if (isSigned) yield* drawProof(sheet, printed, reading, { momentOf: (date) => moment.format(new Date(date)), dayOf })
  yield* drawPageLines(sheet, printed, reading)
  yield* sheet.finish()
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
function* drawContent(sheet: Sheet, viewed: ViewedProposal, setting: PriceSetting): Steps {
  const { sections, tables, order } = viewed
  const parts = partsInOrder(order ?? undefined, { sections: sections.length, tables: tables.length }).filter(
    ({ kind, at }) => kind === 'section' || (tables[at]?.rows.length ?? 0) > 0,
  )
  const last = parts.findLast(({ kind }) => kind === 'table')
  for (const part of parts) {
    const section = part.kind === 'section' ? sections[part.at] : undefined
    if (section) yield* drawSection(sheet, section)
    else yield* drawPrices(sheet, viewed, { at: part.at, isLast: part === last }, setting)
    yield
  }
}

function* drawSection(sheet: Sheet, { title, html }: ViewedProposal['sections'][number]): Steps {
  const blocks = blocksOf(html)
  const first = Math.max(
    0,
    blocks.findIndex(({ kind }) => kind !== 'page-break'),
  )
  // One that a text begins with stands before its title, which belongs to it.
  if (first > 0) sheet.breakPage()
  const end = sheet.begin('Sect')
  sheet.y += 18
  if (title) drawHeading(sheet, 2, title, styles.heading)
  sheet.y += 2
  yield* drawBlocks(sheet, blocks.slice(first))
  end()
}

/** Names alone: the files themselves go with the page. */
function* drawAttachments(
  sheet: Sheet,
  heading: string,
  attachments: ViewedProposal['attachments'],
  locale: string,
): Steps {
  const end = sheet.begin('Sect')
  sheet.y += 22
  drawHeading(sheet, 2, heading, styles.heading)
  sheet.y += 2
  for (const { name, size } of attachments)
    yield* drawParagraph(sheet, `${name}  ·  ${fileSizeText(size, locale)}`, styles.text)
  end()
}

function* drawTerms(sheet: Sheet, heading: string, { text, url }: { text: string; url: string }): Steps {
  const end = sheet.begin('Sect')
  sheet.y += 22
  drawHeading(sheet, 2, heading, styles.heading)
  sheet.y += 2
  yield* drawParagraph(sheet, text || url, styles.text)
  end()
}
