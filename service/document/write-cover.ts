import type { ViewedProposal } from '#wire/viewer.ts'
import type { PrintedProposal } from './printed-proposal.ts'
import type { DocumentReading } from './document-words.ts'
import { linesOf } from './line-breaks.ts'
import { inks, measure, page } from './paper.ts'
import type { Sheet } from './sheet.ts'
import { atOnce, type Steps } from './steps.ts'
import { styles } from './styles.ts'
import { drawLines, type Run } from './typesetting.ts'
import { drawHeading, drawParagraph } from './write-text.ts'

/** The longest logo, in points. */
const logoSize = [160, 44] as const

/** What it is, for whom, how long it stands, and who answers for it. */
export function* drawCover(
  sheet: Sheet,
  { viewed, logo }: PrintedProposal,
  reading: DocumentReading,
  dayOf: (date: string) => string,
): Steps {
  const { proposal } = viewed
  const { words } = reading
  yield* drawSender(sheet, { viewed, logo })
  sheet.y += 26
  yield* drawParagraph(
    sheet,
    `${words.proposal(proposal.proposal_nr)}  ·  ${words.version(proposal.version_number)}`,
    styles.kind,
  )
  sheet.y += 3
  drawHeading(sheet, 1, proposal.name, styles.name)
  sheet.y += 4
  yield* drawParagraph(sheet, words.for(receivers(viewed, reading)), styles.lead)
  sheet.y += 14
  sheet.decorate(() => sheet.rule(sheet.y))
  sheet.y += 8
  drawFacts(sheet, factsOf(viewed, reading, dayOf))
  sheet.decorate(() => sheet.rule(sheet.y, { color: inks.line }))
  sheet.y += 6
}

/** Whose it is: the logo, or the name. */
export function* drawSender(
  sheet: Sheet,
  { viewed: { account }, logo }: Pick<PrintedProposal, 'viewed' | 'logo'>,
): Steps {
  if (!logo) return yield* drawParagraph(sheet, account.title, styles.inner)
  sheet.tag('Figure', () => sheet.doc.image(logo, page.left, sheet.y, { fit: logoSize }), { alt: account.title })
  sheet.y += logoSize[1] + 14
}

export function receivers({ receiver, others, proposal }: ViewedProposal, { locale }: DocumentReading) {
  const names = [receiver, ...others].map(({ name }) => name).filter(Boolean)
  const people = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(names)
  return [people, proposal.contact_name].filter((name, at, all) => name && all.indexOf(name) === at).join(', ')
}

export type Fact = { label: string; lines: string[] }

export function factsOf(
  { proposal, owner }: ViewedProposal,
  { words }: DocumentReading,
  dayOf: (date: string) => string,
): Fact[] {
  return [
    { label: words.date, lines: [dayOf(proposal.date_sent)] },
    ...(proposal.valid_until === null ? [] : [{ label: words.validUntil, lines: [dayOf(proposal.valid_until)] }]),
    { label: words.adviser, lines: [owner.name, owner.jobtitle, owner.phone, owner.email].filter(Boolean) },
  ]
}

/** How high they are where every line has room for its words. */
export const factsHeight = (facts: readonly Fact[]) =>
  styles.label.leading + Math.max(...facts.map(({ lines }) => lines.length)) * styles.fact.leading + 8

/** Facts beside each other, each with its name above. */
export function drawFacts(sheet: Sheet, facts: readonly Fact[]) {
  const gap = 18
  const width = (measure - gap * (facts.length - 1)) / facts.length
  const top = sheet.y
  let bottom = top
  for (const [at, { label, lines }] of facts.entries()) {
    sheet.y = top
    const x = page.left + at * (width + gap)
    const runs: Run[] = [
      { text: `${label}\n`, style: styles.label },
      { text: lines.join('\n'), style: styles.fact },
    ]
    const set = linesOf(sheet, runs, width)
    sheet.tag('P', () => atOnce(drawLines(sheet, set, { x, leading: styles.fact.leading })))
    bottom = Math.max(bottom, sheet.y)
  }
  sheet.y = bottom + 8
}
