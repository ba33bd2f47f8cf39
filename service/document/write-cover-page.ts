import { fileTokenIn } from '#wire/pictures.ts'
import type { DocumentReading } from './document-words.ts'
import type { PrintedProposal } from './printed-proposal.ts'
import { linesOf } from './line-breaks.ts'
import { inks, measure, page } from './paper.ts'
import type { Sheet } from './sheet.ts'
import type { Steps } from './steps.ts'
import { styles } from './styles.ts'
import { heightOf, type Style } from './typesetting.ts'
import { drawFacts, drawSender, factsHeight, factsOf, receivers } from './write-cover.ts'
import { drawHeading, drawParagraph } from './write-text.ts'

const pictureTop = 122
/** As high as it may be, and as low where a long name needs the room. */
const pictureHeights = { most: 392, least: 80 }

/** The first page by itself: whose it is, the picture from edge to edge, the name, for whom, and until when. */
export function* drawCoverPage(
  sheet: Sheet,
  printed: PrintedProposal,
  reading: DocumentReading,
  dayOf: (date: string) => string,
): Steps {
  const { viewed } = printed
  const { proposal } = viewed
  const { words } = reading
  yield* drawSender(sheet, printed)
  const facts = factsOf(viewed, reading, dayOf)
  const factsTop = page.height - page.bottom - factsHeight(facts)
  const lead = words.for(receivers(viewed, reading))
  const title = heightIn(sheet, proposal.name, styles.title) > 3 * styles.title.leading ? styles.name : styles.title
  const below = heightIn(sheet, proposal.name, title) + heightIn(sheet, lead, styles.lead) + styles.kind.leading
  const room = factsTop - pictureTop - below - 70
  const height = Math.max(pictureHeights.least, Math.min(pictureHeights.most, room))
  drawPicture(sheet, viewed.design, height)
  sheet.y = pictureTop + height + 34
  yield* drawParagraph(
    sheet,
    `${words.proposal(proposal.proposal_nr)}  ·  ${words.version(proposal.version_number)}`,
    styles.kind,
  )
  sheet.y += 6
  drawHeading(sheet, 1, proposal.name, title)
  sheet.y += 6
  yield* drawParagraph(sheet, lead, styles.lead)
  sheet.y = Math.max(sheet.y + 6, factsTop - 8)
  sheet.decorate(() => sheet.rule(sheet.y))
  sheet.y += 8
  drawFacts(sheet, facts)
  sheet.newPage()
}

const heightIn = (sheet: Sheet, text: string, style: Style) =>
  heightOf(linesOf(sheet, [{ text, style }], measure), style)

/** The picture, cut to the page; without one the design's second colour. */
function drawPicture(sheet: Sheet, design: PrintedProposal['viewed']['design'], height: number) {
  const { picture } = design?.cover ?? {}
  const token = fileTokenIn(picture?.src ?? '')
  const found = token === undefined ? undefined : sheet.picture(token)
  const { doc } = sheet
  const draw = () => {
    doc.save().rect(0, pictureTop, page.width, height)
    if (!found) doc.fillColor(design?.colors[1] ?? inks.line).fill()
    else
      doc.clip().image(found.image, 0, pictureTop, { cover: [page.width, height], align: 'center', valign: 'center' })
    doc.restore()
  }
  if (found && picture?.alt) sheet.tag('Figure', draw, { alt: picture.alt })
  else sheet.decorate(draw)
}
