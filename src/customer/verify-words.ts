import type { ViewerLanguage } from '#src/components/viewer/viewer-words.ts'

export type VerifyWords = {
  name: string
  title: string
  heading: string
  lead: string
  drop: string
  choose: string
  stays: string
  label: string
  act: string
  busy: string
  malformed: string
  yes: string
  yesText: string
  /** Of a code alone, which no document was compared with. */
  known: string
  knownText: string
  date: string
  sender: string
  no: string
  noText: string
  noFile: string
  noFileText: string
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
    lead: 'Drop the PDF of the signed proposal, or enter the code that stands under Proof.',
    drop: 'Drop the PDF here',
    choose: 'Choose file',
    stays: 'The file stays on this device.',
    label: 'Code',
    act: 'Check',
    busy: 'Checking',
    malformed: 'A code has 64 characters: digits and the letters a to f',
    yes: 'Yes, signed exactly like this',
    yesText: 'Every amount, choice and signature that this code stands for is unchanged.',
    known: 'This code belongs to a signed proposal',
    knownText: 'Compare the date and the sender with your document. Only its PDF tells whether all of it is unchanged.',
    date: 'Signed on',
    sender: 'Sender',
    no: 'Nothing was signed with this code here',
    noFile: 'This file was not handed out here',
    noFileText:
      'A file that was opened and saved again is another one. Use the PDF as it came by mail, or enter the code.',
    noText: 'Check that the whole code was copied. If it was, this service has not accepted such a proposal.',
    away: 'The service cannot be reached. Check the connection and try again.',
    call: 'No result, or another one? Call the company on the number you already had, not on one from the document.',
    languages: 'Language',
  },
  nl: {
    name: 'Controle',
    title: 'Offerte controleren',
    heading: 'Is deze offerte echt getekend?',
    lead: 'Sleep de pdf van de getekende offerte hierheen, of vul de code in die onder Bewijs staat.',
    drop: 'Sleep de pdf hierheen',
    choose: 'Bestand kiezen',
    stays: 'Het bestand blijft op dit apparaat.',
    label: 'Code',
    act: 'Controleren',
    busy: 'Bezig met controleren',
    malformed: 'Een code heeft 64 tekens: cijfers en de letters a tot en met f',
    yes: 'Ja, precies zo getekend',
    yesText: 'Elk bedrag, elke keuze en elke handtekening achter deze code is ongewijzigd.',
    known: 'Deze code hoort bij een getekende offerte',
    knownText: 'Vergelijk de datum en de afzender met uw document. Alleen met de pdf blijkt of alles ongewijzigd is.',
    date: 'Getekend op',
    sender: 'Afzender',
    no: 'Met deze code is hier niets getekend',
    noFile: 'Dit bestand is hier niet uitgegeven',
    noFileText:
      'Een bestand dat is geopend en opnieuw opgeslagen is een ander bestand. Gebruik de pdf zoals die per mail kwam, of vul de code in.',
    noText: 'Kijk of de hele code is gekopieerd. Is dat zo, dan heeft deze dienst zo’n offerte niet aangenomen.',
    away: 'De dienst is niet te bereiken. Controleer de verbinding en probeer het opnieuw.',
    call: 'Geen uitkomst of een andere? Bel het bedrijf op het nummer dat u al had, niet op een nummer uit het document.',
    languages: 'Taal',
  },
  de: {
    name: 'Prüfung',
    title: 'Angebot prüfen',
    heading: 'Wurde dieses Angebot wirklich unterschrieben?',
    lead: 'Ziehen Sie das PDF des unterschriebenen Angebots hierher oder geben Sie den Code ein, der unter Nachweis steht.',
    drop: 'PDF hierher ziehen',
    choose: 'Datei auswählen',
    stays: 'Die Datei bleibt auf diesem Gerät.',
    label: 'Code',
    act: 'Prüfen',
    busy: 'Wird geprüft',
    malformed: 'Ein Code hat 64 Zeichen: Ziffern und die Buchstaben a bis f',
    yes: 'Ja, genau so unterschrieben',
    yesText: 'Jeder Betrag, jede Auswahl und jede Unterschrift hinter diesem Code ist unverändert.',
    known: 'Dieser Code gehört zu einem unterschriebenen Angebot',
    knownText: 'Vergleichen Sie Datum und Absender mit Ihrem Dokument. Ob alles unverändert ist, zeigt nur das PDF.',
    date: 'Unterschrieben am',
    sender: 'Absender',
    no: 'Mit diesem Code wurde hier nichts unterschrieben',
    noFile: 'Diese Datei wurde hier nicht ausgegeben',
    noFileText:
      'Eine Datei, die geöffnet und neu gespeichert wurde, ist eine andere. Nehmen Sie das PDF so, wie es per E-Mail kam, oder geben Sie den Code ein.',
    noText: 'Prüfen Sie, ob der ganze Code kopiert wurde. Wenn ja, hat dieser Dienst kein solches Angebot angenommen.',
    away: 'Der Dienst ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    call: 'Kein Ergebnis oder ein anderes? Rufen Sie die Firma unter der Nummer an, die Sie schon hatten, nicht unter einer aus dem Dokument.',
    languages: 'Sprache',
  },
}
