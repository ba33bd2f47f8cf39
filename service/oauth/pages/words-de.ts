import { html } from 'hono/html'
import { failedSignInWindow, inMinutes } from '#wire/limits.ts'
import { german as factors } from './factor-words-de.ts'
import { german as links } from './link-words-de.ts'
import type { PageWords } from './page-words.ts'

export const german: PageWords = {
  lang: 'de',
  signIn: {
    title: (account) => `Bei ${account} anmelden`,
    heading: 'Anmelden',
    lead: (account, client) => html`Melden Sie sich bei <b>${account}</b> an, um zu ${client} zu gelangen.`,
    leadAlone: (account) => html`Melden Sie sich bei <b>${account}</b> an.`,
    demo: (password) => html`In der Demo lautet jedes Passwort <code>${password}</code>.`,
    passkey: 'Mit Passkey anmelden',
    sso: {
      act: (provider) => `Mit ${provider} anmelden`,
      otherwise: 'Mit Passwort anmelden',
      refused: 'Nicht angemeldet',
      faults: {
        failed: (provider) =>
          `Die Anmeldung mit ${provider} hat nicht geklappt. Versuchen Sie es erneut oder fragen Sie einen Administrator.`,
        unverified: (provider) => `${provider} hat Ihre E-Mail-Adresse nicht bestätigt.`,
        domain: (provider) => `${provider} nennt eine E-Mail-Adresse, die nicht zu diesem Konto gehört.`,
        inactive: () => 'Ihr Zugang ist deaktiviert. Fragen Sie einen Administrator.',
      },
    },
    email: 'E-Mail',
    password: 'Passwort',
    act: 'Anmelden',
    notices: {
      elsewhere: 'Melden Sie sich über den Anbieter Ihres Kontos an: Ihr Passwort lässt Sie nicht hinein.',
      again: factors.security.again,
      passkey: factors.security.passkeys.failed,
      wrong: 'E-Mail oder Passwort falsch. Prüfen Sie beides und versuchen Sie es erneut.',
      throttled: `Zu viele Versuche. Warten Sie ${inMinutes(failedSignInWindow)} Minuten und versuchen Sie es dann erneut.`,
      incomplete: 'Geben Sie E-Mail und Passwort ein.',
      expired: 'Diese Seite ist abgelaufen, oder Ihr Browser blockiert Cookies. Versuchen Sie es erneut.',
    },
  },
  consent: {
    title: (client) => `${client} Zugriff erlauben?`,
    lead: (client, account) => html`${client} möchte in Ihrem Namen auf <b>${account}</b> zugreifen.`,
    opening: {
      ownApp: 'Dies ist die eigene App des Kontos. Bis Sie sich dort abmelden, kann sie alles, was Sie können:',
      otherApp: 'Bis Sie den Zugriff entziehen, kann sie:',
      assistant: 'Bis Sie den Zugriff entziehen, kann er in Ihrem Namen:',
    },
    rights: {
      look: 'Angebote, Kontakte, Produkte, Vorlagen und Schlagwörter ansehen sowie Namen und E-Mail-Adressen Ihrer Kollegen',
      work: 'Angebote, Kontakte und Produkte anlegen, bearbeiten und löschen, und Angebote senden',
      restore: 'Gelöschtes wiederherstellen',
      webhooks: 'Webhooks ansehen, anlegen, bearbeiten und löschen',
      settings: 'Einstellungen und Vorlagen ändern',
      people: 'Benutzer einladen und verwalten, und andere Anwendungen verwalten',
      find: 'Kontakte, Angebote, Vorlagen und Kommentare suchen und lesen',
      write: 'Angebote anlegen und ihre Preise ändern',
      comment: 'Angebote kommentieren, auch für den Kunden',
      send: 'Angebote senden, nachdem er wiederholt hat, was an wen geht',
    },
    limits: {
      otherApp: 'Einstellungen, Benutzer, Passwörter und andere Anwendungen kann sie nicht ändern.',
      assistant: 'Löschen kann er nichts, und Kontakte, Einstellungen oder Benutzer kann er nicht ändern.',
      reader: 'Ändern lässt sich damit nichts.',
    },
    roleChanges: 'Ändert sich Ihre Rolle, ändert sich auch, was damit möglich ist.',
    leadAssistant: (client, account) => html`${client} möchte in <b>${account}</b> als Ihr Assistent arbeiten.`,
    unchecked: (host) => html`
      <p class="aside">
        Ihren Namen hat die Anwendung selbst gewählt. Der Zugriff geht an <b>${host}</b>: Erlauben Sie ihn nur, wenn Sie
        dort selbst darum gebeten haben.
      </p>
    `,
    refused: 'Sie können mit diesem Konto keine Assistenten verbinden. Fragen Sie einen Administrator.',
    password: 'Ihr Passwort wird nicht weitergegeben.',
    allow: 'Erlauben',
    deny: 'Ablehnen',
    signedInAs: (person) => html`Angemeldet als <b>${person}</b>`,
    otherAccount: 'Anderes Konto verwenden',
  },
  signOut: {
    title: 'Abmelden',
    lead: (account, person) => html`Dieser Browser ist bei <b>${account}</b> als ${person} angemeldet.`,
    act: 'Abmelden',
    note: 'Anwendungen mit Zugriff bleiben angemeldet, bis Sie sich dort abmelden.',
  },
  signedOut: {
    title: 'Sie sind abgemeldet',
    lead: (account) => html`Die nächste Anmeldung bei <b>${account}</b> in diesem Browser verlangt Ihr Passwort.`,
    open: 'Proffer öffnen',
  },
  links,
  factors,
  error: {
    title: 'Anmeldung fehlgeschlagen',
    notice: 'Die Anwendung ist unbekannt, oder ihre Rücksprungadresse ist nicht registriert.',
    advice: 'Es wurde nichts weitergegeben oder geändert. Gehen Sie zurück zur Anwendung und versuchen Sie es erneut.',
    developers: html`Für Entwickler: Prüfen Sie den Kontonamen in der Adresse, <code>client_id</code> und
      <code>redirect_uri</code>. Sie müssen genau der Registrierung entsprechen.`,
  },
}
