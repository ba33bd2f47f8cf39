import type { ProposalLanguage } from '#wire/proposal-language.ts'

export type ViewerLanguage = ProposalLanguage

/** What the document says that no seller wrote. Figures come in written, so that a language may put them anywhere. */
export interface ViewerWords {
  proposal: (number: string) => string
  prices: string
  attachments: string
  picture: string
  close: string
  chooseOne: string
  discount: string
  subtotal: string
  perMonth: string
  perYear: string
  /** Of a recurring row whose first period is in the total. */
  firstMonth: string
  firstYear: string
  quantityOf: (content: string) => string
  less: (content: string) => string
  more: (content: string) => string
  yourChoice: string
  chosen: string
  totals: string
  exclVat: string
  /** Of a total set by hand, which the rows need not add up to. */
  agreed: string
  agreedExclVat: string
  vat: (percentage: string) => string
  vatOn: (percentage: string, base: string) => string
  total: string
  totalInclVat: string
  totalPerMonth: string
  totalPerYear: string
  percentage: (figure: string) => string
}

/**
 * Kept apart from the catalogs of the app: those speak the language of whoever works in it, all of them at once, and
 * the customer's page loads none of them. Each is written by somebody who thinks in it.
 */
export const viewerWords: Readonly<Record<ViewerLanguage, ViewerWords>> = {
  en: {
    proposal: (number) => `Proposal ${number}`,
    prices: 'Prices',
    attachments: 'Attachments',
    picture: 'Picture',
    close: 'Close',
    chooseOne: 'Choose one',
    discount: 'Discount',
    subtotal: 'Subtotal',
    perMonth: 'per month',
    perYear: 'per year',
    firstMonth: 'First month is in the total',
    firstYear: 'First year is in the total',
    quantityOf: (content) => `Quantity of ${content}`,
    less: (content) => `Less of ${content}`,
    more: (content) => `More of ${content}`,
    yourChoice: 'Your choice',
    chosen: 'Chosen',
    totals: 'Totals',
    exclVat: 'Excl. VAT',
    agreed: 'Agreed price',
    agreedExclVat: 'Agreed price, excl. VAT',
    vat: (percentage) => `VAT ${percentage}`,
    vatOn: (percentage, base) => `VAT ${percentage} on ${base}`,
    total: 'Total',
    totalInclVat: 'Total incl. VAT',
    totalPerMonth: 'Per month',
    totalPerYear: 'Per year',
    percentage: (figure) => `${figure}%`,
  },
  nl: {
    proposal: (number) => `Offerte ${number}`,
    prices: 'Prijzen',
    attachments: 'Bijlagen',
    picture: 'Afbeelding',
    close: 'Sluiten',
    chooseOne: 'Kies er één',
    discount: 'Korting',
    subtotal: 'Subtotaal',
    perMonth: 'per maand',
    perYear: 'per jaar',
    firstMonth: 'Eerste maand zit in het totaal',
    firstYear: 'Eerste jaar zit in het totaal',
    quantityOf: (content) => `Aantal van ${content}`,
    less: (content) => `Minder van ${content}`,
    more: (content) => `Meer van ${content}`,
    yourChoice: 'Uw keuze',
    chosen: 'Gekozen',
    totals: 'Totalen',
    exclVat: 'Excl. btw',
    agreed: 'Afgesproken prijs',
    agreedExclVat: 'Afgesproken prijs, excl. btw',
    vat: (percentage) => `Btw ${percentage}`,
    vatOn: (percentage, base) => `Btw ${percentage} over ${base}`,
    total: 'Totaal',
    totalInclVat: 'Totaal incl. btw',
    totalPerMonth: 'Per maand',
    totalPerYear: 'Per jaar',
    percentage: (figure) => `${figure}%`,
  },
  de: {
    proposal: (number) => `Angebot ${number}`,
    prices: 'Preise',
    attachments: 'Anlagen',
    picture: 'Bild',
    close: 'Schließen',
    chooseOne: 'Bitte eines wählen',
    discount: 'Rabatt',
    subtotal: 'Zwischensumme',
    perMonth: 'pro Monat',
    perYear: 'pro Jahr',
    firstMonth: 'Erster Monat ist im Gesamtbetrag enthalten',
    firstYear: 'Erstes Jahr ist im Gesamtbetrag enthalten',
    quantityOf: (content) => `Menge von ${content}`,
    less: (content) => `Weniger von ${content}`,
    more: (content) => `Mehr von ${content}`,
    yourChoice: 'Ihre Wahl',
    chosen: 'Gewählt',
    totals: 'Summen',
    exclVat: 'Netto',
    agreed: 'Vereinbarter Preis',
    agreedExclVat: 'Vereinbarter Preis, netto',
    vat: (percentage) => `USt. ${percentage}`,
    vatOn: (percentage, base) => `USt. ${percentage} auf ${base}`,
    total: 'Gesamt',
    totalInclVat: 'Gesamt (brutto)',
    totalPerMonth: 'Pro Monat',
    totalPerYear: 'Pro Jahr',
    percentage: (figure) => `${figure}\u00A0%`,
  },
}
