import { i18n, type Messages } from '@lingui/core'
import { useLingui } from '@lingui/react'

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

/** A preference of this browser, never anything of the session. */
const key = 'proffer-language'

const isLanguage = (given: string | null | undefined): given is Language =>
  typeof given === 'string' && Object.hasOwn(languages, given)

/** What was chosen, else the first of the browser's languages that the app speaks. */
function wanted(): Language {
  try {
    const kept = localStorage.getItem(key)
    if (isLanguage(kept)) return kept
  } catch {
    // A browser that keeps nothing still speaks its language.
  }
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

let asked: Language = 'en'

/** Speaks it once its words are there; of several asked for in a row the last one. Rejects when they cannot be had. */
async function speak(language: Language) {
  asked = language
  const { messages } = await catalogs[language]()
  if (asked !== language) return
  document.documentElement.lang = language
  i18n.loadAndActivate({ locale: language, locales: notations[language], messages })
}

/** Before the first paint; English when the words of another cannot be had. */
export const startLanguage = () => speak(wanted()).catch(() => speak('en'))

/** Speaks it from now on, everywhere at once, and keeps it for the next visit. */
export async function setLanguage(language: Language) {
  await speak(language)
  try {
    localStorage.setItem(key, language)
  } catch {
    // Full or forbidden: it holds until the page is closed.
  }
}

export const useLanguage = () => useLingui().i18n.locale as Language
