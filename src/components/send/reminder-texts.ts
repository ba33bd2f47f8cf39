/** What a reminder says until the account has a template of its own; to its receiver, so in the proposal's language. */
export const reminderTexts = {
  en: `Dear [contact_firstname],

Have you had a chance to look at our proposal? If anything is unclear, or you would like something to be different, let me know.

[proposal_link]

Kind regards,
[user_name]
[account_name]`,
  nl: `Beste [contact_firstname],

Heeft u onze offerte al kunnen bekijken? Is er iets onduidelijk, of wilt u iets anders? Laat het mij weten.

[proposal_link]

Met vriendelijke groet,
[user_name]
[account_name]`,
  de: `Guten Tag [contact_fullname],

konnten Sie sich unser Angebot schon ansehen? Wenn etwas unklar ist oder Sie etwas ändern möchten, melden Sie sich gern bei mir.

[proposal_link]

Mit freundlichen Grüßen
[user_name]
[account_name]`,
}
