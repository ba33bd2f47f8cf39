import type { EmailTemplate } from '#wire/templates.ts'
import type { ProposalCustomer } from '#wire/proposal-customer.ts'
import { reminderTexts } from './reminder-texts.ts'
import { firstSending, fitsLanguage, type SendFields } from './send-fields.ts'

/** Of the account's templates those that remind: their names say so, in the languages of the app. */
const reminds = /remind|herinner|erinner|follow[ -]?up|opvolg|nachfass/i

/**
 * What a reminder says to begin with: the account's own email template for it in the proposal's language, or for every
 * language; where there is none, a short text to go on from.
 */
export function firstReminder(
  templates: readonly Pick<EmailTemplate, 'id' | 'name' | 'language'>[] | undefined,
  language: string,
): SendFields {
  const sending = firstSending(templates, language)
  if (!templates) return sending
  const [template] = templates
    .filter((one) => reminds.test(one.name) && fitsLanguage(one.language, language) < 3)
    .toSorted((a, b) => fitsLanguage(a.language, language) - fitsLanguage(b.language, language) || a.id - b.id)
  if (template) return { ...sending, message_by: 'template', send_message_id: template.id }
  return { ...sending, message_by: 'own', send_message_id: null, send_message: textIn(language) }
}

/**
 * Who has not answered yet: of those who may sign, who neither signed nor declined, unless their mail did not arrive.
 * Where nobody may sign, or none of them can be reached, whoever else has not.
 */
export function unanswered(receivers: ProposalCustomer['receivers']): number[] {
  const silent = receivers.filter(({ state }) => state === 'waiting' || state === 'opened')
  const reached = silent.filter(({ line }) => line.state !== 'bounced' && line.state !== 'failed')
  const signers = reached.filter(({ may_sign, must_sign }) => may_sign || must_sign)
  const people = [signers, reached, silent].find(({ length }) => length > 0) ?? []
  return people.map(({ contact_people_id }) => contact_people_id)
}

/** In the language of the proposal, English where it has another. */
const textIn = (language: string) =>
  reminderTexts[language.toLowerCase().split('-')[0] as keyof typeof reminderTexts] ?? reminderTexts.en
