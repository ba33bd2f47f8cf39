import { html } from 'hono/html'

export type Piece = ReturnType<typeof html>

/** Words with `code` in backticks. */
export const prose = (words: string): Piece[] =>
  words.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))

/** Sentences with a blank line between paragraphs. */
export const paragraphs = (words: string): Piece[] => words.split('\n\n').map((part) => html`<p>${prose(part)}</p>`)
