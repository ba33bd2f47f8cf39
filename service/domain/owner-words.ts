import type { DeclineReason } from '#wire/viewer-acts.ts'

// What the owner of a proposal reads by mail of what its receivers did, in the language of the account.

const englishReasons: Record<DeclineReason, string> = {
  price: 'the price',
  timing: 'the timing',
  other_supplier: 'another supplier',
  not_needed: 'no longer needed',
  other: 'another one',
}
const dutchReasons: Record<DeclineReason, string> = {
  price: 'de prijs',
  timing: 'het moment',
  other_supplier: 'een andere leverancier',
  not_needed: 'niet meer nodig',
  other: 'een andere',
}
const germanReasons: Record<DeclineReason, string> = {
  price: 'der Preis',
  timing: 'der Zeitpunkt',
  other_supplier: 'ein anderer Anbieter',
  not_needed: 'kein Bedarf mehr',
  other: 'ein anderer',
}

type Said = { person: string; proposal: string; link: string }

const english = {
  asked: ({ person, proposal }: Said) => `Question from ${person}: ${proposal}`,
  askedText: ({ person, proposal, link }: Said, comment: string) =>
    `${person} asked about “${proposal}”:\n\n${comment}\n\nAnswer:\n${link}\n`,
  signed: ({ person, proposal }: Said) => `Signed by ${person}: ${proposal}`,
  signedText: ({ person, proposal, link }: Said, waiting: string) =>
    `${person} signed “${proposal}”. Still to sign: ${waiting}.\n\n${link}\n`,
  declined: ({ person, proposal }: Said) => `Declined by ${person}: ${proposal}`,
  declinedText: ({ person, proposal, link }: Said, reason: DeclineReason, text: string) =>
    `${person} declined “${proposal}”. Reason: ${englishReasons[reason]}.${text && `\n\n${text}`}\n\n${link}\n`,
}

const dutch: typeof english = {
  asked: ({ person, proposal }) => `Vraag van ${person}: ${proposal}`,
  askedText: ({ person, proposal, link }, comment) =>
    `${person} vroeg over “${proposal}”:\n\n${comment}\n\nBeantwoorden:\n${link}\n`,
  signed: ({ person, proposal }) => `Getekend door ${person}: ${proposal}`,
  signedText: ({ person, proposal, link }, waiting) =>
    `${person} heeft “${proposal}” ondertekend. Nog te tekenen door: ${waiting}.\n\n${link}\n`,
  declined: ({ person, proposal }) => `Afgewezen door ${person}: ${proposal}`,
  declinedText: ({ person, proposal, link }, reason, text) =>
    `${person} heeft “${proposal}” afgewezen. Reden: ${dutchReasons[reason]}.${text && `\n\n${text}`}\n\n${link}\n`,
}

const german: typeof english = {
  asked: ({ person, proposal }) => `Frage von ${person}: ${proposal}`,
  askedText: ({ person, proposal, link }, comment) =>
    `${person} fragt zu „${proposal}“:\n\n${comment}\n\nAntworten:\n${link}\n`,
  signed: ({ person, proposal }) => `Unterschrieben von ${person}: ${proposal}`,
  signedText: ({ person, proposal, link }, waiting) =>
    `${person} hat „${proposal}“ unterschrieben. Noch ausstehend: ${waiting}.\n\n${link}\n`,
  declined: ({ person, proposal }) => `Abgelehnt von ${person}: ${proposal}`,
  declinedText: ({ person, proposal, link }, reason, text) =>
    `${person} hat „${proposal}“ abgelehnt. Grund: ${germanReasons[reason]}.${text && `\n\n${text}`}\n\n${link}\n`,
}

const words: Partial<Record<string, typeof english>> = { en: english, nl: dutch, de: german }

/** In the language of a locale; English where it is none of the three. */
export const ownerWords = (locale: string) => words[locale.split('-')[0]?.toLowerCase() ?? ''] ?? english
