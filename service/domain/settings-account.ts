import { selectAccount, updateAccount as storeChanges } from '#service/store/account.ts'
import type { AccountChanges } from '#wire/settings-account.ts'
import { FaultList } from './fault-list.ts'
import { statusLine } from './status-line.ts'
import { planAccount } from './step-planning.ts'
import type { Unit } from './unit.ts'

/** Language with optional script and region: extensions would change digits and calendars too. */
const plainLocale = /^[a-z]{2,3}(-[a-z]{4})?(-(?:[a-z]{2}|\d{3}))?$/i

/** Changes what is supplied: the account's name, currency and notation (interface, section 8). */
export async function updateAccount(unit: Unit, changes: AccountChanges) {
  const { name, currency, locale, time_zone, sellers_see, assistants_from } = changes
  const faults = new FaultList()
  if (currency !== undefined && !Intl.supportedValuesOf('currency').includes(currency))
    faults.add('currency', 'Enter a currency of ISO 4217, for example EUR')
  if (locale !== undefined && !isKnownLocale(locale))
    faults.add('locale', 'Enter a language and region, for example nl-NL')
  if (time_zone !== undefined && !isTimeZone(time_zone))
    faults.add('time_zone', 'Enter a time zone, for example Europe/Amsterdam')
  faults.refuse()
  const { db } = unit
  const before = await selectAccount(db)
  const isDescribed = [name, currency, locale, time_zone].some((value) => value !== undefined)
  await storeChanges(db, {
    ...(isDescribed && { details_at: unit.now }),
    ...(name !== undefined && { title: name }),
    ...(currency !== undefined && { currency }),
    ...(locale !== undefined && { locale: Intl.getCanonicalLocales(locale)[0] ?? locale }),
    ...(time_zone !== undefined && { time_zone }),
    ...keptIn(changes),
    ...(sellers_see !== undefined && { sellers_see }),
    ...(assistants_from !== undefined && { assistants_from }),
  })
  // Forms send what did not change as well, and it takes a look at every proposal with steps.
  if (time_zone !== undefined && time_zone !== before.time_zone) await planAccount(unit)
  return statusLine
}

/** How long what is kept, where it is supplied. */
const keptIn = ({ audit_days, trash_days, visit_days, mail_days, event_days, proof_years }: AccountChanges) =>
  Object.fromEntries(
    Object.entries({ audit_days, trash_days, visit_days, mail_days, event_days, proof_years }).filter(
      ([, value]) => value !== undefined,
    ),
  )

const isKnownLocale = (locale: string) =>
  plainLocale.test(locale) && Intl.NumberFormat.supportedLocalesOf([locale]).length > 0

/** `Intl` also takes offsets such as `+01:00`, which have no summer time: only named zones are accepted. */
function isTimeZone(timeZone: string) {
  if (!/^[A-Za-z][\w+/-]*$/.test(timeZone)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
