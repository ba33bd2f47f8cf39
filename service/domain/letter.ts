/**
 * A mail in parts. Its plain text is what is kept: what a mail looks like is read off the customs of plain text, so that
 * both always say the same, in mails written by sellers too.
 */
export type LetterPart =
  /** A paragraph, whose lines stay. */
  | { type: 'text'; text: string }
  /** What somebody else wrote. */
  | { type: 'quote'; text: string }
  /** Something to do: a line that ends in a colon, and an address alone on the next; without words where there are none. */
  | { type: 'act'; label: string; url: string }
  /** Below the dashes that end a mail: why it came. */
  | { type: 'foot'; text: string }

/** The plain text of a mail. */
export function plainLetter(parts: readonly LetterPart[]): string {
  const [body, foot] = [parts.filter(({ type }) => type !== 'foot'), parts.filter(({ type }) => type === 'foot')]
  const end = foot.length === 0 ? '' : `\n-- \n${foot.map(plainPart).join('\n\n')}\n`
  return `${body.map(plainPart).join('\n\n')}\n${end}`
}

function plainPart(part: LetterPart): string {
  if (part.type === 'act') return part.label === '' ? part.url : `${part.label}:\n${part.url}`
  return part.type === 'quote' ? quoted(part.text) : part.text.trim()
}

/** As mails quote: each line behind a `>`. */
export const quoted = (text: string): string =>
  text
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')

/** Longer words above an address are a sentence of their own, and no label of a button. */
const longestLabel = 60

/** The parts of a mail's plain text. */
export function letterParts(body: string): LetterPart[] {
  const text = body.replace(/\r\n?/g, '\n')
  const [main = '', ...rest] = text.split(/\n-- \n/)
  const parts = blocksOf(main).flatMap(partsOfBlock)
  return [...parts, ...blocksOf(rest.join('\n\n')).map((text) => ({ type: 'foot' as const, text }))]
}

const blocksOf = (text: string) =>
  text
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')

function partsOfBlock(block: string): LetterPart[] {
  const lines = block.split('\n')
  if (lines.every((line) => line.startsWith('>')))
    return [{ type: 'quote', text: lines.map((line) => line.replace(/^> ?/, '')).join('\n') }]
  const last = lines.at(-1) ?? ''
  if (!isAddress(last)) return [{ type: 'text', text: block }]
  const words = lines.slice(0, -1).join('\n').trim()
  const isLabel = words.endsWith(':') && !words.includes('\n') && words.length <= longestLabel
  const act = { type: 'act', label: isLabel ? words.slice(0, -1) : '', url: last.trim() } as const
  return words === '' || isLabel ? [act] : [{ type: 'text', text: words }, act]
}

const isAddress = (line: string) => /^https?:\/\/\S+$/.test(line.trim()) && URL.canParse(line.trim())
