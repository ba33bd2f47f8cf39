import { createContext } from 'react'
import { readingOf, type Reading } from '#src/components/viewer/reading.ts'
import type { ViewerLanguage } from '#src/components/viewer/viewer-words.ts'
import type { ViewedProposal } from '#wire/viewer.ts'
import { moneyOf } from './formats.ts'
import { de } from './words-de.ts'
import { en } from './words-en.ts'
import { nl } from './words-nl.ts'
import type { Words } from './words.ts'

const words: Readonly<Record<ViewerLanguage, Words>> = { en, nl, de }

/** How this page speaks: the proposal's language, its figures and dates, its currency. */
export type Speech = { words: Words; reading: Reading; money: (amount: number) => string }

export function speechOf(language: string, locale?: string, currency = 'EUR'): Speech {
  const reading = readingOf(language, locale)
  return { reading, words: words[reading.language], money: (amount) => moneyOf(amount, reading, currency) }
}

export const speechOfProposal = ({ proposal, account }: ViewedProposal) =>
  speechOf(proposal.language, account.locale, account.currency)

export const SpeechContext = createContext(speechOf('en'))
