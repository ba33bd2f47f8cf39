import { html } from 'hono/html'
import { failedSignInWindow, inMinutes, minPasswordLength, passwordResetLife } from '#wire/limits.ts'
import type { LinkWords } from './link-words.ts'

export const dutch: LinkWords = {
  fields: {
    firstname: 'Voornaam',
    lastname: 'Achternaam',
    email: 'E-mail',
    password: 'Wachtwoord',
    newPassword: 'Nieuw wachtwoord',
    again: 'Herhaal het wachtwoord',
  },
  rule: `Minstens ${minPasswordLength} tekens`,
  notices: {
    incomplete: 'Vul alle velden in.',
    short: `Het wachtwoord heeft minstens ${minPasswordLength} tekens nodig.`,
    different: 'De wachtwoorden verschillen. Vul twee keer hetzelfde in.',
    expired: 'Deze pagina is verlopen, of je browser blokkeert cookies. Probeer het opnieuw.',
  },
  invitation: {
    title: (account) => `Meedoen met ${account}`,
    lead: (account, email) => html`Je bent uitgenodigd voor <b>${account}</b>. Je meldt je aan als <b>${email}</b>.`,
    act: 'Meedoen',
  },
  accepted: {
    title: (account) => `Welkom bij ${account}`,
    lead: html`Vanaf nu kun je je aanmelden, met je e-mailadres en het gekozen wachtwoord.`,
    leadTo: (provider) => html`Vanaf nu kun je je aanmelden, via ${provider}.`,
    act: 'Proffer openen',
  },
  forgot: {
    link: 'Wachtwoord vergeten?',
    title: 'Wachtwoord vergeten?',
    lead: (account) =>
      html`Vul het e-mailadres in waarmee je je aanmeldt bij <b>${account}</b>. We sturen een link om een nieuw
        wachtwoord te kiezen.`,
    act: 'Link sturen',
    throttled: `Te veel aanvragen. Wacht ${inMinutes(failedSignInWindow)} minuten en probeer het dan opnieuw.`,
    email: 'Vul een e-mailadres in.',
    back: 'Terug naar aanmelden',
    sent: {
      title: 'Kijk in je mail',
      lead: (email) =>
        html`Hoort <b>${email}</b> bij een gebruiker, dan is er een link onderweg. Die werkt
          ${inMinutes(passwordResetLife)} minuten.`,
      advice: 'Niets ontvangen? Kijk in je spammap en controleer het adres.',
    },
    unmailed: (account) =>
      html`Deze server verstuurt geen e-mail. Vraag een beheerder van <b>${account}</b> om een link voor een nieuw
        wachtwoord.`,
  },
  reset: {
    title: 'Kies een nieuw wachtwoord',
    lead: (account, email) =>
      html`Voor <b>${email}</b> bij <b>${account}</b>. Je wordt overal afgemeld en meldt je aan met het nieuwe
        wachtwoord.`,
    act: 'Wachtwoord wijzigen',
  },
  wasReset: {
    title: 'Je wachtwoord is gewijzigd',
    lead: html`Je bent overal afgemeld. Meld je aan met het nieuwe wachtwoord.`,
    act: 'Aanmelden',
  },
  confirm: {
    title: 'Bevestig je e-mailadres',
    lead: (account, email) => html`Vanaf nu meld je je bij <b>${account}</b> aan met <b>${email}</b>.`,
    act: 'Adres bevestigen',
  },
  confirmed: {
    title: 'Je e-mailadres is gewijzigd',
    lead: (email) => html`Vanaf nu meld je je aan met <b>${email}</b>.`,
    act: 'Proffer openen',
  },
  dead: {
    title: 'Deze link werkt niet meer',
    notice: 'Hij is gebruikt, ingetrokken of vervangen door een nieuwere, of te oud.',
    advice: 'Er is niets gewijzigd. Vraag een nieuwe link.',
  },
}
