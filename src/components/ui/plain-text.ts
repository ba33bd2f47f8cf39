/** Text as it is searched: without case, accents and marks. */
export const plainText = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Tells of texts whether every word of the query occurs in them, in any order. */
export function hasWords(query: string) {
  const words = plainText(query).split(/\s+/).filter(Boolean)
  return (...texts: readonly string[]) => {
    const text = plainText(texts.join('\n'))
    return words.every((word) => text.includes(word))
  }
}
