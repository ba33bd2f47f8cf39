import { i18n, type Messages } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { newPreference } from '#src/preference.ts'

/** As each calls itself. */
export const languages = { en: 'English', nl: 'Nederlands', de: 'Deutsch' } as const
export type Language = keyof typeof languages

/** How each writes dates and numbers (BCP 47); money follows the account (components/ui/money-locale.ts). */
const notations: Record<Language, string> = { en: 'en-GB', nl: 'nl-NL', de: 'de-DE' }

/** English stands in the source, compiled where it is used (scripts/words-plugin.ts). */
const catalogs: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: async () => ({ messages: {} }),
  nl: () => import('./nl.po'),
  de: () => import('./de.po'),
}

const isLanguage = (word: string | null): word is Language => word !== null && Object.hasOwn(languages, word)

/** What was chosen, else the first of the browser's languages that the app speaks. */
const preference = newPreference<Language>({
  key: 'proffer-language',
  read: (kept) => [kept, ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())].find(isLanguage) ?? 'en',
  write: String,
})

let requested: Language = 'en'

/** Speaks it once its words are there; of several chosen in a row the last one. Rejects when they cannot be had. */
async function speak(language: Language) {
  requested = language
  const { messages } = await catalogs[language]()
  if (requested !== language) return
  document.documentElement.lang = language
  i18n.loadAndActivate({ locale: language, locales: notations[language], messages })
}

/** Before the first paint; English when the words of another cannot be had. */
export const startLanguage = () => speak(preference.get()).catch(() => speak('en'))

/** Speaks it from now on, everywhere at once, and keeps it for the next visit. */
export async function setLanguage(language: Language) {
  await speak(language)
  preference.set(language)
}

export const useLanguage = () => useLingui().i18n.locale as Language
