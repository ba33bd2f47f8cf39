import type { ViewedProposal } from '#wire/viewer.ts'
import type { PrintedProposal } from './printed-proposal.ts'
import type { DocumentReading } from './document-words.ts'
import { inks, measure, page, type Sheet } from './sheet.ts'
import { styles } from './styles.ts'
import { drawLine, drawLines, linesOf, type Run } from './typesetting.ts'
import { drawHeading, drawParagraph } from './write-text.ts'

/** The longest logo, in points. */
const logoSize = [160, 44] as const

/** What it is, for whom, how long it stands, and who answers for it. */
export function drawCover(
  sheet: Sheet,
  { viewed, logo }: PrintedProposal,
  reading: DocumentReading,
  dayOf: (date: string) => string,
) {
  const { account, proposal } = viewed
  const { words } = reading
  if (logo) {
    sheet.tag('Figure', () => sheet.doc.image(logo, page.left, sheet.y, { fit: logoSize }), { alt: account.title })
    sheet.y += logoSize[1] + 14
  } else drawParagraph(sheet, account.title, styles.inner)
  sheet.y += 26
  drawParagraph(
    sheet,
    `${words.proposal(proposal.proposal_nr)}  ·  ${words.version(proposal.version_number)}`,
    styles.kind,
  )
  sheet.y += 3
  drawHeading(sheet, 1, proposal.name, styles.name)
  sheet.y += 4
  drawParagraph(sheet, words.for(receivers(viewed, reading)), styles.lead)
  sheet.y += 14
  sheet.decorate(() => sheet.rule(sheet.y))
  sheet.y += 8
  drawFacts(sheet, factsOf(viewed, reading, dayOf))
  sheet.decorate(() => sheet.rule(sheet.y, { color: inks.line }))
  sheet.y += 6
}

function receivers({ receiver, others, proposal }: ViewedProposal, { locale }: DocumentReading) {
  const names = [receiver, ...others].map(({ name }) => name).filter(Boolean)
  const people = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(names)
  return [people, proposal.contact_name].filter((name, at, all) => name && all.indexOf(name) === at).join(', ')
}

type Fact = { label: string; lines: string[] }

function factsOf(
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

/** Facts beside each other, each with its name above. */
function drawFacts(sheet: Sheet, facts: readonly Fact[]) {
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
    sheet.tag('P', () => drawLines(sheet, set, { x, leading: styles.fact.leading }))
    bottom = Math.max(bottom, sheet.y)
  }
  sheet.y = bottom + 8
}

/** The foot of every page: what it is, and which page of how many. */
export function drawFeet(sheet: Sheet, { viewed }: PrintedProposal, { words }: DocumentReading) {
  const { account, proposal } = viewed
  const y = page.height - page.bottom + 34
  sheet.onEveryPage((number, count) => {
    const [pages] = linesOf(sheet, [{ text: words.page(number, count), style: styles.foot }], measure)
    const room = measure - (pages?.width ?? 0) - 16
    const [name] = linesOf(
      sheet,
      [{ text: `${account.title}  ·  ${words.proposal(proposal.proposal_nr)}`, style: styles.foot }],
      room,
    )
    sheet.rule(y - 14, { color: inks.line, width: 0.5 })
    if (name) drawLine(sheet, name, page.left, y)
    if (pages) drawLine(sheet, pages, page.left + measure, y, 'right')
  })
}
