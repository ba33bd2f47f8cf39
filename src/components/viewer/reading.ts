import { createContext } from 'react'
import { viewerWords, type ViewerLanguage, type ViewerWords } from './viewer-words.ts'

/** How one proposal is read: its own words, and its own way of writing figures and dates. */
export interface Reading {
  language: ViewerLanguage
  /** BCP 47, for dates and figures. */
  locale: string
  words: ViewerWords
}

/** How each writes dates and figures where the account writes another language. */
const locales: Record<ViewerLanguage, string> = { en: 'en-GB', nl: 'nl-NL', de: 'de-DE' }

const languageOf = (tag: string) => tag.trim().slice(0, 2).toLowerCase()

const isSpoken = (language: string): language is ViewerLanguage => Object.hasOwn(viewerWords, language)

/**
 * Reads a proposal in its `language` (`nl`, `nl-BE`; one without words here in English), whoever looks at it and in
 * whatever language they work. The account's `locale` decides the notation where it is of that language: an account in
 * Belgium writes its Dutch as Belgians do.
 */
export function readingOf(language: string, locale: string | undefined): Reading {
  const written = languageOf(language)
  const spoken = isSpoken(written) ? written : 'en'
  const isOwn = locale !== undefined && languageOf(locale) === spoken
  return { language: spoken, locale: isOwn ? locale : locales[spoken], words: viewerWords[spoken] }
}

/** Of the document around; provided by the viewer, and by whatever page puts words of its own beside it. */
export const ReadingContext = createContext(readingOf('en', undefined))
