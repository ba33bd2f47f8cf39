import type { Block } from './html-blocks.ts'
import { linesInSteps, linesOf } from './line-breaks.ts'
import { measure, page } from './paper.ts'
import type { Sheet } from './sheet.ts'
import { atOnce, type Steps } from './steps.ts'
import { styles } from './styles.ts'
import { runsOf, trimmed } from './text-runs.ts'
import { drawLine, drawLines, heightOf, type Style } from './typesetting.ts'
import { beginBeside } from './write-beside.ts'
import { drawTextTable } from './write-text-table.ts'

/** Room for the mark of a list's line. */
const indent = 16

/** A heading that stays with what follows it. */
export function drawHeading(sheet: Sheet, level: 1 | 2 | 3 | 4, text: string, style: Style, following = 40) {
  const lines = linesOf(sheet, [{ text, style }], measure)
  sheet.need(heightOf(lines, style) + following)
  sheet.tag(`H${level}`, () => atOnce(drawLines(sheet, lines, { x: page.left, leading: style.leading })))
}

/** A paragraph in one style. */
export function* drawParagraph(sheet: Sheet, text: string, style: Style): Steps {
  const lines = yield* linesInSteps(sheet, [{ text, style }], measure)
  const end = sheet.beginTag('P')
  yield* drawLines(sheet, lines, { x: page.left, leading: style.leading })
  end()
}

/**
 * The text of a section. Headings begin at the third level, below the section's own, and no level is left out: that is
 * what PDF/UA asks for.
 */
export function* drawBlocks(sheet: Sheet, blocks: readonly Block[], { x = page.left, gap = 6 } = {}): Steps {
  const width = page.left + measure - x
  let level = 2
  for (const block of blocks) {
    if (block.kind === 'page-break') {
      sheet.breakPage()
      continue
    }
    // Before anything is tagged: what it is stands on one page with it.
    sheet.need(0)
    if (block.kind === 'heading') {
      level = Math.min(level + 1, Math.max(3, Math.min(block.level, 4)))
      sheet.y += 4
      const lines = yield* linesInSteps(sheet, runsOf(block.spans, styles.inner), width)
      sheet.need(heightOf(lines, styles.inner) + 2 * styles.text.leading)
      const end = sheet.beginTag(`H${level}`)
      yield* drawLines(sheet, lines, { x, leading: styles.inner.leading })
      end()
    }
    if (block.kind === 'paragraph') {
      const lines = yield* linesInSteps(sheet, runsOf(trimmed(block.spans), styles.text), width)
      const end = sheet.beginTag('P')
      yield* drawLines(sheet, lines, { x, leading: styles.text.leading })
      end()
      sheet.y += gap
    }
    if (block.kind === 'rule') {
      sheet.need(16)
      sheet.decorate(() => sheet.rule(sheet.y + 6, { color: '#b7b2aa', width: 0.5, from: x, to: x + width }))
      sheet.y += 14
    }
    if (block.kind === 'list') yield* drawList(sheet, block, x)
    if (block.kind === 'quote') yield* drawQuote(sheet, block, x)
    if (block.kind === 'picture') drawPicture(sheet, block, { x, width })
    if (block.kind === 'table') yield* drawTextTable(sheet, block, { x, width })
    yield
  }
}

/** A pixel of the page on paper: 96 of them are an inch. */
const pixel = 72 / 96
/** Higher ones leave no room for a line of text. */
const highest = page.height - page.top - page.bottom - 60

/** As large as on the page, and never parted. One that nobody described is decoration for who cannot see it. */
function drawPicture(
  sheet: Sheet,
  { token, alt }: Extract<Block, { kind: 'picture' }>,
  at: { x: number; width: number },
) {
  const picture = sheet.picture(token)
  if (!picture) return
  const scale = Math.min(pixel, at.width / picture.width, highest / picture.height)
  const size = [picture.width * scale, picture.height * scale] as const
  sheet.need(size[1] + 16)
  sheet.y += 6
  const draw = () => sheet.doc.image(picture.image, at.x, sheet.y, { fit: size })
  if (alt === '') sheet.decorate(draw)
  else sheet.tag('Figure', draw, { alt })
  sheet.y += size[1] + 10
}

/** Set in, with a rule along its left; quotes in quotes end where no room would be left for words. */
function* drawQuote(sheet: Sheet, { blocks }: Extract<Block, { kind: 'quote' }>, x: number): Steps {
  const inner = Math.min(x + indent, page.left + measure / 2)
  sheet.need(2 * styles.text.leading)
  const end = sheet.begin('BlockQuote')
  const endBeside = beginBeside(sheet, x + 1)
  yield* drawBlocks(sheet, blocks, { x: inner })
  // The rule ends with the words, not with the space below them.
  sheet.y -= 5
  endBeside()
  end()
  sheet.y += 9
}

function* drawList(sheet: Sheet, { isOrdered, items }: Extract<Block, { kind: 'list' }>, x: number): Steps {
  const end = sheet.begin('L')
  for (const [at, item] of items.entries()) {
    const endItem = sheet.begin('LI')
    sheet.need(styles.text.leading * 2)
    const mark = linesOf(sheet, [{ text: isOrdered ? `${at + 1}.` : '•', style: styles.text }], indent * 2)
    sheet.tag('Lbl', () => mark[0] && drawLine(sheet, mark[0], x, sheet.y + styles.text.leading * 0.75))
    const before = sheet.y
    const endBody = sheet.begin('LBody')
    yield* drawBlocks(sheet, item, { x: x + indent, gap: 2 })
    endBody()
    if (sheet.y === before) sheet.y += styles.text.leading
    endItem()
    yield
  }
  end()
  sheet.y += 4
}
