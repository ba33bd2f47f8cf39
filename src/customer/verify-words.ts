import type { ViewerLanguage } from '#src/components/viewer/viewer-words.ts'

export type VerifyWords = {
  name: string
  title: string
  heading: string
  lead: string
  label: string
  act: string
  busy: string
  malformed: string
  yes: string
  yesText: string
  date: string
  to: string
  no: string
  noText: string
  away: string
  call: string
  languages: string
}

/** Each calls itself. */
export const languageNames: Readonly<Record<ViewerLanguage, string>> = {
  nl: 'Nederlands',
  en: 'English',
  de: 'Deutsch',
}

export const verifyWords: Readonly<Record<ViewerLanguage, VerifyWords>> = {
  en: {
    name: 'Verification',
    title: 'Check a proposal',
    heading: 'Was this proposal really signed?',
    lead: 'Enter the code that stands under Proof, on the signed proposal.',
    label: 'Code',
    act: 'Check',
    busy: 'Checking',
    malformed: 'A code has 64 characters: digits and the letters a to f',
    yes: 'Yes, signed exactly like this',
    yesText: 'Every amount, choice and signature that this code stands for is unchanged.',
    date: 'Signed on',
    to: 'To',
    no: 'Nothing was signed with this code here',
    noText: 'Check that the whole code was copied. If it was, this service has not accepted such a proposal.',
    away: 'The service cannot be reached. Check the connection and try again.',
    call: 'No result, or another one? Call the company on the number you already had, not on one from the document.',
    languages: 'Language',
  },
  nl: {
    name: 'Controle',
    title: 'Offerte controleren',
    heading: 'Is deze offerte echt getekend?',
    lead: 'Vul de code in die onder Bewijs staat, op de getekende offerte.',
    label: 'Code',
    act: 'Controleren',
    busy: 'Bezig met controleren',
    malformed: 'Een code heeft 64 tekens: cijfers en de letters a tot en met f',
    yes: 'Ja, precies zo getekend',
    yesText: 'Elk bedrag, elke keuze en elke handtekening achter deze code is ongewijzigd.',
    date: 'Getekend op',
    to: 'Aan',
    no: 'Met deze code is hier niets getekend',
    noText: 'Kijk of de hele code is gekopieerd. Is dat zo, dan heeft deze dienst zo’n offerte niet aangenomen.',
    away: 'De dienst is niet te bereiken. Controleer de verbinding en probeer het opnieuw.',
    call: 'Geen uitkomst of een andere? Bel het bedrijf op het nummer dat u al had, niet op een nummer uit het document.',
    languages: 'Taal',
  },
  de: {
    name: 'Prüfung',
    title: 'Angebot prüfen',
    heading: 'Wurde dieses Angebot wirklich unterschrieben?',
    lead: 'Geben Sie den Code ein, der auf dem unterschriebenen Angebot unter Nachweis steht.',
    label: 'Code',
    act: 'Prüfen',
    busy: 'Wird geprüft',
    malformed: 'Ein Code hat 64 Zeichen: Ziffern und die Buchstaben a bis f',
    yes: 'Ja, genau so unterschrieben',
    yesText: 'Jeder Betrag, jede Auswahl und jede Unterschrift hinter diesem Code ist unverändert.',
    date: 'Unterschrieben am',
    to: 'An',
    no: 'Mit diesem Code wurde hier nichts unterschrieben',
    noText: 'Prüfen Sie, ob der ganze Code kopiert wurde. Wenn ja, hat dieser Dienst kein solches Angebot angenommen.',
    away: 'Der Dienst ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    call: 'Kein Ergebnis oder ein anderes? Rufen Sie die Firma unter der Nummer an, die Sie schon hatten, nicht unter einer aus dem Dokument.',
    languages: 'Sprache',
  },
}
