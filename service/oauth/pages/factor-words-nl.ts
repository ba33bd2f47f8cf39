import { html } from 'hono/html'
import { failedSignInWindow, inMinutes } from '#wire/limits.ts'
import type { FactorWords } from './factor-words.ts'

export const dutch: FactorWords = {
  factor: {
    title: 'Tweede stap',
    lead: (account) => html`Bewijs nog eens dat jij het bent die zich aanmeldt bij <b>${account}</b>.`,
    code: 'Code uit je authenticatie-app',
    rule: 'Zes cijfers; elke 30 seconden een nieuwe',
    act: 'Doorgaan',
    wrong: 'Die code klopt niet, of is al gebruikt. Probeer de volgende.',
    throttled: `Te veel foute codes. Wacht ${inMinutes(failedSignInWindow)} minuten en probeer het dan opnieuw.`,
    passkey: 'Passkey gebruiken',
    recovery: { summary: 'Herstelcode gebruiken', label: 'Herstelcode', act: 'Doorgaan met de herstelcode' },
  },
  security: {
    title: 'Hoe je je aanmeldt',
    lead: (account, person) => html`Bij <b>${account}</b>, als <b>${person}</b>.`,
    required: (account) =>
      `${account} verlangt een tweede stap. Stel een passkey of authenticatie-app in om door te gaan.`,
    again: 'Vul je wachtwoord opnieuw in om te wijzigen hoe je je aanmeldt.',
    saved: 'Opgeslagen.',
    last: 'Je account verlangt een tweede stap. Stel eerst een andere in voordat je deze verwijdert.',
    expired: 'Deze pagina is verlopen, of je browser blokkeert cookies. Probeer het opnieuw.',
    toApp: 'Terug naar Proffer',
    goOn: 'Doorgaan',
    passkeys: {
      heading: 'Passkeys',
      about: 'Aanmelden met vingerafdruk, gezicht of pincode van een apparaat, in plaats van met het wachtwoord.',
      add: 'Passkey toevoegen',
      remove: (name) => `${name} verwijderen`,
      used: (date) => `Laatst gebruikt op ${date}`,
      scriptless: 'Passkeys hebben JavaScript nodig, en dat draait hier niet in deze browser.',
      failed: 'De passkey is niet aangenomen. Probeer het opnieuw, of op een andere manier.',
      absent: {
        demo: 'De demo neemt geen passkeys aan, en de gebruikers zijn verzonnen. Een authenticatie-app werkt hier zoals overal.',
        address: 'Passkeys hebben een hostnaam nodig. Deze service staat op een IP-adres.',
      },
    },
    app: {
      heading: 'Authenticatie-app',
      about: 'Een app op je telefoon toont een code die je na het wachtwoord invult.',
      on: 'Ingesteld.',
      begin: 'Authenticatie-app instellen',
      remove: 'Authenticatie-app verwijderen',
    },
    codes: {
      heading: 'Herstelcodes',
      about: (left) =>
        left === 0
          ? 'Je hebt er geen.'
          : `Nog ${left}. Elke code laat je één keer binnen als je niets anders bij de hand hebt.`,
      act: 'Nieuwe herstelcodes maken',
    },
  },
  setup: {
    title: 'Authenticatie-app instellen',
    lead: html`Scan de afbeelding met je authenticatie-app en vul de code in die de app toont.`,
    secret: 'Lukt scannen niet? Vul deze sleutel in de app in',
    picture: 'QR-code met de sleutel',
    code: 'Code',
    act: 'Bevestigen',
    wrong: 'Die code klopt niet. Controleer de klok van je telefoon en vul de code in die nu wordt getoond.',
    back: 'Annuleren',
  },
  shown: {
    title: 'Bewaar je herstelcodes',
    lead: html`Elke code laat je één keer binnen, als je geen app of passkey bij de hand hebt. Ze zijn alleen nu te
    zien: druk ze af of bewaar ze in een wachtwoordmanager.`,
    label: 'Herstelcodes',
  },
}
