import { filledIn } from '#wire/filled-in.ts'
import type { ViewedAcceptance, ViewedProposal } from '#wire/viewer.ts'
import type { PrintedProposal } from './printed-proposal.ts'
import type { DocumentReading } from './document-words.ts'
import { linesInSteps } from './line-breaks.ts'
import { inks, measure, page } from './paper.ts'
import type { Sheet } from './sheet.ts'
import type { Steps } from './steps.ts'
import { styles } from './styles.ts'
import { drawLine } from './typesetting.ts'
import { drawHeading, drawParagraph } from './write-text.ts'

/** The widest a drawn signature gets, in points; it was drawn on a pad of 1,000. */
const signatureWidth = 210
const tallestSignature = 96

type Agree = ViewedProposal['agree']

/** How moments and days are written. */
type Dates = { momentOf: (date: string) => string; dayOf: (day: string) => string }

/** The last page of an accepted proposal: who signed, when, what was done in which order, and the hash of it all. */
export function* drawProof(sheet: Sheet, printed: PrintedProposal, reading: DocumentReading, dates: Dates): Steps {
  const { viewed, trail, verifyUrl } = printed
  const { words } = reading
  const last = viewed.acceptances.at(-1)
  if (!last) return
  sheet.newPage()
  const end = sheet.begin('Sect')
  drawHeading(sheet, 2, words.proof, styles.heading)
  sheet.y += 4
  yield* drawParagraph(sheet, words.proofText, styles.text)
  sheet.y += 8
  yield* drawParagraph(sheet, `“${viewed.words.sentence}”`, { ...styles.text, italic: true })
  sheet.y += 4
  yield* drawParagraph(sheet, viewed.words.meaning, styles.note)
  sheet.y += 6
  const waiting = [viewed.receiver, ...viewed.others].filter(({ must_sign, state }) => must_sign && state !== 'signed')
  if (waiting.length > 0 && viewed.proposal.status !== 'won')
    yield* drawParagraph(sheet, words.waitingFor(waiting.map(({ name }) => name).join(', ')), styles.text)
  for (const acceptance of viewed.acceptances)
    yield* drawSignature(sheet, acceptance, reading, { ...dates, agree: viewed.agree })
  sheet.y += 20
  drawHeading(sheet, 3, words.events, styles.inner, 60)
  sheet.y += 2
  for (const { date, person, act } of trail)
    yield* drawPair(sheet, dates.momentOf(date), `${person} ${actIn(reading, act)}`)
  sheet.y += 20
  drawHeading(sheet, 3, words.code, styles.inner, 60)
  sheet.y += 2
  yield* drawParagraph(sheet, last.hash.replace(/(.{8})(?=.)/g, '$1 '), styles.code)
  yield* drawParagraph(sheet, words.check(verifyUrl), styles.note)
  end()
}

const actIn = ({ words }: DocumentReading, act: PrintedProposal['trail'][number]['act']) =>
  act.kind === 'sent' ? words.sent(act.version) : words[act.kind]

/** A name and what was filled in under it, its signature on a line, and its own hash. */
function* drawSignature(
  sheet: Sheet,
  acceptance: ViewedAcceptance,
  reading: DocumentReading,
  { momentOf, dayOf, agree }: Dates & { agree: Agree },
): Steps {
  const { words } = reading
  const { name, date, signature, hash } = acceptance
  const fields = filledIn(acceptance, agree.fields, dayOf)
  const isDrawn = 'strokes' in signature
  const typed = isDrawn ? [] : yield* linesInSteps(sheet, [{ text: signature.typed, style: styles.signature }], measure)
  const height = isDrawn ? strokesHeight(signature.strokes) : typed.length * styles.signature.leading + 6
  sheet.need(height + 90 + fields.length * 15)
  sheet.y += 18
  if (isDrawn)
    sheet.tag('Figure', () => drawStrokes(sheet, signature.strokes, sheet.y), { alt: words.signatureOf(name) })
  else
    sheet.tag('P', () => {
      for (const [at, line] of typed.entries())
        drawLine(sheet, line, page.left + 4, sheet.y + (at + 1) * styles.signature.leading)
    })
  sheet.y += height + 6
  sheet.decorate(() => sheet.rule(sheet.y, { to: page.left + 260 }))
  sheet.y += 6
  yield* drawParagraph(sheet, name, styles.rowTitle)
  yield* drawParagraph(sheet, `${words.signedOn(momentOf(date))} · ${isDrawn ? words.drawn : words.typed}`, styles.row)
  if (agree.terms) yield* drawPair(sheet, words.terms, words.termsAccepted)
  for (const { label, value } of fields) yield* drawPair(sheet, label, value)
  yield* drawParagraph(sheet, `SHA-256 ${hash}`, styles.note)
}

type Strokes = Extract<ViewedAcceptance['signature'], { strokes: unknown }>['strokes']

const scaleOf = (strokes: Strokes) => {
  const tall = Math.max(1, ...strokes.flat().map(([, y]) => y))
  return Math.min(signatureWidth / 1000, tallestSignature / tall)
}
const strokesHeight = (strokes: Strokes) => Math.max(...strokes.flat().map(([, y]) => y)) * scaleOf(strokes) + 6

function drawStrokes(sheet: Sheet, strokes: Strokes, top: number) {
  const scale = scaleOf(strokes)
  const at = ([x, y]: readonly [number, number]) => [page.left + 4 + x * scale, top + 3 + y * scale] as const
  sheet.doc.lineWidth(1.4).lineCap('round').lineJoin('round').strokeColor(inks.accent)
  for (const [first, ...rest] of strokes) {
    if (!first) continue
    sheet.doc.moveTo(...at(first))
    for (const point of rest.length === 0 ? [first] : rest) sheet.doc.lineTo(...at(point))
    sheet.doc.stroke()
  }
  sheet.doc.lineCap('butt')
}

const labelWidth = 150

/** A label and its value beside it. */
function* drawPair(sheet: Sheet, label: string, value: string): Steps {
  const labels = yield* linesInSteps(sheet, [{ text: label, style: styles.label }], labelWidth - 10)
  const values = yield* linesInSteps(sheet, [{ text: value, style: styles.row }], measure - labelWidth)
  const rows = Math.max(labels.length, values.length)
  sheet.need(Math.min(rows, 20) * styles.row.leading)
  const end = sheet.beginTag('P')
  for (let at = 0; at < rows; at += 1) {
    sheet.need(styles.row.leading)
    const y = sheet.y + styles.row.leading * 0.75
    const [left, right] = [labels[at], values[at]]
    if (left) drawLine(sheet, left, page.left, y)
    if (right) drawLine(sheet, right, page.left + labelWidth, y)
    sheet.y += styles.row.leading
    yield
  }
  end()
}
