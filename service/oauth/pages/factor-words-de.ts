import { html } from 'hono/html'
import { failedSignInWindow, inMinutes } from '#wire/limits.ts'
import type { FactorWords } from './factor-words.ts'

export const german: FactorWords = {
  factor: {
    title: 'Zweiter Schritt',
    lead: (account) => html`Bestätigen Sie noch einmal, dass Sie es sind, der sich bei <b>${account}</b> anmeldet.`,
    code: 'Code aus Ihrer Authenticator-App',
    rule: 'Sechs Ziffern; alle 30 Sekunden ein neuer',
    act: 'Weiter',
    wrong: 'Dieser Code ist falsch oder wurde schon verwendet. Versuchen Sie den nächsten.',
    throttled: `Zu viele falsche Codes. Warten Sie ${inMinutes(failedSignInWindow)} Minuten und versuchen Sie es dann erneut.`,
    passkey: 'Passkey verwenden',
    recovery: {
      summary: 'Wiederherstellungscode verwenden',
      label: 'Wiederherstellungscode',
      act: 'Weiter mit dem Wiederherstellungscode',
    },
  },
  security: {
    title: 'Wie Sie sich anmelden',
    lead: (account, person) => html`Bei <b>${account}</b>, als <b>${person}</b>.`,
    required: (account) =>
      `${account} verlangt einen zweiten Schritt. Richten Sie einen Passkey oder eine Authenticator-App ein, um fortzufahren.`,
    again: 'Geben Sie Ihr Passwort erneut ein, um zu ändern, wie Sie sich anmelden.',
    saved: 'Gespeichert.',
    last: 'Ihr Konto verlangt einen zweiten Schritt. Richten Sie erst einen anderen ein, bevor Sie diesen entfernen.',
    expired: 'Diese Seite ist abgelaufen, oder Ihr Browser blockiert Cookies. Versuchen Sie es erneut.',
    toApp: 'Zurück zu Proffer',
    goOn: 'Weiter',
    passkeys: {
      heading: 'Passkeys',
      about: 'Anmelden mit Fingerabdruck, Gesicht oder PIN eines Geräts, statt mit dem Passwort.',
      add: 'Passkey hinzufügen',
      remove: (name) => `${name} entfernen`,
      used: (date) => `Zuletzt verwendet am ${date}`,
      scriptless: 'Passkeys brauchen JavaScript, das dieser Browser hier nicht ausführt.',
      failed: 'Der Passkey wurde nicht angenommen. Versuchen Sie es erneut oder auf anderem Weg.',
      absent: {
        demo: 'Die Demo nimmt keine Passkeys an, und ihre Benutzer sind erfunden. Eine Authenticator-App funktioniert hier wie überall.',
        address: 'Passkeys brauchen einen Hostnamen. Dieser Dienst steht unter einer IP-Adresse.',
      },
    },
    app: {
      heading: 'Authenticator-App',
      about: 'Eine App auf Ihrem Telefon zeigt einen Code, den Sie nach dem Passwort eingeben.',
      on: 'Eingerichtet.',
      begin: 'Authenticator-App einrichten',
      remove: 'Authenticator-App entfernen',
    },
    codes: {
      heading: 'Wiederherstellungscodes',
      about: (left) =>
        left === 0
          ? 'Sie haben keine.'
          : `Noch ${left}. Jeder lässt Sie einmal hinein, wenn Sie nichts anderes zur Hand haben.`,
      act: 'Neue Wiederherstellungscodes erstellen',
    },
  },
  setup: {
    title: 'Authenticator-App einrichten',
    lead: html`Scannen Sie das Bild mit Ihrer Authenticator-App und geben Sie den Code ein, den sie zeigt.`,
    secret: 'Scannen geht nicht? Geben Sie diesen Schlüssel in der App ein',
    picture: 'QR-Code mit dem Schlüssel',
    code: 'Code',
    act: 'Bestätigen',
    wrong:
      'Dieser Code ist falsch. Prüfen Sie die Uhr Ihres Telefons und geben Sie den Code ein, der jetzt gezeigt wird.',
    back: 'Abbrechen',
  },
  shown: {
    title: 'Wiederherstellungscodes aufbewahren',
    lead: html`Jeder lässt Sie einmal hinein, wenn Sie weder App noch Passkey zur Hand haben. Sie werden nur jetzt
    gezeigt: Drucken Sie sie aus oder legen Sie sie in einem Passwortmanager ab.`,
    label: 'Wiederherstellungscodes',
  },
}
