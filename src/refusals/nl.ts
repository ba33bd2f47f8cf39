import type { RefusalCatalog } from './refusal-catalog.ts'

/** Why the service refuses something, by its own sentence, and the words that stand in such a sentence. */
export const nl = {
  words: {
    edit: 'een concept',
    open: 'open',
    won: 'gewonnen',
    lost: 'verloren',
    closed: 'gesloten',
  },
  sentences: {
    "A person's key acts with their role: leave this out": 'Een sleutel van iemand heeft diens rol: laat dit leeg',
    'A picture is not kept here any more. Remove it or add it again':
      'Een afbeelding is hier niet meer bewaard. Verwijder hem of voeg hem opnieuw toe',
    'A proposal has at most {maxPriceTables} price tables':
      'Een offerte heeft hoogstens {maxPriceTables} prijstabellen',
    'A receiver who declined is not reminded. Tell the owner instead':
      'Wie heeft afgewezen krijgt geen herinnering. Stel in plaats daarvan de eigenaar op de hoogte',
    'A webhook cannot be sent to this address.': 'Naar dit adres kan geen webhook worden gestuurd.',
    'An account has at most {maxWebhooks} webhooks. Delete one that is no longer needed.':
      'Een account heeft hoogstens {maxWebhooks} webhooks. Verwijder er een die niet meer nodig is.',
    'Another table has the Unique ID {id}': 'Een andere tabel heeft de Unique ID {id}',
    'Another user has this email address': 'Een andere gebruiker heeft dit e-mailadres',
    'Choose an active administrator who may still sign in by password':
      'Kies een actieve beheerder die nog met een wachtwoord mag inloggen',
    'Choose another action: the proposal is won, or can still be accepted':
      'Kies een andere actie: de offerte is gewonnen of kan nog worden geaccepteerd',
    'Choose at most {maxReportYears} years': 'Kies hoogstens {maxReportYears} jaar',
    'Choose one row of this group': 'Kies één regel van deze groep',
    'Choose what the key may do, or a person whose key it is': 'Kies wat de sleutel mag, of van wie hij is',
    'Colleagues work with this contact too. Ask {value} to delete it.':
      'Collega’s werken ook met dit contact. Vraag {value} om het te verwijderen.',
    'Enter a host that is public on the internet': 'Vul een host in die openbaar is op internet',
    'Enter a message, or the id of an email template': 'Vul een bericht in of kies een e-mailsjabloon',
    'Enter a port from 1 to 65535, or none': 'Vul een poort van 1 tot en met 65535 in, of geen',
    'Enter a receiver, or leave it out for all of them': 'Kies een ontvanger, of geen voor allemaal',
    'Enter a time after {send_from}': 'Vul een tijd na {send_from} in',
    'Enter a time zone by its name, for example Europe/Amsterdam': 'Vul een tijdzone in, bijvoorbeeld Europe/Amsterdam',
    'Enter the address without a user name or password': 'Vul het adres in zonder gebruikersnaam of wachtwoord',
    'No mail goes out here. Ask an administrator to change your address.':
      'Hier gaat geen e-mail uit. Vraag een beheerder om je adres te wijzigen.',
    'No sending is scheduled any more. Reload to see what happened to it.':
      'Er is geen verzending meer gepland. Laad de pagina opnieuw om te zien wat ermee is gebeurd.',
    'One row of this group stays chosen: choose another one instead':
      'Eén regel van deze groep blijft gekozen: kies een andere',
    'Only a question of a customer’s waits for an answer': 'Alleen een vraag van een klant wacht op antwoord',
    'Save a provider first.': 'Bewaar eerst een provider.',
    'Several things do not fit. Correct what errors names.':
      'Meerdere velden kloppen niet. Verbeter ze en probeer het opnieuw.',
    'Somebody changed the same thing at this moment. Try again.':
      'Iemand anders wijzigde dit op hetzelfde moment. Probeer het opnieuw.',
    'Somebody has signed, so fields, terms and signers stay as they are. Send a new version to change them.':
      'Er is al getekend, dus velden, voorwaarden en ondertekenaars blijven zoals ze zijn. Verstuur een nieuwe versie om ze te wijzigen.',
    'Somebody has signed, so whoever has to sign as well stays a receiver. Begin a new version to change that.':
      'Er is al getekend, dus wie ook moet tekenen blijft ontvanger. Begin een nieuwe versie om dat te wijzigen.',
    'Something else was counted. Count it again.': 'De aantallen zijn intussen anders. Begin opnieuw.',
    "The account's files take up {inGigabytes} GB already. Remove pictures or attachments that are not needed any more; their space is free 30 days later.":
      'De bestanden van het account nemen al {inGigabytes} GB in. Verwijder afbeeldingen of bijlagen die niet meer nodig zijn; hun ruimte komt na 30 dagen vrij.',
    'The custom field {name} is given twice': 'Het eigen veld {name} is twee keer ingevuld',
    'The file was removed at this moment. Attach it again.': 'Het bestand is zojuist verwijderd. Voeg het opnieuw toe.',
    'The first time it goes to every receiver. Leave it out, or add {namesOf}':
      'De eerste keer gaat de offerte naar elke ontvanger. Kies ook {namesOf}',
    'The organisation {name} is in the trashcan too. Restore it first{value}.':
      'De organisatie {name} ligt ook in de prullenbak. Herstel die eerst.',
    'The PDF breaks off. Save it again, then attach it once more.':
      'De pdf is niet volledig. Bewaar hem opnieuw en voeg hem dan nog eens toe.',
    'The picture is damaged. Open it and save it again, then send it once more.':
      'De afbeelding is beschadigd. Open hem, bewaar hem opnieuw en voeg hem nog eens toe.',
    'The picture is not kept here any more. Remove it or add it again':
      'De afbeelding is hier niet meer bewaard. Verwijder hem of voeg hem opnieuw toe',
    'The picture is {width} by {height} pixels. Make it smaller: at most {value} million pixels.':
      'De afbeelding is {width} bij {height} pixels. Maak hem kleiner: hoogstens {value} miljoen pixels.',
    'The picture was removed at this moment. Send it again.':
      'De afbeelding is zojuist verwijderd. Voeg hem opnieuw toe.',
    'The proposal has moved on, so there is nothing to do any more. Reload to see it.':
      'De offerte is al verder, dus hier hoeft niets meer te gebeuren. Laad de pagina opnieuw.',
    'The quantity of this row cannot be changed': 'Het aantal van deze regel kan niet worden gewijzigd',
    'The secret was changed often today. Wait until an old one has ended.':
      'De geheime sleutel is vandaag al vaak gewijzigd. Wacht tot een oude is verlopen.',
    'There are {maxApiKeys} API keys. Revoke one that is not used any more.':
      'Er zijn {maxApiKeys} API-sleutels. Trek er een in die niet meer wordt gebruikt.',
    'There is already a custom field {name} of {subject}s': 'Er is al een eigen veld {name}',
    'There is already a tag {name}. Merge this one into it ({id}).':
      'Er is al een label {name}. Voeg dit label daarmee samen.',
    'There is already a tag {name}': 'Er is al een label {name}',
    'There is no active user {id}': 'Deze gebruiker is niet meer actief',
    'There is no automation set {id}': 'Deze automatisering is er niet meer',
    'There is no contact {id}': 'Dit contact is er niet meer',
    'There is no custom field {name} of proposals': 'Offertes hebben geen eigen veld {name}',
    'There is no custom field {name}. {value}': 'Het eigen veld {name} is er niet meer',
    'There is no design template {id}': 'Dit ontwerp is er niet meer',
    'There is no email template {id}': 'Dit e-mailsjabloon is er niet meer',
    'There is no favorite template {proposal_template_id}': 'Dit sjabloon is er niet meer',
    'There is no product directory {directory_id}': 'Deze productmap is er niet meer',
    'There is no proposal directory {id}': 'Deze map is er niet meer',
    'There is no question {answers} of a customer’s': 'Deze vraag van de klant is er niet meer',
    'There is no receiver. Add one to the proposal': 'Er is geen ontvanger. Voeg er een toe aan de offerte',
    'There is no receiver. Add one to the proposal first.':
      'Er is geen ontvanger. Voeg er eerst een toe aan de offerte.',
    'There is no row {row_id}': 'Deze regel is er niet meer',
    'There is no row {row_id} to choose': 'Deze regel is er niet meer om te kiezen',
    'There is no section {section_id}': 'Dit hoofdstuk is er niet meer',
    'There is no tag {id}': 'Dit label is er niet meer',
    'There is no text template {id}': 'Dit tekstsjabloon is er niet meer',
    'There is no user {id}': 'Deze gebruiker is er niet meer',
    'There is no VAT group {vat_id}': 'Deze btw-groep is er niet meer',
    'There is no {value} {replacement}': 'Wat in plaats daarvan is gekozen is er niet meer',
    'This address has been invited. Send the invitation again, or withdraw it':
      'Dit adres is al uitgenodigd. Verstuur de uitnodiging opnieuw of trek haar in',
    'This automation step is no longer due. Reload to see what happened to it.':
      'Deze stap hoeft niet meer. Laad de pagina opnieuw om te zien wat ermee is gebeurd.',
    'This change can no longer be undone. Change the {record_kind}s instead.':
      'Dit kan niet meer ongedaan worden gemaakt. Wijzig het met de hand.',
    'This change has begun already.': 'Deze wijziging is al begonnen.',
    'This change has ended already.': 'Deze wijziging is al klaar.',
    'This contact is not in the trashcan.': 'Dit contact ligt niet in de prullenbak.',
    'This directory holds products. Delete them or move them first.':
      'In deze map staan producten. Verwijder of verplaats die eerst.',
    'This file is not kept here any more. Remove it or attach it again':
      'Dit bestand is hier niet meer bewaard. Verwijder het of voeg het opnieuw toe',
    'This host cannot be found': 'Deze host is niet te vinden',
    'This is no PDF. Save the document as a PDF and attach that.':
      'Dit is geen pdf. Bewaar het document als pdf en voeg die toe.',
    'This is no picture. Send a PNG, JPEG, WebP or AVIF file.':
      'Dit is geen afbeelding. Kies een PNG-, JPEG-, WebP- of AVIF-bestand.',
    'This is not the last change any more, or cannot be taken back. Change the status instead.':
      'Dit is niet meer de laatste wijziging, of kan niet ongedaan worden gemaakt. Wijzig de status met de hand.',
    'This is not your current password': 'Dit is niet je huidige wachtwoord',
    'This is the address already': 'Dit is het adres al',
    'This is the last active admin. Make another user an admin first.':
      'Dit is de laatste actieve admin. Maak eerst iemand anders admin.',
    'This is the tag itself': 'Dit is het label zelf',
    'This is the {value} itself': 'Dit is precies wat wordt verwijderd',
    'This is you. Ask another admin to change your role.': 'Dit ben jij. Vraag een andere admin om je rol te wijzigen.',
    'This is you. Ask another admin to {what} you.': 'Dit ben jij. Vraag een andere admin om dit te doen.',
    'This person got a reminder today already. At most one a day is sent.':
      'Deze persoon heeft vandaag al een herinnering gehad. Er gaat er hoogstens één per dag uit.',
    'This price table is here twice': 'Deze prijstabel staat er twee keer',
    'This proposal has no such price table': 'Deze prijstabel hoort niet bij deze offerte',
    'This proposal has {length} sections, and a template at most {maxSections}. Join some of them, or make the template of a copy with less.':
      'Deze offerte heeft {length} hoofdstukken, een sjabloon hoogstens {maxSections}. Voeg er een paar samen, of maak het sjabloon van een kopie met minder.',
    'This proposal is not in the trashcan.': 'Deze offerte ligt niet in de prullenbak.',
    'This proposal is won. To change it would take the acceptance away: send reopen to begin a new version all the same, or copy the proposal.':
      'Deze offerte is gewonnen. Wijzigen maakt de acceptatie ongedaan: begin een nieuwe versie of kopieer de offerte.',
    'This proposal is {status}. Only a lost one has a reason for it: change its status first.':
      'Deze offerte is niet verloren. Alleen een verloren offerte heeft een reden: wijzig eerst de status.',
    'This proposal is {status}. Send reopen to open it again with this change, or copy the proposal.':
      'Deze offerte is {status}. Open hem opnieuw met deze wijziging, of kopieer de offerte.',
    'This proposal is {status}. Set it to edit or open before you send it.':
      'Deze offerte is {status}. Zet hem op Concept of Open voordat je hem verstuurt.',
    'This proposal was accepted at its price. Set its status to open as well, which takes the acceptance away, or copy it.':
      'Deze offerte is voor deze prijs geaccepteerd. Zet hem ook op Open, wat de acceptatie ongedaan maakt, of kopieer hem.',
    'This proposal was never sent. Ask for the version draft to see it before it is.':
      'Deze offerte is nog nooit verstuurd. Bekijk het concept om hem vooraf te zien.',
    'This row cannot be chosen': 'Deze regel kan niet worden gekozen',
    'This user comes in when single sign-on fails. Choose another one in the sign-in settings first.':
      'Deze gebruiker kan inloggen als single sign-on uitvalt. Kies eerst een ander bij de inloginstellingen.',
    'This user is no longer active. Activate them first.':
      'Deze gebruiker is niet meer actief. Activeer hem of haar eerst.',
    'This webhook is not active. Make it active first.': 'Deze webhook is niet actief. Activeer hem eerst.',
    'Type the name of the account: {title}': 'Typ de naam van het account: {title}',
    'Use at most {written} characters together with {value}': 'Gebruik samen hoogstens {written} tekens',
    'User {id} is no longer active': 'Deze gebruiker is niet meer actief',
    'You already have a view {name}': 'Je hebt al een weergave {name}',
    'You have {maxSavedViews} views. Delete one that you do not use any more.':
      'Je hebt {maxSavedViews} weergaven. Verwijder er een die je niet meer gebruikt.',
    'You see only your own proposals. Ask {value} to give it to a colleague':
      'Je ziet alleen je eigen offertes. Vraag {value} om hem aan een collega te geven',
    'Your password was changed at this moment. Try again with the new one.':
      'Je wachtwoord is zojuist gewijzigd. Probeer het opnieuw met het nieuwe.',
    '{contact_people_id} is named twice': 'Iemand is twee keer gekozen',
    '{contact_people_id} is not a receiver of this proposal': 'Deze persoon is geen ontvanger van deze offerte',
    '{enumerated} name this user. Deactivate them instead.':
      'Er is werk op naam van deze gebruiker. Deactiveer hem of haar in plaats daarvan.',
    '{enumerated} {verb} this {value}. Say with replace_by what to use instead: an id, or none.':
      'Dit wordt nog gebruikt. Kies wat ervoor in de plaats komt.',
    '{filledIn}, so its {key} stays. Change its label, or make another field':
      'Dit veld is al ingevuld, dus dit blijft zo. Wijzig het opschrift of maak een ander veld',
    '{filledIn}. Delete it with_values to delete what was filled in too; that cannot be undone.':
      'Dit veld is al ingevuld. Verwijder het samen met wat is ingevuld; dat kan niet ongedaan worden gemaakt.',
    '{fullnameOf} sees only their own proposals': '{fullnameOf} ziet alleen eigen offertes',
    '{fullname} ({id}) has no email address': '{fullname} heeft geen e-mailadres',
    '{fullname} belongs to an organisation; give {parent_id}, its id': '{fullname} hoort bij een organisatie; kies die',
    '{fullname} has no email address': '{fullname} heeft geen e-mailadres',
    '{fullname} is in the trashcan': '{fullname} ligt in de prullenbak',
    '{id} is not a person of {name}': 'Deze persoon hoort niet bij {name}',
    '{name} is in the trashcan. Restore it, or give this proposal another contact, before you copy it.':
      '{name} ligt in de prullenbak. Herstel dit contact, of geef deze offerte een ander, voordat je hem kopieert.',
    '{words}. Users that are no longer active keep theirs.':
      '{words}. Gebruikers die niet meer actief zijn houden het hunne.',
  },
} satisfies RefusalCatalog
