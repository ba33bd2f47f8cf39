import type { DocumentReading } from './document-words.ts'
import type { PrintedProposal } from './printed-proposal.ts'
import { linesOf } from './line-breaks.ts'
import { inks, measure, page } from './paper.ts'
import type { Sheet } from './sheet.ts'
import type { Steps } from './steps.ts'
import { styles } from './styles.ts'
import { drawLine } from './typesetting.ts'

const headY = 34
const footY = page.height - page.bottom + 34

/**
 * Head and foot of every page but the cover: what the design says, or else what it is; and which page of how many, where
 * no line counts them.
 */
export function drawPageLines(sheet: Sheet, { viewed }: PrintedProposal, { words }: DocumentReading): Steps {
  const { account, proposal, design } = viewed
  const header = design?.header ?? ''
  const footer = design?.footer || `${account.title}  ·  ${words.proposal(proposal.proposal_nr)}`
  const isCounted = /\[pages?\]/i.test(header + footer)
  const first = design?.cover ? 2 : 1
  return sheet.onEveryPage((number, count) => {
    const filled = (line: string) => line.replace(/\[page\]/gi, String(number)).replace(/\[pages\]/gi, String(count))
    if (header !== '') drawPageLine(sheet, filled(header), headY, measure)
    const [pages] = isCounted ? [] : linesOf(sheet, [{ text: words.page(number, count), style: styles.foot }], measure)
    sheet.rule(footY - 14, { color: inks.line, width: 0.5 })
    drawPageLine(sheet, filled(footer), footY, measure - (pages ? pages.width + 16 : 0))
    if (pages) drawLine(sheet, pages, page.left + measure, footY, 'right')
  }, first)
}

/** In two lines where one is too short for it. */
function drawPageLine(sheet: Sheet, text: string, y: number, width: number) {
  const lines = linesOf(sheet, [{ text, style: styles.foot }], width).slice(0, 2)
  for (const [at, line] of lines.entries()) drawLine(sheet, line, page.left, y + at * styles.foot.leading)
}
