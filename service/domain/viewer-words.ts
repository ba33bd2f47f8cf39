import { formatMoney } from '#pricing/amount.ts'
import { grandTotal, periodTotal, shownVat } from '#pricing/shown-vat.ts'
import { proposalNotation, type ProposalLanguage } from '#wire/proposal-language.ts'
import type { ViewedPrices, ViewedTable } from '#wire/viewed-prices.ts'
import { quoted } from './letter.ts'

// The text above the accept button, and of mails to customers, in the three languages of the customer's page.

type Figures = { version: number; total: string; month: string; year: string; withVat: boolean }

/** Of a copy: what was signed, its hash, and where it is. */
type Signed = [sentence: string, hash: string, link: string]

const english = {
  /** As the page calls itself once its script runs (src/customer/words-en.ts). */
  pageTitle: (account: string) => `Proposal from ${account}`,
  sentence: ({ version, total, month, year, withVat }: Figures) =>
    `You accept version ${version} of this proposal, for ${joined([total + (withVat ? ' incl. VAT' : ''), month, year], 'and')}.`,
  perMonth: (amount: string) => `${amount} per month`,
  perYear: (amount: string) => `${amount} per year`,
  firstMonth: { all: 'the first month is in the total', part: 'part of the first month is in the total' },
  firstYear: { all: 'the first year is in the total', part: 'part of the first year is in the total' },
  meaning:
    'Signing here is a simple electronic signature (eIDAS, article 25): it is not less valid for being electronic.',
  signed: (name: string) => `Signed: ${name}`,
  signedText: (name: string, ...[sentence, hash, link]: Signed) =>
    `“${name}” has been accepted and signed:\n\n${quoted(sentence)}\n\nOpen the signed proposal:\n${link}\n\nCode to verify it (SHA-256):\n${hash}\n`,
  partlySigned: (name: string) => `You have signed: ${name}`,
  partlySignedText: (name: string, waiting: readonly string[], ...[sentence, hash, link]: Signed) =>
    `You have signed “${name}”:\n\n${quoted(sentence)}\n\nStill to sign: ${joined(waiting, 'and')}. We will write to you when everybody has signed.\n\nOpen the proposal:\n${link}\n\nCode to verify your signature (SHA-256):\n${hash}\n`,
  answer: (name: string) => `Answer to your question: ${name}`,
  remark: (seller: string, name: string) => `${seller} wrote about ${name}`,
  remarkText: (seller: string, comment: string, link: string) =>
    `${seller} wrote:\n\n${quoted(comment)}\n\nRead or answer with the proposal:\n${link}\n`,
  newDate: (date: string) => `You can accept this proposal until ${date} now.`,
  attachments: (names: string) => `With this proposal: ${names}`,
}

const languages: Record<ProposalLanguage, typeof english> = {
  en: english,
  nl: {
    pageTitle: (account) => `Offerte van ${account}`,
    sentence: ({ version, total, month, year, withVat }) =>
      `U gaat akkoord met versie ${version} van deze offerte, voor ${joined([total + (withVat ? ' incl. btw' : ''), month, year], 'en')}.`,
    perMonth: (amount) => `${amount} per maand`,
    perYear: (amount) => `${amount} per jaar`,
    firstMonth: { all: 'de eerste maand zit in het totaal', part: 'een deel van de eerste maand zit in het totaal' },
    firstYear: { all: 'het eerste jaar zit in het totaal', part: 'een deel van het eerste jaar zit in het totaal' },
    meaning:
      'Ondertekenen is hier een gewone elektronische handtekening (eIDAS, artikel 25): die is niet minder geldig omdat ze elektronisch is.',
    signed: (name) => `Getekend: ${name}`,
    signedText: (name, ...[sentence, hash, link]) =>
      `“${name}” is geaccepteerd en ondertekend:\n\n${quoted(sentence)}\n\nGetekende offerte openen:\n${link}\n\nCode om de offerte te controleren (SHA-256):\n${hash}\n`,
    partlySigned: (name) => `U hebt getekend: ${name}`,
    partlySignedText: (name, waiting, ...[sentence, hash, link]) =>
      `U hebt “${name}” getekend:\n\n${quoted(sentence)}\n\nNog te tekenen: ${joined(waiting, 'en')}. U krijgt bericht zodra iedereen heeft getekend.\n\nOfferte openen:\n${link}\n\nCode om uw handtekening te controleren (SHA-256):\n${hash}\n`,
    answer: (name) => `Antwoord op uw vraag: ${name}`,
    remark: (seller, name) => `${seller} schreef over ${name}`,
    remarkText: (seller, comment, link) =>
      `${seller} schreef:\n\n${quoted(comment)}\n\nLees of antwoord bij de offerte:\n${link}\n`,
    newDate: (date) => `U kunt deze offerte nu tot en met ${date} accepteren.`,
    attachments: (names) => `Bij deze offerte: ${names}`,
  },
  de: {
    pageTitle: (account) => `Angebot von ${account}`,
    sentence: ({ version, total, month, year, withVat }) =>
      `Sie nehmen Version ${version} dieses Angebots an, für ${joined([total + (withVat ? ' inkl. USt.' : ''), month, year], 'und').replace(/\.$/, '')}.`,
    perMonth: (amount) => `${amount} pro Monat`,
    perYear: (amount) => `${amount} pro Jahr`,
    firstMonth: {
      all: 'der erste Monat ist im Gesamtbetrag enthalten',
      part: 'ein Teil des ersten Monats ist im Gesamtbetrag enthalten',
    },
    firstYear: {
      all: 'das erste Jahr ist im Gesamtbetrag enthalten',
      part: 'ein Teil des ersten Jahres ist im Gesamtbetrag enthalten',
    },
    meaning:
      'Ihre Unterschrift ist hier eine einfache elektronische Signatur (eIDAS, Artikel 25): Sie ist nicht weniger gültig, weil sie elektronisch ist.',
    signed: (name) => `Unterschrieben: ${name}`,
    signedText: (name, ...[sentence, hash, link]) =>
      `„${name}“ wurde angenommen und unterschrieben:\n\n${quoted(sentence)}\n\nUnterschriebenes Angebot öffnen:\n${link}\n\nCode zur Prüfung (SHA-256):\n${hash}\n`,
    partlySigned: (name) => `Sie haben unterschrieben: ${name}`,
    partlySignedText: (name, waiting, ...[sentence, hash, link]) =>
      `Sie haben „${name}“ unterschrieben:\n\n${quoted(sentence)}\n\nNoch zu unterschreiben: ${joined(waiting, 'und')}. Sie erhalten eine Nachricht, sobald alle unterschrieben haben.\n\nAngebot öffnen:\n${link}\n\nCode zur Prüfung Ihrer Unterschrift (SHA-256):\n${hash}\n`,
    answer: (name) => `Antwort auf Ihre Frage: ${name}`,
    remark: (seller, name) => `${seller} hat zu ${name} geschrieben`,
    remarkText: (seller, comment, link) =>
      `${seller} schreibt:\n\n${quoted(comment)}\n\nBeim Angebot lesen oder antworten:\n${link}\n`,
    newDate: (date) => `Sie können dieses Angebot jetzt bis einschließlich ${date} annehmen.`,
    attachments: (names) => `Zu diesem Angebot: ${names}`,
  },
}

/** "a", "a and b", "a, b and c". */
function joined(parts: readonly string[], and: string) {
  const filled = parts.filter(Boolean)
  return filled.length < 2 ? filled.join('') : `${filled.slice(0, -1).join(', ')} ${and} ${filled.at(-1)}`
}

/** In a proposal's language; English where it is none of the three. */
export const wordsIn = (language: string) => languages[proposalNotation(language, undefined).language]

/** Of the account. */
type Notation = { locale: string; currency: string }

/** The sentence that is accepted, and what signing means. */
export function acceptanceWords(
  language: string,
  version: number,
  { prices, tables }: { prices: ViewedPrices; tables: readonly ViewedTable[] },
  { locale: accountLocale, currency }: Notation,
) {
  const words = wordsIn(language)
  const { locale } = proposalNotation(language, accountLocale)
  const vat = shownVat(tables)
  const money = (amount: number) => formatMoney(amount, { locale, currency })
  const period = (kind: 'month' | 'year', per: (amount: string) => string, first: typeof words.firstYear) => {
    const paid = prices.recurring[kind]
    if (paid.total === 0) return ''
    const share = shareInTotal(kind, { prices, tables })
    return per(money(periodTotal(paid, vat))) + (share === 'none' ? '' : ` (${first[share]})`)
  }
  return {
    sentence: words.sentence({
      version,
      total: money(grandTotal(prices, vat)),
      month: period('month', words.perMonth, words.firstMonth),
      year: period('year', words.perYear, words.firstYear),
      withVat: vat === 'shown',
    }),
    meaning: words.meaning,
  }
}

/** Of the rows that stand and are paid each month, or year: whether their first period is in the total. */
function shareInTotal(
  kind: 'month' | 'year',
  { prices, tables }: { prices: ViewedPrices; tables: readonly ViewedTable[] },
): 'none' | 'part' | 'all' {
  const joins = tables.flatMap(({ rows }, table) =>
    rows.flatMap((row, at) => {
      const priced = prices.tables[table]?.rows[at]
      const stands = row.type === 'price' && row.recurring_type === kind && priced?.selected && priced.subtotal !== 0
      return stands ? [priced.counted] : []
    }),
  )
  if (!joins.includes(true)) return 'none'
  return joins.includes(false) ? 'part' : 'all'
}

/** The same as it stands in what was signed; undefined where that has been forgotten (decision 0074). */
export function signedWords(document: string) {
  const { words } = JSON.parse(document) as { words?: ReturnType<typeof acceptanceWords> }
  return words
}
