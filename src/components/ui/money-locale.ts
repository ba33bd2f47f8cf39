import { createContext } from 'react'

/** How the account writes its money (a BCP 47 tag); until it is known, the way of the browser. */
export const MoneyLocale = createContext(typeof navigator === 'undefined' ? 'nl-NL' : navigator.language)
