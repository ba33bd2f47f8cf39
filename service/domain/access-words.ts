// Mails about getting in, in the language of the account. What they ask for is on the service's own pages.

type Named = { account: string; person: string }
type Linked = Named & { link: string }

const english = {
  invitation: ({ account }: Named) => `Invitation to ${account} on Proffer`,
  invitationText: ({ account, person, link }: Linked, days: number) =>
    `${person} invites you to work on ${account} in Proffer.\n\nChoose your name and password:\n${link}\n\nThe link works once, for ${days} days. If you do not know ${account}, ignore this mail.\n`,
  reset: ({ account }: Named) => `New password for ${account}`,
  resetText: ({ account, link }: Linked, minutes: number) =>
    `Somebody asked for a new password for your access to ${account}.\n\nChoose it here:\n${link}\n\nThe link works once, for ${minutes} minutes. If it was not you, ignore this mail: your password stays as it is.\n`,
  wasReset: ({ account }: Named) => `Your password for ${account} was changed`,
  wasResetText: ({ account }: Named) =>
    `The password of your access to ${account} was changed, and you were signed out everywhere.\n\nIf it was not you, tell an administrator of ${account} at once.\n`,
  confirm: ({ account }: Named) => `Confirm your new email address for ${account}`,
  confirmText: ({ account, link }: Linked, hours: number) =>
    `This address is to be the one you sign in to ${account} with.\n\nConfirm it here:\n${link}\n\nThe link works once, for ${hours} hours. Until then the old address stays. If you did not ask for it, ignore this mail.\n`,
  changing: ({ account }: Named) => `Your email address for ${account} is about to change`,
  changingText: ({ account, person }: Named, address: string) =>
    `${person} asked to change the address you sign in to ${account} with to ${address}. It changes once that address is confirmed.\n\nIf you do not want that, tell an administrator of ${account} at once.\n`,
}

const dutch: typeof english = {
  invitation: ({ account }) => `Uitnodiging voor ${account} in Proffer`,
  invitationText: ({ account, person, link }, days) =>
    `${person} nodigt je uit om in Proffer voor ${account} te werken.\n\nKies je naam en wachtwoord:\n${link}\n\nDe link werkt één keer, ${days} dagen lang. Ken je ${account} niet? Negeer deze mail dan.\n`,
  reset: ({ account }) => `Nieuw wachtwoord voor ${account}`,
  resetText: ({ account, link }, minutes) =>
    `Iemand vroeg een nieuw wachtwoord aan voor jouw toegang tot ${account}.\n\nKies het hier:\n${link}\n\nDe link werkt één keer, ${minutes} minuten lang. Was jij dit niet? Negeer deze mail dan: je wachtwoord blijft zoals het is.\n`,
  wasReset: ({ account }) => `Je wachtwoord voor ${account} is gewijzigd`,
  wasResetText: ({ account }) =>
    `Het wachtwoord van jouw toegang tot ${account} is gewijzigd, en je bent overal afgemeld.\n\nWas jij dit niet? Waarschuw dan meteen een beheerder van ${account}.\n`,
  confirm: ({ account }) => `Bevestig je nieuwe e-mailadres voor ${account}`,
  confirmText: ({ account, link }, hours) =>
    `Met dit adres wil je je voortaan aanmelden bij ${account}.\n\nBevestig het hier:\n${link}\n\nDe link werkt één keer, ${hours} uur lang. Tot dan blijft het oude adres gelden. Heb je dit niet gevraagd? Negeer deze mail dan.\n`,
  changing: ({ account }) => `Je e-mailadres voor ${account} wordt gewijzigd`,
  changingText: ({ account, person }, address) =>
    `${person} vroeg om het adres waarmee je je aanmeldt bij ${account} te wijzigen in ${address}. Dat gebeurt zodra dat adres is bevestigd.\n\nWil je dit niet? Waarschuw dan meteen een beheerder van ${account}.\n`,
}

const german: typeof english = {
  invitation: ({ account }) => `Einladung zu ${account} in Proffer`,
  invitationText: ({ account, person, link }, days) =>
    `${person} lädt Sie ein, in Proffer für ${account} zu arbeiten.\n\nWählen Sie Namen und Passwort:\n${link}\n\nDer Link gilt einmal und ${days} Tage lang. Wenn Sie ${account} nicht kennen, ignorieren Sie diese Mail.\n`,
  reset: ({ account }) => `Neues Passwort für ${account}`,
  resetText: ({ account, link }, minutes) =>
    `Jemand hat ein neues Passwort für Ihren Zugang zu ${account} angefordert.\n\nWählen Sie es hier:\n${link}\n\nDer Link gilt einmal und ${minutes} Minuten lang. Wenn Sie es nicht waren, ignorieren Sie diese Mail: Ihr Passwort bleibt, wie es ist.\n`,
  wasReset: ({ account }) => `Ihr Passwort für ${account} wurde geändert`,
  wasResetText: ({ account }) =>
    `Das Passwort Ihres Zugangs zu ${account} wurde geändert, und Sie wurden überall abgemeldet.\n\nWenn Sie es nicht waren, informieren Sie sofort einen Administrator von ${account}.\n`,
  confirm: ({ account }) => `Neue E-Mail-Adresse für ${account} bestätigen`,
  confirmText: ({ account, link }, hours) =>
    `Mit dieser Adresse wollen Sie sich künftig bei ${account} anmelden.\n\nBestätigen Sie sie hier:\n${link}\n\nDer Link gilt einmal und ${hours} Stunden lang. Bis dahin bleibt die alte Adresse. Wenn Sie das nicht angefordert haben, ignorieren Sie diese Mail.\n`,
  changing: ({ account }) => `Ihre E-Mail-Adresse für ${account} soll geändert werden`,
  changingText: ({ account, person }, address) =>
    `${person} möchte die Adresse, mit der Sie sich bei ${account} anmelden, in ${address} ändern. Sie ändert sich, sobald jene Adresse bestätigt ist.\n\nWenn Sie das nicht wollen, informieren Sie sofort einen Administrator von ${account}.\n`,
}

const words: Partial<Record<string, typeof english>> = { en: english, nl: dutch, de: german }

/** In the language of a locale; English where it is none of the three. */
export const accessWords = (locale: string) => words[locale.split('-')[0]?.toLowerCase() ?? ''] ?? english
