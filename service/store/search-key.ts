/** Letters that Unicode does not take apart into another and an accent, as they are typed without one. */
export const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}
const accents = /\p{M}+/gu
const letters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/**
 * Text as it is searched and ordered: without accents, in lower case, one space between words. Made here and not in
 * SQL, so that every database answers alike.
 */
export const searchKey = (...texts: string[]) =>
  texts
    .join(' ')
    // Before any is sorted among others, which takes the square of how many stand in a row.
    .replace(accents, '')
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(letters, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim()

/** The words of a search; each must be found, in any order (interface, section 1.6). */
export const searchWords = (query: string) => [...new Set(searchKey(query).split(' '))].filter((word) => word !== '')

/** A LIKE pattern for text that holds `word`, to be used with `escape '\'`: wildcards in it are plain text. */
export const containing = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`
