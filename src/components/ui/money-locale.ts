import { createContext } from 'react'

const key = 'proffer-notation'

/** The notation seen last, so that figures do not change their dots and commas while a page loads. */
function kept() {
  try {
    const locale = localStorage.getItem(key)
    return locale !== null && Intl.NumberFormat.supportedLocalesOf(locale).length > 0 ? locale : undefined
  } catch {
    // Nothing can be kept here, or nothing sensible was.
    return undefined
  }
}

/** How the account writes its money (a BCP 47 tag); until it is known, as it was last, else the browser's way. */
export const MoneyLocale = createContext(kept() ?? navigator.language)

/** Keeps the notation for the next visit. */
export function keepMoneyLocale(locale: string) {
  try {
    localStorage.setItem(key, locale)
  } catch {
    // The next visit guesses again.
  }
}
