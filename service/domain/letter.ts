/** A part of a mail, which is written as plain text and as HTML. */
export type LetterPart =
  /** Paragraphs, with blank lines between them. */
  | { type: 'text'; text: string }
  /** What somebody wrote. */
  | { type: 'quote'; text: string }
  /** What the reader can do: the label is a verb and its object. */
  | { type: 'act'; label: string; url: string }
  /** Why this mail came, and the like. */
  | { type: 'small'; text: string }

/** The plain text of a mail. */
export const plainLetter = (parts: readonly LetterPart[]): string => `${parts.map(plainPart).join('\n\n')}\n`

const plainPart = (part: LetterPart): string => (part.type === 'act' ? `${part.label}:\n${part.url}` : part.text.trim())
