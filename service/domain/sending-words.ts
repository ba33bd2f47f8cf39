import type { MailLanguage } from '#wire/own-mails.ts'
import type { SendingEnd } from '#wire/scheduled-sending.ts'

type Words = Record<Exclude<SendingEnd, 'person' | 'sent'>, string>

const words: Record<MailLanguage, { lead: string; reasons: Words; act: string }> = {
  en: {
    lead: 'The proposal was not sent as scheduled.',
    reasons: {
      edited: 'It was edited since it was scheduled.',
      trashed: 'It is in the trash.',
      status_changed: 'Its status has changed.',
      receivers: 'A receiver cannot be emailed:',
      no_template: 'Its email template no longer exists.',
      user_inactive: 'Whoever scheduled it no longer has an active account.',
      not_sendable: 'It cannot be sent as it is:',
    },
    act: 'Check it and send it again.',
  },
  nl: {
    lead: 'De offerte is niet verstuurd zoals gepland.',
    reasons: {
      edited: 'Na het inplannen is er iets aan gewijzigd.',
      trashed: 'De offerte ligt in de prullenbak.',
      status_changed: 'De status is gewijzigd.',
      receivers: 'Een ontvanger is niet per e-mail te bereiken:',
      no_template: 'Het e-mailsjabloon bestaat niet meer.',
      user_inactive: 'Wie het inplande, heeft geen actief account meer.',
      not_sendable: 'Zo kan de offerte niet worden verstuurd:',
    },
    act: 'Controleer de offerte en verstuur hem opnieuw.',
  },
  de: {
    lead: 'Das Angebot wurde nicht wie geplant gesendet.',
    reasons: {
      edited: 'Es wurde nach der Planung bearbeitet.',
      trashed: 'Es liegt im Papierkorb.',
      status_changed: 'Sein Status hat sich geändert.',
      receivers: 'Ein Empfänger ist per E-Mail nicht erreichbar:',
      no_template: 'Die E-Mail-Vorlage gibt es nicht mehr.',
      user_inactive: 'Wer es geplant hat, hat kein aktives Konto mehr.',
      not_sendable: 'So kann es nicht gesendet werden:',
    },
    act: 'Prüfen Sie es und senden Sie es erneut.',
  },
}

/** What the owner is told of a scheduled sending that did not happen, in every language of mails. */
export function unsentText({ reason, detail }: { reason: SendingEnd; detail: string }): Record<MailLanguage, string> {
  const text = (language: MailLanguage) => {
    const { lead, reasons, act } = words[language]
    const why = reason === 'person' || reason === 'sent' ? '' : reasons[reason]
    const more = reason === 'not_sendable' || reason === 'receivers' ? ` ${detail}.` : ''
    return `${lead} ${why}${more} ${act}`
  }
  return { en: text('en'), nl: text('nl'), de: text('de') }
}
