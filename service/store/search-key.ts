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
/**
 * What stands on a letter and is left out in typing: accents, and the points of Hebrew and Arabic. In other scripts marks are
 * vowels, or make another letter of one: `दिन` and `दान` are two words.
 */
const accents =
  /(?:(?=\p{M})(?![\u3099\u309A])[\p{sc=Inherited}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}])+/gu
/** As many as a text has in a row that is fit for streams (UAX #15): sorting takes the square of how many there are. */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu
const letters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu')

/**
 * Text as it is searched and ordered: without accents, in lower case, one space between words. Made here and not in
 * SQL, so that every database answers alike.
 */
export const searchKey = (...texts: string[]) =>
  texts
    .join(' ')
    // Before any is sorted among others.
    .replace(accents, '')
    .replace(tooManyMarks, '$1')
    .normalize('NFKD')
    .replace(accents, '')
    .replace(tooManyMarks, '$1')
    .toLowerCase()
    .replace(letters, (letter) => plainLetters[letter] ?? letter)
    .replace(/\s+/gu, ' ')
    .trim()

/** The words of a search; each must be found, in any order (interface, section 1.6). */
export const searchWords = (query: string) => [...new Set(searchKey(query).split(' '))].filter((word) => word !== '')

/** A LIKE pattern for text that holds `word`, to be used with `escape '\'`: wildcards in it are plain text. */
export const containing = (word: string) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`
