import { html } from 'hono/html'
import { failedSignInWindow, inMinutes, minPasswordLength, passwordResetLife } from '#wire/limits.ts'
import type { LinkWords } from './link-words.ts'

export const german: LinkWords = {
  fields: {
    firstname: 'Vorname',
    lastname: 'Nachname',
    email: 'E-Mail',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    again: 'Passwort wiederholen',
  },
  rule: `Mindestens ${minPasswordLength} Zeichen`,
  notices: {
    incomplete: 'Füllen Sie alle Felder aus.',
    short: `Das Passwort braucht mindestens ${minPasswordLength} Zeichen.`,
    different: 'Die Passwörter unterscheiden sich. Geben Sie zweimal dasselbe ein.',
    expired: 'Diese Seite ist abgelaufen, oder Ihr Browser blockiert Cookies. Versuchen Sie es erneut.',
  },
  invitation: {
    title: (account) => `${account} beitreten`,
    lead: (account, email) => html`Sie sind zu <b>${account}</b> eingeladen. Sie melden sich an als <b>${email}</b>.`,
    act: 'Beitreten',
  },
  accepted: {
    title: (account) => `Willkommen bei ${account}`,
    lead: html`Ab jetzt können Sie sich mit Ihrer E-Mail-Adresse und dem gewählten Passwort anmelden.`,
    leadTo: (provider) => html`Ab jetzt können Sie sich über ${provider} anmelden.`,
    act: 'Proffer öffnen',
  },
  forgot: {
    link: 'Passwort vergessen?',
    title: 'Passwort vergessen?',
    lead: (account) =>
      html`Geben Sie die E-Mail-Adresse ein, mit der Sie sich bei <b>${account}</b> anmelden. Wir senden einen Link, um
        ein neues Passwort zu wählen.`,
    act: 'Link senden',
    throttled: `Zu viele Anfragen. Warten Sie ${inMinutes(failedSignInWindow)} Minuten und versuchen Sie es dann erneut.`,
    email: 'Geben Sie eine E-Mail-Adresse ein.',
    back: 'Zurück zur Anmeldung',
    sent: {
      title: 'Sehen Sie in Ihre Mails',
      lead: (email) =>
        html`Gehört <b>${email}</b> zu einem Benutzer, ist ein Link unterwegs. Er gilt ${inMinutes(passwordResetLife)}
          Minuten.`,
      advice: 'Nichts erhalten? Sehen Sie im Spam-Ordner nach und prüfen Sie die Adresse.',
    },
    unmailed: (account) =>
      html`Dieser Dienst versendet keine Mails. Bitten Sie einen Administrator von <b>${account}</b> um einen Link für
        ein neues Passwort.`,
  },
  reset: {
    title: 'Neues Passwort wählen',
    lead: (account, email) =>
      html`Für <b>${email}</b> bei <b>${account}</b>. Sie werden überall abgemeldet und melden sich mit dem neuen
        Passwort an.`,
    act: 'Passwort ändern',
  },
  wasReset: {
    title: 'Ihr Passwort ist geändert',
    lead: html`Sie sind überall abgemeldet. Melden Sie sich mit dem neuen Passwort an.`,
    act: 'Anmelden',
  },
  confirm: {
    title: 'E-Mail-Adresse bestätigen',
    lead: (account, email) => html`Ab jetzt melden Sie sich bei <b>${account}</b> mit <b>${email}</b> an.`,
    act: 'Adresse bestätigen',
  },
  confirmed: {
    title: 'Ihre E-Mail-Adresse ist geändert',
    lead: (email) => html`Ab jetzt melden Sie sich mit <b>${email}</b> an.`,
    act: 'Proffer öffnen',
  },
  dead: {
    title: 'Dieser Link gilt nicht mehr',
    notice: 'Er wurde verwendet, zurückgezogen oder durch einen neueren ersetzt, oder er ist zu alt.',
    advice: 'Es wurde nichts geändert. Fordern Sie einen neuen Link an.',
  },
}
