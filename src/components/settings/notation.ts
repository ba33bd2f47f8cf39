/** Language, perhaps with script and region: what the contract takes (interface, section 8.4). */
const plainLocale = /^[a-z]{2,3}(-[a-z]{4})?(-(?:[a-z]{2}|\d{3}))?$/i

/** Those most firms look for; any other stays when it is the account's already. */
const usual =
  'nl-NL nl-BE de-DE de-AT de-CH en-GB en-IE en-US en-CA en-AU en-NZ fr-FR fr-BE fr-CH fr-CA es-ES es-MX it-IT it-CH pt-PT pt-BR da-DK sv-SE nb-NO fi-FI is-IS pl-PL cs-CZ sk-SK sl-SI hr-HR hu-HU ro-RO bg-BG el-GR et-EE lv-LV lt-LT tr-TR ja-JP ko-KR'.split(
    ' ',
  )

export type Choice = { value: string; label: string }

/** Languages with their region in words of `language`, the current one always among them. */
export function localeChoices(current: string, language: string): Choice[] {
  const words = new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard' })
  return [...new Set([current, ...usual])]
    .map((value) => ({ value, label: words.of(value) ?? value }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}

/** Every currency of ISO 4217 that is known here, by its code and in words. */
export function currencyChoices(language: string): Choice[] {
  const words = new Intl.DisplayNames([language], { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((value) => ({ value, label: `${value}, ${words.of(value) ?? value}` }))
}

/** Every time zone that is known here, the current one always among them. */
export const timeZoneChoices = (current: string): Choice[] =>
  [...new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')])]
    .toSorted()
    .map((value) => ({ value, label: value.replaceAll('_', ' ') }))

/** How money, a number and a date are written; undefined for what is no locale or currency. */
export function notationExample(locale: string, currency: string, date: Date) {
  if (!plainLocale.test(locale) || !/^[A-Z]{3}$/.test(currency)) return undefined
  return {
    money: new Intl.NumberFormat(locale, { style: 'currency', currency }).format(1234567.5),
    number: new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(-9876.54).replace('-', '−'),
    date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date),
  }
}
