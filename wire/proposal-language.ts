/** How each language writes dates and figures where the account writes another one. */
const locales = { en: 'en-GB', nl: 'nl-NL', de: 'de-DE' } as const

/** The languages a proposal's own words exist in; what it says itself is in whichever its seller writes. */
export type ProposalLanguage = keyof typeof locales

const languageOf = (tag: string) => tag.trim().slice(0, 2).toLowerCase()

const isSpoken = (language: string): language is ProposalLanguage => Object.hasOwn(locales, language)

/**
 * In which language a proposal's own words are, by its `language` (`nl`, `nl-BE`; one without words reads in English),
 * and the `locale` (BCP 47) of its dates and figures: the account's where it is of that language, so that an account in
 * Belgium writes its Dutch as Belgians do. One rule for the page, the PDF, what is signed and mails to customers.
 */
export function proposalNotation(language: string, locale: string | undefined) {
  const written = languageOf(language)
  const spoken = isSpoken(written) ? written : 'en'
  const isOwn = locale !== undefined && languageOf(locale) === spoken
  return { language: spoken, locale: isOwn ? locale : locales[spoken] }
}
