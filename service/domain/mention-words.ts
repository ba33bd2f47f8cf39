import type { MailLanguage } from '#wire/own-mails.ts'

// What a user reads by mail of a colleague who named them in a note, in their language.

type Words = {
  subject: (author: string, proposal: string) => string
  mentioned: (author: string) => string
  open: string
}

export const mentionWords: Record<MailLanguage, Words> = {
  en: {
    subject: (author, proposal) => `${author} mentioned you: ${proposal}`,
    mentioned: (author) => `${author} mentioned you in an internal note:`,
    open: 'Open the proposal',
  },
  nl: {
    subject: (author, proposal) => `${author} noemde je: ${proposal}`,
    mentioned: (author) => `${author} noemde je in een interne notitie:`,
    open: 'Offerte openen',
  },
  de: {
    subject: (author, proposal) => `${author} hat Sie erwähnt: ${proposal}`,
    mentioned: (author) => `${author} hat Sie in einer internen Notiz erwähnt:`,
    open: 'Angebot öffnen',
  },
}
