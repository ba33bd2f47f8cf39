import type { AutomationTrigger } from '#wire/automation.ts'
import type { MailLanguage } from '#wire/own-mails.ts'

/** A step as an owner reads of it. */
type Told = { trigger: AutomationTrigger; days: number; note: string; names: readonly string[] }

type Words = Record<AutomationTrigger, (days: number, names: string) => string>

const english: Words = {
  not_opened: (days, names) => `Not opened ${after(days, 'day', 'days')} sending: ${names}.`,
  silent: (days, names) => `Opened, and silent for ${count(days, 'day', 'days')}: ${names}.`,
  unanswered: (days, names) => `No reply to your answer for ${count(days, 'day', 'days')}: ${names}.`,
  expiring: (days) => `The proposal expires in ${count(days, 'day', 'days')}.`,
  expired: () => 'The proposal has expired.',
  signed: (_, names) => `Signed: ${names}.`,
  declined: (_, names) => `Declined: ${names}.`,
}

const dutch: Words = {
  not_opened: (days, names) => `Nog niet geopend, ${count(days, 'dag', 'dagen')} na versturen: ${names}.`,
  silent: (days, names) => `Wel geopend, al ${count(days, 'dag', 'dagen')} geen reactie: ${names}.`,
  unanswered: (days, names) => `Al ${count(days, 'dag', 'dagen')} geen reactie op je antwoord: ${names}.`,
  expiring: (days) => `De offerte verloopt over ${count(days, 'dag', 'dagen')}.`,
  expired: () => 'De offerte is verlopen.',
  signed: (_, names) => `Getekend: ${names}.`,
  declined: (_, names) => `Afgewezen: ${names}.`,
}

const german: Words = {
  not_opened: (days, names) => `${count(days, 'Tag', 'Tage')} nach dem Versand noch nicht geöffnet: ${names}.`,
  silent: (days, names) => `Geöffnet, seit ${count(days, 'Tag', 'Tagen')} keine Reaktion: ${names}.`,
  unanswered: (days, names) => `Seit ${count(days, 'Tag', 'Tagen')} keine Reaktion auf Ihre Antwort: ${names}.`,
  expiring: (days) => `Das Angebot läuft in ${count(days, 'Tag', 'Tagen')} ab.`,
  expired: () => 'Das Angebot ist abgelaufen.',
  signed: (_, names) => `Unterschrieben: ${names}.`,
  declined: (_, names) => `Abgelehnt: ${names}.`,
}

const count = (days: number, one: string, many: string) => `${days} ${days === 1 ? one : many}`
const after = (days: number, one: string, many: string) => `${count(days, one, many)} after`

/** What an automation tells the owner, in every language of mails; what the account wrote itself stays as it is. */
export function stepText({ trigger, days, note, names }: Told): Record<MailLanguage, string> {
  const text = (words: Words) => `${note === '' ? '' : `${note}\n\n`}${words[trigger](days, names.join(', '))}`
  return { en: text(english), nl: text(dutch), de: text(german) }
}
