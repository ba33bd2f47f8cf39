import { proposalNotation, type ProposalLanguage } from '#wire/proposal-language.ts'

/** What a document says that no seller wrote, in the languages of the customer's page (src/components/viewer). */
export type DocumentWords = {
  proposal: (number: string) => string
  version: (number: number) => string
  for: (names: string) => string
  date: string
  validUntil: string
  adviser: string
  prices: string
  description: string
  amount: string
  chooseOne: string
  optional: string
  yourChoice: string
  discount: string
  subtotal: string
  perMonth: string
  perYear: string
  /** Of a recurring row whose first period is in the total. */
  firstMonth: string
  firstYear: string
  exclVat: string
  /** Of a total set by hand, which the rows need not add up to. */
  agreed: string
  agreedExclVat: string
  vatOn: (percentage: string, base: string) => string
  total: string
  totalInclVat: string
  totalPerMonth: string
  totalPerYear: string
  percentage: (figure: string) => string
  terms: string
  attachments: string
  page: (number: number, count: number) => string
  proof: string
  proofText: string
  /** Of a proposal whose other signatures are not there yet. */
  waitingFor: (names: string) => string
  signedOn: (moment: string) => string
  typed: string
  drawn: string
  termsAccepted: string
  signatureOf: (name: string) => string
  events: string
  sent: (version: number) => string
  opened: string
  chose: string
  signed: string
  accepted: string
  code: string
  check: (address: string) => string
}

const english: DocumentWords = {
  proposal: (number) => `Proposal ${number}`,
  version: (number) => `version ${number}`,
  for: (names) => `For ${names}`,
  date: 'Date',
  validUntil: 'Valid until',
  adviser: 'Your contact',
  prices: 'Prices',
  description: 'Description',
  amount: 'Amount',
  chooseOne: 'Choose one',
  optional: 'Optional',
  yourChoice: 'Your choice',
  discount: 'Discount',
  subtotal: 'Subtotal',
  perMonth: 'per month',
  perYear: 'per year',
  firstMonth: 'First month is in the total',
  firstYear: 'First year is in the total',
  exclVat: 'Excl. VAT',
  agreed: 'Agreed price',
  agreedExclVat: 'Agreed price, excl. VAT',
  vatOn: (percentage, base) => `VAT ${percentage} on ${base}`,
  total: 'Total',
  totalInclVat: 'Total incl. VAT',
  totalPerMonth: 'Per month',
  totalPerYear: 'Per year',
  percentage: (figure) => `${figure}%`,
  terms: 'Terms and conditions',
  attachments: 'Attachments',
  page: (number, count) => `Page ${number} of ${count}`,
  proof: 'Proof',
  proofText: 'This proposal is final since the first signature. The code below covers all of it.',
  waitingFor: (names) => `Still to sign: ${names}`,
  signedOn: (moment) => `Signed on ${moment}`,
  typed: 'Signature typed',
  drawn: 'Signature drawn',
  termsAccepted: 'Read and accepted',
  signatureOf: (name) => `Signature of ${name}`,
  events: 'What was done',
  sent: (version) => `sent version ${version}`,
  opened: 'opened the proposal',
  chose: 'made the last choice',
  signed: 'signed',
  accepted: 'Accepted',
  code: 'Code (SHA-256)',
  check: (address) => `Check this document or its code at ${address}`,
}

const dutch: DocumentWords = {
  proposal: (number) => `Offerte ${number}`,
  version: (number) => `versie ${number}`,
  for: (names) => `Voor ${names}`,
  date: 'Datum',
  validUntil: 'Geldig tot en met',
  adviser: 'Uw contactpersoon',
  prices: 'Prijzen',
  description: 'Omschrijving',
  amount: 'Bedrag',
  chooseOne: 'Kies er één',
  optional: 'Optioneel',
  yourChoice: 'Uw keuze',
  discount: 'Korting',
  subtotal: 'Subtotaal',
  perMonth: 'per maand',
  perYear: 'per jaar',
  firstMonth: 'Eerste maand zit in het totaal',
  firstYear: 'Eerste jaar zit in het totaal',
  exclVat: 'Excl. btw',
  agreed: 'Afgesproken prijs',
  agreedExclVat: 'Afgesproken prijs, excl. btw',
  vatOn: (percentage, base) => `Btw ${percentage} over ${base}`,
  total: 'Totaal',
  totalInclVat: 'Totaal incl. btw',
  totalPerMonth: 'Per maand',
  totalPerYear: 'Per jaar',
  percentage: (figure) => `${figure}%`,
  terms: 'Algemene voorwaarden',
  attachments: 'Bijlagen',
  page: (number, count) => `Pagina ${number} van ${count}`,
  proof: 'Bewijs',
  proofText: 'Deze offerte ligt vast sinds de eerste handtekening. De code hieronder geldt voor het geheel.',
  waitingFor: (names) => `Nog te tekenen: ${names}`,
  signedOn: (moment) => `Getekend op ${moment}`,
  typed: 'Handtekening getypt',
  drawn: 'Handtekening getekend',
  termsAccepted: 'Gelezen en geaccepteerd',
  signatureOf: (name) => `Handtekening van ${name}`,
  events: 'Wat er is gebeurd',
  sent: (version) => `verstuurde versie ${version}`,
  opened: 'opende de offerte',
  chose: 'maakte de laatste keuze',
  signed: 'tekende',
  accepted: 'Akkoord',
  code: 'Code (SHA-256)',
  check: (address) => `Controleer dit document of de code op ${address}`,
}

const german: DocumentWords = {
  proposal: (number) => `Angebot ${number}`,
  version: (number) => `Version ${number}`,
  for: (names) => `Für ${names}`,
  date: 'Datum',
  validUntil: 'Gültig bis',
  adviser: 'Ihr Ansprechpartner',
  prices: 'Preise',
  description: 'Beschreibung',
  amount: 'Betrag',
  chooseOne: 'Bitte eines wählen',
  optional: 'Optional',
  yourChoice: 'Ihre Wahl',
  discount: 'Rabatt',
  subtotal: 'Zwischensumme',
  perMonth: 'pro Monat',
  perYear: 'pro Jahr',
  firstMonth: 'Erster Monat ist im Gesamtbetrag enthalten',
  firstYear: 'Erstes Jahr ist im Gesamtbetrag enthalten',
  exclVat: 'Netto',
  agreed: 'Vereinbarter Preis',
  agreedExclVat: 'Vereinbarter Preis, netto',
  vatOn: (percentage, base) => `USt. ${percentage} auf ${base}`,
  total: 'Gesamt',
  totalInclVat: 'Gesamt (brutto)',
  totalPerMonth: 'Pro Monat',
  totalPerYear: 'Pro Jahr',
  percentage: (figure) => `${figure}\u00A0%`,
  terms: 'Allgemeine Geschäftsbedingungen',
  attachments: 'Anlagen',
  page: (number, count) => `Seite ${number} von ${count}`,
  proof: 'Nachweis',
  proofText: 'Seit der ersten Unterschrift ist dieses Angebot unveränderlich. Der Code unten gilt für das Ganze.',
  waitingFor: (names) => `Noch zu unterschreiben: ${names}`,
  signedOn: (moment) => `Unterschrieben am ${moment}`,
  typed: 'Unterschrift getippt',
  drawn: 'Unterschrift gezeichnet',
  termsAccepted: 'Gelesen und angenommen',
  signatureOf: (name) => `Unterschrift von ${name}`,
  events: 'Was geschehen ist',
  sent: (version) => `hat Version ${version} gesendet`,
  opened: 'hat das Angebot geöffnet',
  chose: 'hat zuletzt gewählt',
  signed: 'hat unterschrieben',
  accepted: 'Angenommen',
  code: 'Code (SHA-256)',
  check: (address) => `Dieses Dokument oder seinen Code prüfen: ${address}`,
}

const languages: Record<ProposalLanguage, DocumentWords> = { en: english, nl: dutch, de: german }

/** How a document reads: in the proposal's language, as its customer's page does. */
export function documentReading(language: string, locale: string) {
  const notation = proposalNotation(language, locale)
  return { ...notation, words: languages[notation.language] }
}
export type DocumentReading = ReturnType<typeof documentReading>
