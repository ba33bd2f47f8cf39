export type EmailTemplate = { name: string; subject: string; message: string; language: string }

const signature = '[user_name]\n[account_name]\n[user_phone]'

export const emailTemplates = {
  send: {
    name: 'Offerte versturen',
    language: 'nl',
    subject: 'Uw offerte [proposal_nr]: [proposal_name]',
    message: `Beste [contact_firstname],

Zoals afgesproken staat onze offerte voor u klaar. U leest hem op uw telefoon of computer, kunt onderdelen aan- en uitzetten en ziet direct wat dat met het totaal doet.

[proposal_link]

Heeft u een vraag? Stel die onder de offerte of bel mij gerust.

Met vriendelijke groet,
${signature}`,
  },
  reminder: {
    name: 'Herinnering',
    language: 'nl',
    subject: 'Nog vragen over [proposal_name]?',
    message: `Beste [contact_firstname],

Vorige week stuurde ik u onze offerte. Ik ben benieuwd wat u ervan vindt. Is er iets onduidelijk, of wilt u een onderdeel anders? Dan pas ik het graag aan.

[proposal_link]

Met vriendelijke groet,
${signature}`,
  },
  revised: {
    name: 'Aangepaste offerte',
    language: 'nl',
    subject: 'Aangepast: [proposal_name]',
    message: `Beste [contact_firstname],

Naar aanleiding van uw reactie heb ik de offerte aangepast. De nieuwe versie staat op hetzelfde adres:

[proposal_link]

Met vriendelijke groet,
${signature}`,
  },
  thanks: {
    name: 'Bedankt voor uw opdracht',
    language: 'nl',
    subject: 'Bedankt voor uw opdracht [proposal_nr]',
    message: `Beste [contact_firstname],

Hartelijk dank voor uw vertrouwen. Wij hebben uw akkoord op “[proposal_name]” ontvangen. Onze planner belt u binnen twee werkdagen voor een datum.

U kunt de getekende offerte altijd teruglezen:
[proposal_link]

Met vriendelijke groet,
${signature}`,
  },
  english: {
    name: 'Send proposal (English)',
    language: 'en',
    subject: 'Your proposal [proposal_nr]: [proposal_name]',
    message: `Dear [contact_firstname],

As promised, here is our proposal. You can read it on your phone or computer, switch options on and off, and see the total change as you go.

[proposal_link]

If anything is unclear, leave a question below the proposal or give me a call.

Kind regards,
${signature}`,
  },
  englishReminder: {
    name: 'Reminder (English)',
    language: 'en',
    subject: 'Any questions about [proposal_name]?',
    message: `Dear [contact_firstname],

Last week I sent you our proposal. I would like to hear what you think. Is anything unclear, or would you like to change something? I am glad to adjust it.

[proposal_link]

Kind regards,
${signature}`,
  },
} as const satisfies Record<string, EmailTemplate>
