/** What the pages of signing in say of an account that is about to be deleted. */
export type LeavingWords = {
  title: string
  lead: (account: string, date: string) => string
  asked: (person: string) => string
  keepLead: string
  keep: string
  askAdmin: (admins: string) => string
  tooLate: string
}

const words: Record<string, LeavingWords> = {
  en: {
    title: 'This account is being deleted',
    lead: (account, date) =>
      `Everything of ${account} is deleted on ${date}. Until then nothing is sent and nobody can work in it.`,
    asked: (person) => `${person} asked for it.`,
    keepLead: 'You can keep the account. Webhooks stay inactive until you activate them, and programs need new access.',
    keep: 'Keep the account',
    askAdmin: (admins) => `An admin can keep the account: ask ${admins}.`,
    tooLate: 'This has begun, so the account can no longer be kept.',
  },
  nl: {
    title: 'Dit account wordt verwijderd',
    lead: (account, date) =>
      `Alles van ${account} wordt op ${date} verwijderd. Tot die tijd wordt er niets verzonden en kan niemand erin werken.`,
    asked: (person) => `Aangevraagd door ${person}.`,
    keepLead:
      'Je kunt het account behouden. Webhooks blijven inactief tot je ze activeert, en programma’s hebben opnieuw toegang nodig.',
    keep: 'Account behouden',
    askAdmin: (admins) => `Een beheerder kan het account behouden: vraag ${admins}.`,
    tooLate: 'Dat is begonnen: het account kan niet meer worden behouden.',
  },
  de: {
    title: 'Dieses Konto wird gelöscht',
    lead: (account, date) =>
      `Am ${date} wird alles von ${account} gelöscht. Bis dahin wird nichts gesendet, und niemand kann darin arbeiten.`,
    asked: (person) => `Beantragt von ${person}.`,
    keepLead:
      'Sie können das Konto behalten. Webhooks bleiben inaktiv, bis Sie sie aktivieren, und Programme brauchen neuen Zugriff.',
    keep: 'Konto behalten',
    askAdmin: (admins) => `Ein Administrator kann das Konto behalten: Fragen Sie ${admins}.`,
    tooLate: 'Das Löschen hat begonnen: Das Konto kann nicht mehr behalten werden.',
  },
}

export const leavingWordsIn = (lang: string): LeavingWords => {
  const known = words[lang] ?? words['en']
  if (!known) throw new Error(`There are no words in ${lang}`)
  return known
}
