import { createContext } from 'react'
import { proposalNotation } from '#wire/proposal-language.ts'
import { viewerWords, type ViewerLanguage, type ViewerWords } from './viewer-words.ts'

/** How one proposal is read: its own words, and its own way of writing figures and dates. */
export interface Reading {
  language: ViewerLanguage
  /** BCP 47, for dates and figures. */
  locale: string
  words: ViewerWords
}

/** Reads a proposal in its own language (decision 0030), whoever looks at it and in whatever language they work. */
export function readingOf(language: string, locale: string | undefined): Reading {
  const notation = proposalNotation(language, locale)
  return { ...notation, words: viewerWords[notation.language] }
}

/** Of the document around; provided by the viewer, and by whatever page puts words of its own beside it. */
export const ReadingContext = createContext(readingOf('en', undefined))
