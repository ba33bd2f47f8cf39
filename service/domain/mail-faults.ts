import type { MailLanguage } from '#wire/own-mails.ts'
import type { MailFault } from '#wire/mail-fault.ts'

/** Why a mail did not arrive, in words for its sender. */
const words: Record<MailLanguage, Record<MailFault, string>> = {
  en: {
    unknown_address: 'The address does not exist.',
    unknown_domain: 'The part of the address after @ does not exist.',
    mailbox_full: 'The mailbox is full.',
    too_large: 'The mail is too large for the receiving server.',
    rejected: 'The receiving server refused the mail.',
    complaint: 'The receiver reported the mail as spam.',
    unreachable: 'No mail server took it.',
    other: 'It could not be delivered.',
  },
  nl: {
    unknown_address: 'Het adres bestaat niet.',
    unknown_domain: 'Het deel van het adres achter de @ bestaat niet.',
    mailbox_full: 'De mailbox is vol.',
    too_large: 'De mail is te groot voor de ontvangende server.',
    rejected: 'De ontvangende server heeft de mail geweigerd.',
    complaint: 'De ontvanger heeft de mail als spam gemeld.',
    unreachable: 'Geen enkele mailserver nam de mail aan.',
    other: 'De mail kon niet worden bezorgd.',
  },
  de: {
    unknown_address: 'Die Adresse existiert nicht.',
    unknown_domain: 'Den Teil der Adresse hinter dem @ gibt es nicht.',
    mailbox_full: 'Das Postfach ist voll.',
    too_large: 'Die Mail ist für den empfangenden Server zu groß.',
    rejected: 'Der empfangende Server hat die Mail abgelehnt.',
    complaint: 'Der Empfänger hat die Mail als Spam gemeldet.',
    unreachable: 'Kein Mailserver hat die Mail angenommen.',
    other: 'Die Mail konnte nicht zugestellt werden.',
  },
}

export const faultWords = (language: MailLanguage, fault: MailFault) => words[language][fault]
