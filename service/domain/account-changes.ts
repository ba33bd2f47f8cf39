import { updateAccount as storeChanges } from '#service/store/account.ts'
import type { AccountChanges } from '#wire/settings-account.ts'
import { FaultList } from './fault-list.ts'
import { statusLine } from './settings.ts'
import type { Unit } from './unit.ts'

/** Language, perhaps with script and region: extensions would change digits and calendars too. */
const plainLocale = /^[a-z]{2,3}(-[a-z]{4})?(-(?:[a-z]{2}|\d{3}))?$/i

/** Changes what is supplied: how the account is called and writes its money (wire section 8). */
export async function updateAccount({ db }: Unit, { name, currency, locale }: AccountChanges) {
  const faults = new FaultList()
  if (currency !== undefined && !Intl.supportedValuesOf('currency').includes(currency))
    faults.add('currency', 'Give a currency of ISO 4217, for example EUR')
  if (locale !== undefined && !isKnownLocale(locale))
    faults.add('locale', 'Give a language and region, for example nl-NL')
  faults.refuse()
  await storeChanges(db, {
    ...(name !== undefined && { title: name }),
    ...(currency !== undefined && { currency }),
    ...(locale !== undefined && { locale: Intl.getCanonicalLocales(locale)[0] ?? locale }),
  })
  return statusLine
}

const isKnownLocale = (locale: string) =>
  plainLocale.test(locale) && Intl.NumberFormat.supportedLocalesOf([locale]).length > 0
