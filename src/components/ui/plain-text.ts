const accents = /\p{M}+/gu

/**
 * Text as it is searched: without case, accents and marks. Those that stand by themselves go first: sorting them takes
 * the square of how many stand in a row.
 */
export const plainText = (text: string) =>
  text.replace(accents, '').normalize('NFKD').replace(accents, '').toLowerCase()

/** Tells of texts whether every word of the query occurs in them, in any order. */
export function hasWords(query: string) {
  const words = plainText(query).split(/\s+/).filter(Boolean)
  return (...texts: readonly string[]) => {
    const text = plainText(texts.join('\n'))
    return words.every((word) => text.includes(word))
  }
}
