import type { RefusalCatalog } from './refusal-catalog.ts'

/** Why the service refuses something, by its own sentence, and the words that stand in such a sentence. */
export const de = {
  words: {
    edit: 'ein Entwurf',
    open: 'offen',
    won: 'gewonnen',
    lost: 'verloren',
    closed: 'geschlossen',
  },
  sentences: {
    "A person's key acts with their role: leave this out":
      'Der Schlüssel einer Person hat deren Rolle: Lassen Sie das leer',
    'A picture is not kept here any more. Remove it or add it again':
      'Ein Bild ist hier nicht mehr gespeichert. Entfernen Sie es oder fügen Sie es neu hinzu',
    'A proposal has at most {maxPriceTables} price tables': 'Ein Angebot hat höchstens {maxPriceTables} Preistabellen',
    'A receiver who declined is not reminded. Tell the owner instead':
      'Wer abgelehnt hat, wird nicht erinnert. Informieren Sie stattdessen die zuständige Person',
    'A webhook cannot be sent to this address.': 'An diese Adresse kann kein Webhook gesendet werden.',
    'An account has at most {maxWebhooks} webhooks. Delete one that is no longer needed.':
      'Ein Konto hat höchstens {maxWebhooks} Webhooks. Löschen Sie einen, der nicht mehr benötigt wird.',
    'Another table has the Unique ID {id}': 'Eine andere Tabelle hat die Unique ID {id}',
    'Another user has this email address': 'Ein anderer Benutzer hat diese E-Mail-Adresse',
    'Choose an active administrator who may still sign in by password':
      'Wählen Sie einen aktiven Administrator, der sich noch mit Passwort anmelden darf',
    'Choose another action: the proposal is won, or can still be accepted':
      'Wählen Sie eine andere Aktion: Das Angebot ist gewonnen oder kann noch angenommen werden',
    'Choose at most {maxReportYears} years': 'Wählen Sie höchstens {maxReportYears} Jahre',
    'Choose one row of this group': 'Wählen Sie eine Zeile dieser Gruppe',
    'Choose what the key may do, or a person whose key it is': 'Wählen Sie, was der Schlüssel darf oder wem er gehört',
    'Colleagues work with this contact too. Ask {value} to delete it.':
      'Auch Kollegen arbeiten mit diesem Kontakt. Bitten Sie {value}, ihn zu löschen.',
    'Enter a host that is public on the internet': 'Geben Sie einen Host ein, der im Internet öffentlich ist',
    'Enter a message, or the id of an email template':
      'Geben Sie eine Nachricht ein oder wählen Sie eine E-Mail-Vorlage',
    'Enter a port from 1 to 65535, or none': 'Geben Sie einen Port von 1 bis 65535 ein oder keinen',
    'Enter a receiver, or leave it out for all of them': 'Wählen Sie einen Empfänger oder keinen, um alle zu meinen',
    'Enter a time after {send_from}': 'Geben Sie eine Zeit nach {send_from} ein',
    'Enter a time zone by its name, for example Europe/Amsterdam':
      'Geben Sie eine Zeitzone ein, zum Beispiel Europe/Berlin',
    'Enter the address without a user name or password': 'Geben Sie die Adresse ohne Benutzernamen und Passwort ein',
    'No mail goes out here. Ask an administrator to change your address.':
      'Hier gehen keine E-Mails aus. Bitten Sie einen Administrator, Ihre Adresse zu ändern.',
    'No sending is scheduled any more. Reload to see what happened to it.':
      'Es ist kein Versand mehr geplant. Laden Sie die Seite neu, um zu sehen, was damit geschehen ist.',
    'One row of this group stays chosen: choose another one instead':
      'Eine Zeile dieser Gruppe bleibt gewählt: Wählen Sie eine andere',
    'Only a question of a customer’s waits for an answer': 'Nur die Frage eines Kunden wartet auf eine Antwort',
    'Save a provider first.': 'Speichern Sie zuerst einen Anbieter.',
    'Several things do not fit. Correct what errors names.':
      'Mehrere Angaben stimmen nicht. Korrigieren Sie sie und versuchen Sie es erneut.',
    'Somebody changed the same thing at this moment. Try again.':
      'Jemand anderes hat das im selben Moment geändert. Versuchen Sie es erneut.',
    'Somebody has signed, so fields, terms and signers stay as they are. Send a new version to change them.':
      'Es wurde bereits unterschrieben, deshalb bleiben Felder, Bedingungen und Unterzeichner unverändert. Senden Sie eine neue Version, um sie zu ändern.',
    'Somebody has signed, so whoever has to sign as well stays a receiver. Begin a new version to change that.':
      'Es wurde bereits unterschrieben, deshalb bleibt Empfänger, wer noch unterschreiben muss. Beginnen Sie eine neue Version, um das zu ändern.',
    'Something else was counted. Count it again.': 'Die Anzahl ist inzwischen eine andere. Beginnen Sie erneut.',
    "The account's files take up {inGigabytes} GB already. Remove pictures or attachments that are not needed any more; their space is free 30 days later.":
      'Die Dateien des Kontos belegen bereits {inGigabytes} GB. Entfernen Sie Bilder oder Anhänge, die nicht mehr benötigt werden; ihr Platz wird nach 30 Tagen frei.',
    'The custom field {name} is given twice': 'Das eigene Feld {name} ist doppelt angegeben',
    'The file was removed at this moment. Attach it again.':
      'Die Datei wurde gerade entfernt. Hängen Sie sie erneut an.',
    'The first time it goes to every receiver. Leave it out, or add {namesOf}':
      'Beim ersten Mal geht das Angebot an alle Empfänger. Wählen Sie auch {namesOf}',
    'The organisation {name} is in the trashcan too. Restore it first{value}.':
      'Die Organisation {name} liegt auch im Papierkorb. Stellen Sie sie zuerst wieder her.',
    'The PDF breaks off. Save it again, then attach it once more.':
      'Das PDF ist unvollständig. Speichern Sie es neu und hängen Sie es dann noch einmal an.',
    'The picture is damaged. Open it and save it again, then send it once more.':
      'Das Bild ist beschädigt. Öffnen und speichern Sie es neu und fügen Sie es dann noch einmal hinzu.',
    'The picture is not kept here any more. Remove it or add it again':
      'Das Bild ist hier nicht mehr gespeichert. Entfernen Sie es oder fügen Sie es neu hinzu',
    'The picture is {width} by {height} pixels. Make it smaller: at most {value} million pixels.':
      'Das Bild hat {width} mal {height} Pixel. Verkleinern Sie es auf höchstens {value} Millionen Pixel.',
    'The picture was removed at this moment. Send it again.':
      'Das Bild wurde gerade entfernt. Fügen Sie es erneut hinzu.',
    'The proposal has moved on, so there is nothing to do any more. Reload to see it.':
      'Das Angebot ist schon weiter, deshalb ist hier nichts mehr zu tun. Laden Sie die Seite neu.',
    'The quantity of this row cannot be changed': 'Die Menge dieser Zeile lässt sich nicht ändern',
    'The secret was changed often today. Wait until an old one has ended.':
      'Der geheime Schlüssel wurde heute schon oft geändert. Warten Sie, bis ein alter abgelaufen ist.',
    'There are {maxApiKeys} API keys. Revoke one that is not used any more.':
      'Es gibt {maxApiKeys} API-Schlüssel. Widerrufen Sie einen, der nicht mehr benutzt wird.',
    'There is already a custom field {name} of {subject}s': 'Ein eigenes Feld {name} gibt es schon',
    'There is already a tag {name}. Merge this one into it ({id}).':
      'Ein Schlagwort {name} gibt es schon. Führen Sie dieses damit zusammen.',
    'There is already a tag {name}': 'Ein Schlagwort {name} gibt es schon',
    'There is no active user {id}': 'Dieser Benutzer ist nicht mehr aktiv',
    'There is no automation set {id}': 'Diese Automatisierung gibt es nicht mehr',
    'There is no contact {id}': 'Diesen Kontakt gibt es nicht mehr',
    'There is no custom field {name} of proposals': 'Angebote haben kein eigenes Feld {name}',
    'There is no custom field {name}. {value}': 'Das eigene Feld {name} gibt es nicht mehr',
    'There is no design template {id}': 'Dieses Design gibt es nicht mehr',
    'There is no email template {id}': 'Diese E-Mail-Vorlage gibt es nicht mehr',
    'There is no favorite template {proposal_template_id}': 'Diese Vorlage gibt es nicht mehr',
    'There is no product directory {directory_id}': 'Diesen Produktordner gibt es nicht mehr',
    'There is no proposal directory {id}': 'Diesen Ordner gibt es nicht mehr',
    'There is no question {answers} of a customer’s': 'Diese Frage des Kunden gibt es nicht mehr',
    'There is no receiver. Add one to the proposal': 'Es gibt keinen Empfänger. Fügen Sie dem Angebot einen hinzu',
    'There is no receiver. Add one to the proposal first.':
      'Es gibt keinen Empfänger. Fügen Sie dem Angebot zuerst einen hinzu.',
    'There is no row {row_id}': 'Diese Zeile gibt es nicht mehr',
    'There is no row {row_id} to choose': 'Diese Zeile gibt es nicht mehr zu wählen',
    'There is no section {section_id}': 'Diesen Abschnitt gibt es nicht mehr',
    'There is no tag {id}': 'Dieses Schlagwort gibt es nicht mehr',
    'There is no text template {id}': 'Diese Textvorlage gibt es nicht mehr',
    'There is no user {id}': 'Diesen Benutzer gibt es nicht mehr',
    'There is no VAT group {vat_id}': 'Diese USt.-Gruppe gibt es nicht mehr',
    'There is no {value} {replacement}': 'Was stattdessen gewählt wurde, gibt es nicht mehr',
    'This address has been invited. Send the invitation again, or withdraw it':
      'Diese Adresse wurde schon eingeladen. Senden Sie die Einladung erneut oder ziehen Sie sie zurück',
    'This automation step is no longer due. Reload to see what happened to it.':
      'Dieser Schritt steht nicht mehr an. Laden Sie die Seite neu, um zu sehen, was damit geschehen ist.',
    'This change can no longer be undone. Change the {record_kind}s instead.':
      'Das lässt sich nicht mehr rückgängig machen. Ändern Sie es von Hand.',
    'This change has begun already.': 'Diese Änderung hat schon begonnen.',
    'This change has ended already.': 'Diese Änderung ist schon abgeschlossen.',
    'This contact is not in the trashcan.': 'Dieser Kontakt liegt nicht im Papierkorb.',
    'This directory holds products. Delete them or move them first.':
      'In diesem Ordner liegen Produkte. Löschen oder verschieben Sie sie zuerst.',
    'This file is not kept here any more. Remove it or attach it again':
      'Diese Datei ist hier nicht mehr gespeichert. Entfernen Sie sie oder hängen Sie sie erneut an',
    'This host cannot be found': 'Dieser Host ist nicht zu finden',
    'This is no PDF. Save the document as a PDF and attach that.':
      'Das ist kein PDF. Speichern Sie das Dokument als PDF und hängen Sie dieses an.',
    'This is no picture. Send a PNG, JPEG, WebP or AVIF file.':
      'Das ist kein Bild. Wählen Sie eine PNG-, JPEG-, WebP- oder AVIF-Datei.',
    'This is not the last change any more, or cannot be taken back. Change the status instead.':
      'Das ist nicht mehr die letzte Änderung oder lässt sich nicht rückgängig machen. Ändern Sie den Status von Hand.',
    'This is not your current password': 'Das ist nicht Ihr aktuelles Passwort',
    'This is the address already': 'Das ist bereits die Adresse',
    'This is the last active admin. Make another user an admin first.':
      'Das ist der letzte aktive Admin. Machen Sie zuerst jemand anderen zum Admin.',
    'This is the tag itself': 'Das ist das Schlagwort selbst',
    'This is the {value} itself': 'Das ist genau das, was gelöscht wird',
    'This is you. Ask another admin to change your role.':
      'Das sind Sie. Bitten Sie einen anderen Admin, Ihre Rolle zu ändern.',
    'This is you. Ask another admin to {what} you.': 'Das sind Sie. Bitten Sie einen anderen Admin darum.',
    'This person got a reminder today already. At most one a day is sent.':
      'Diese Person wurde heute schon erinnert. Es geht höchstens eine Erinnerung pro Tag hinaus.',
    'This price table is here twice': 'Diese Preistabelle steht doppelt da',
    'This proposal has no such price table': 'Diese Preistabelle gehört nicht zu diesem Angebot',
    'This proposal has {length} sections, and a template at most {maxSections}. Join some of them, or make the template of a copy with less.':
      'Dieses Angebot hat {length} Abschnitte, eine Vorlage höchstens {maxSections}. Fassen Sie einige zusammen oder machen Sie die Vorlage aus einer Kopie mit weniger.',
    'This proposal is not in the trashcan.': 'Dieses Angebot liegt nicht im Papierkorb.',
    'This proposal is won. To change it would take the acceptance away: send reopen to begin a new version all the same, or copy the proposal.':
      'Dieses Angebot ist gewonnen. Eine Änderung hebt die Annahme auf: Beginnen Sie eine neue Version oder kopieren Sie das Angebot.',
    'This proposal is {status}. Only a lost one has a reason for it: change its status first.':
      'Dieses Angebot ist nicht verloren. Nur ein verlorenes hat einen Grund: Ändern Sie zuerst den Status.',
    'This proposal is {status}. Send reopen to open it again with this change, or copy the proposal.':
      'Dieses Angebot ist {status}. Öffnen Sie es mit dieser Änderung wieder oder kopieren Sie das Angebot.',
    'This proposal is {status}. Set it to edit or open before you send it.':
      'Dieses Angebot ist {status}. Setzen Sie es auf Entwurf oder Offen, bevor Sie es senden.',
    'This proposal was accepted at its price. Set its status to open as well, which takes the acceptance away, or copy it.':
      'Dieses Angebot wurde zu seinem Preis angenommen. Setzen Sie es zugleich auf Offen, was die Annahme aufhebt, oder kopieren Sie es.',
    'This proposal was never sent. Ask for the version draft to see it before it is.':
      'Dieses Angebot wurde noch nie gesendet. Sehen Sie sich den Entwurf an.',
    'This row cannot be chosen': 'Diese Zeile lässt sich nicht wählen',
    'This user comes in when single sign-on fails. Choose another one in the sign-in settings first.':
      'Dieser Benutzer kommt hinein, wenn Single Sign-on ausfällt. Wählen Sie zuerst einen anderen in den Anmeldeeinstellungen.',
    'This user is no longer active. Activate them first.':
      'Dieser Benutzer ist nicht mehr aktiv. Aktivieren Sie ihn zuerst.',
    'This webhook is not active. Make it active first.': 'Dieser Webhook ist nicht aktiv. Aktivieren Sie ihn zuerst.',
    'Type the name of the account: {title}': 'Geben Sie den Namen des Kontos ein: {title}',
    'Use at most {written} characters together with {value}': 'Verwenden Sie zusammen höchstens {written} Zeichen',
    'User {id} is no longer active': 'Dieser Benutzer ist nicht mehr aktiv',
    'You already have a view {name}': 'Sie haben schon eine Ansicht {name}',
    'You have {maxSavedViews} views. Delete one that you do not use any more.':
      'Sie haben {maxSavedViews} Ansichten. Löschen Sie eine, die Sie nicht mehr benutzen.',
    'You see only your own proposals. Ask {value} to give it to a colleague':
      'Sie sehen nur Ihre eigenen Angebote. Bitten Sie {value}, es einem Kollegen zu geben',
    'Your password was changed at this moment. Try again with the new one.':
      'Ihr Passwort wurde gerade geändert. Versuchen Sie es mit dem neuen noch einmal.',
    '{contact_people_id} is named twice': 'Jemand ist doppelt gewählt',
    '{contact_people_id} is not a receiver of this proposal': 'Diese Person ist kein Empfänger dieses Angebots',
    '{enumerated} name this user. Deactivate them instead.':
      'Es gibt Arbeit auf den Namen dieses Benutzers. Deaktivieren Sie ihn stattdessen.',
    '{enumerated} {verb} this {value}. Say with replace_by what to use instead: an id, or none.':
      'Das wird noch benutzt. Wählen Sie, was an seine Stelle tritt.',
    '{filledIn}, so its {key} stays. Change its label, or make another field':
      'Dieses Feld ist schon ausgefüllt, deshalb bleibt das so. Ändern Sie die Bezeichnung oder legen Sie ein anderes Feld an',
    '{filledIn}. Delete it with_values to delete what was filled in too; that cannot be undone.':
      'Dieses Feld ist schon ausgefüllt. Löschen Sie es mit den Eingaben; das lässt sich nicht rückgängig machen.',
    '{fullnameOf} sees only their own proposals': '{fullnameOf} sieht nur eigene Angebote',
    '{fullname} ({id}) has no email address': '{fullname} hat keine E-Mail-Adresse',
    '{fullname} belongs to an organisation; give {parent_id}, its id':
      '{fullname} gehört zu einer Organisation; wählen Sie diese',
    '{fullname} has no email address': '{fullname} hat keine E-Mail-Adresse',
    '{fullname} is in the trashcan': '{fullname} liegt im Papierkorb',
    '{id} is not a person of {name}': 'Diese Person gehört nicht zu {name}',
    '{name} is in the trashcan. Restore it, or give this proposal another contact, before you copy it.':
      '{name} liegt im Papierkorb. Stellen Sie diesen Kontakt wieder her oder geben Sie dem Angebot einen anderen, bevor Sie es kopieren.',
    '{words}. Users that are no longer active keep theirs.':
      '{words}. Benutzer, die nicht mehr aktiv sind, behalten ihre.',
  },
} satisfies RefusalCatalog
