import { createContext } from 'react'
import { newPreference } from '#src/preference.ts'

/** Asking throws for what is no language tag, such as the `C.UTF-8` of a system without a language. */
function isUsable(tag: string) {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

/** The notation seen last, so that figures do not change their dots and commas while a page loads. */
const newNotation = () =>
  newPreference<string | null>({ key: 'proffer-notation', read: (kept) => kept, write: (tag) => tag ?? '' })

/** Until an account says how it writes: as it was last, else as the browser does; always a BCP 47 tag. */
export const firstMoneyLocale = () =>
  [newNotation().get() ?? '', ...navigator.languages, navigator.language].find(isUsable) ??
  new Intl.NumberFormat().resolvedOptions().locale

/** How the account writes its money (a BCP 47 tag); whoever shows money says so around it. */
export const MoneyLocale = createContext('en')

/** Keeps the notation for the next visit. */
export const keepMoneyLocale = (locale: string) => newNotation().set(locale)
