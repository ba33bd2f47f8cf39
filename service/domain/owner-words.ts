import type { MailLanguage, NoticeKind } from '#wire/own-mails.ts'
import type { DeclineReason } from '#wire/viewer-acts.ts'

// What the owner of a proposal reads by mail of what happened to it, in their language.

/** Somebody did something, and with what. */
type Act = { person: string; about: string }

export type OwnerWords = {
  /** Subject of a mail about one thing; the proposal's name follows. */
  subject: Record<Exclude<NoticeKind, 'automation'>, (person: string) => string>
  /** The same for several, each kind once. */
  kinds: Record<NoticeKind, string>
  opened: (person: string) => string
  question: (act: Act) => string
  /** `waiting` are those who still have to sign; empty when nobody does. */
  signed: (person: string, waiting: string) => string
  declined: (person: string, reason: string) => string
  reasons: Record<DeclineReason, string>
  bounced: (person: string, address: string) => string
  /** Buttons. */
  open: string
  answer: string
  mend: string
  /** Why the mail came, and where to switch it off. */
  foot: (link: string) => string
}

const english: OwnerWords = {
  subject: {
    opened: (person) => `Opened by ${person}`,
    question: (person) => `Question from ${person}`,
    signed: (person) => `Signed by ${person}`,
    declined: (person) => `Declined by ${person}`,
    bounced: (person) => `Not delivered to ${person}`,
  },
  kinds: {
    opened: 'Opened',
    question: 'Question',
    signed: 'Signed',
    declined: 'Declined',
    bounced: 'Not delivered',
    automation: 'Follow-up',
  },
  opened: (person) => `${person} opened the proposal for the first time.`,
  question: ({ person, about }) => (about ? `${person} asked about “${about}”:` : `${person} asked:`),
  signed: (person, waiting) => (waiting ? `${person} signed. Still to sign: ${waiting}.` : `${person} signed.`),
  declined: (person, reason) => `${person} declined. Reason: ${reason}.`,
  reasons: {
    price: 'the price',
    timing: 'the timing',
    other_supplier: 'another supplier',
    not_needed: 'no longer needed',
    other: 'another one',
  },
  bounced: (person, address) => `The mail to ${person} (${address}) was not delivered.`,
  open: 'Open the proposal',
  answer: 'Answer the question',
  mend: 'Correct the address',
  foot: (link) => `You own this proposal. Choose which mails you get, and their language: ${link}`,
}

const dutch: OwnerWords = {
  subject: {
    opened: (person) => `Geopend door ${person}`,
    question: (person) => `Vraag van ${person}`,
    signed: (person) => `Getekend door ${person}`,
    declined: (person) => `Afgewezen door ${person}`,
    bounced: (person) => `Niet aangekomen bij ${person}`,
  },
  kinds: {
    opened: 'Geopend',
    question: 'Vraag',
    signed: 'Getekend',
    declined: 'Afgewezen',
    bounced: 'Niet aangekomen',
    automation: 'Opvolging',
  },
  opened: (person) => `${person} heeft de offerte voor het eerst geopend.`,
  question: ({ person, about }) => (about ? `${person} vroeg over “${about}”:` : `${person} vroeg:`),
  signed: (person, waiting) =>
    waiting ? `${person} heeft getekend. Moet nog tekenen: ${waiting}.` : `${person} heeft getekend.`,
  declined: (person, reason) => `${person} heeft de offerte afgewezen. Reden: ${reason}.`,
  reasons: {
    price: 'de prijs',
    timing: 'het moment',
    other_supplier: 'een andere leverancier',
    not_needed: 'niet meer nodig',
    other: 'een andere',
  },
  bounced: (person, address) => `De mail aan ${person} (${address}) is niet aangekomen.`,
  open: 'Offerte openen',
  answer: 'Vraag beantwoorden',
  mend: 'Adres verbeteren',
  foot: (link) => `Deze offerte is van jou. Kies welke mails je krijgt, en in welke taal: ${link}`,
}

const german: OwnerWords = {
  subject: {
    opened: (person) => `Geöffnet von ${person}`,
    question: (person) => `Frage von ${person}`,
    signed: (person) => `Unterschrieben von ${person}`,
    declined: (person) => `Abgelehnt von ${person}`,
    bounced: (person) => `Nicht zugestellt an ${person}`,
  },
  kinds: {
    opened: 'Geöffnet',
    question: 'Frage',
    signed: 'Unterschrieben',
    declined: 'Abgelehnt',
    bounced: 'Nicht zugestellt',
    automation: 'Nachfassen',
  },
  opened: (person) => `${person} hat das Angebot zum ersten Mal geöffnet.`,
  question: ({ person, about }) => (about ? `${person} fragt zu „${about}“:` : `${person} fragt:`),
  signed: (person, waiting) =>
    waiting ? `${person} hat unterschrieben. Noch ausstehend: ${waiting}.` : `${person} hat unterschrieben.`,
  declined: (person, reason) => `${person} hat das Angebot abgelehnt. Grund: ${reason}.`,
  reasons: {
    price: 'der Preis',
    timing: 'der Zeitpunkt',
    other_supplier: 'ein anderer Anbieter',
    not_needed: 'kein Bedarf mehr',
    other: 'ein anderer',
  },
  bounced: (person, address) => `Die Mail an ${person} (${address}) wurde nicht zugestellt.`,
  open: 'Angebot öffnen',
  answer: 'Frage beantworten',
  mend: 'Adresse korrigieren',
  foot: (link) =>
    `Sie sind für dieses Angebot zuständig. Wählen Sie, welche Mails Sie erhalten und in welcher Sprache: ${link}`,
}

export const ownerWords: Record<MailLanguage, OwnerWords> = { en: english, nl: dutch, de: german }
