import { html } from 'hono/html'
import { failedSignInWindow, inMinutes } from '#wire/limits.ts'
import { dutch as factors } from './factor-words-nl.ts'
import { dutch as links } from './link-words-nl.ts'
import type { PageWords } from './page-words.ts'

export const dutch: PageWords = {
  lang: 'nl',
  signIn: {
    title: (account) => `Aanmelden bij ${account}`,
    heading: 'Aanmelden',
    lead: (account, client) => html`Meld je aan bij <b>${account}</b> om verder te gaan naar ${client}.`,
    leadAlone: (account) => html`Meld je aan bij <b>${account}</b>.`,
    demo: (password) => html`In de demo is ieders wachtwoord <code>${password}</code>.`,
    passkey: 'Aanmelden met een passkey',
    sso: {
      act: (provider) => `Aanmelden met ${provider}`,
      otherwise: 'Met een wachtwoord aanmelden',
      refused: 'Niet aangemeld',
      faults: {
        failed: (provider) => `Aanmelden met ${provider} is niet gelukt. Probeer het opnieuw, of vraag een beheerder.`,
        unverified: (provider) => `${provider} heeft je e-mailadres niet geverifieerd.`,
        domain: (provider) => `${provider} meldt een e-mailadres dat niet bij dit account hoort.`,
        inactive: () => 'Je toegang is uitgeschakeld. Vraag een beheerder.',
      },
    },
    email: 'E-mail',
    password: 'Wachtwoord',
    act: 'Aanmelden',
    notices: {
      elsewhere: 'Meld je aan via de aanbieder van je account: met je wachtwoord kom je er niet in.',
      again: factors.security.again,
      passkey: factors.security.passkeys.failed,
      wrong: 'E-mail of wachtwoord onjuist. Controleer beide en probeer het opnieuw.',
      throttled: `Te veel pogingen. Wacht ${inMinutes(failedSignInWindow)} minuten en probeer het dan opnieuw.`,
      incomplete: 'Vul je e-mail en wachtwoord in.',
      expired: 'Deze pagina is verlopen, of je browser blokkeert cookies. Probeer het opnieuw.',
    },
  },
  consent: {
    title: (client) => `${client} toegang geven?`,
    lead: (client, account) => html`${client} wil namens jou toegang tot <b>${account}</b>.`,
    opening: {
      ownApp: 'Dit is de eigen app van het account. Tot je je daar afmeldt, kan die alles wat jij kunt:',
      otherApp: 'Tot je de toegang intrekt, kan die:',
      assistant: 'Tot je de toegang intrekt, kan die namens jou:',
    },
    rights: {
      look: 'offertes, contacten, producten, sjablonen en labels bekijken, en namen en e-mailadressen van je collega’s',
      work: 'offertes, contacten en producten maken, bewerken en verwijderen, en offertes versturen',
      restore: 'verwijderde items herstellen',
      webhooks: 'webhooks bekijken, maken, bewerken en verwijderen',
      settings: 'instellingen en sjablonen wijzigen',
      people: 'gebruikers uitnodigen en beheren, en andere toepassingen beheren',
      find: 'contacten, offertes, sjablonen en reacties zoeken en lezen',
      write: 'offertes maken en de prijzen ervan wijzigen',
      comment: 'reageren op offertes, ook naar de klant',
      send: 'offertes versturen, nadat is herhaald wat naar wie gaat',
    },
    limits: {
      otherApp: 'Instellingen, gebruikers, wachtwoorden en andere toepassingen wijzigen kan niet.',
      assistant: 'Verwijderen kan niet, en contacten, instellingen of gebruikers wijzigen ook niet.',
      reader: 'Wijzigen kan niets.',
    },
    roleChanges: 'Verandert je rol, dan verandert ook wat dit mag.',
    leadAssistant: (client, account) => html`${client} wil in <b>${account}</b> werken als je assistent.`,
    unchecked: (host) => html`
      <p class="aside">
        De toepassing koos zelf haar naam. De toegang gaat naar <b>${host}</b>: sta het alleen toe als je er daar zelf
        om vroeg.
      </p>
    `,
    refused: 'Je kunt geen assistenten aan dit account koppelen. Vraag het een beheerder.',
    password: 'Je wachtwoord wordt niet gedeeld.',
    allow: 'Toestaan',
    deny: 'Weigeren',
    signedInAs: (person) => html`Aangemeld als <b>${person}</b>`,
    otherAccount: 'Ander account gebruiken',
  },
  signOut: {
    title: 'Afmelden',
    lead: (account, person) => html`Deze browser is bij <b>${account}</b> aangemeld als ${person}.`,
    act: 'Afmelden',
    note: 'Toepassingen met toegang blijven aangemeld tot je je daar afmeldt.',
  },
  signedOut: {
    title: 'Je bent afgemeld',
    lead: (account) => html`De volgende keer aanmelden bij <b>${account}</b> in deze browser vraagt om je wachtwoord.`,
    open: 'Proffer openen',
  },
  links,
  factors,
  error: {
    title: 'Aanmelden mislukt',
    notice: 'De toepassing is onbekend, of het adres waarnaar ze terugkeert is niet geregistreerd.',
    advice: 'Er is niets gedeeld of gewijzigd. Ga terug naar de toepassing en probeer het opnieuw.',
    developers: html`Voor ontwikkelaars: controleer de accountnaam in het adres, <code>client_id</code> en
      <code>redirect_uri</code>. Ze moeten precies overeenkomen met de registratie.`,
  },
}
