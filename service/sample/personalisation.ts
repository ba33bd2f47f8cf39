import { fillText, type TagValues } from '#wire/personalisation.ts'
import { htmlOfText } from '#wire/html-text.ts'

/**
 * The personalisation tags of the sample's templates are those that sending fills: a word in square brackets.
 *
 * | Tag | Stands for |
 * |---|---|
 * | `[account_name]` | the firm that sends |
 * | `[contact_name]` | the main contact: an organisation, or a household as the firm calls it |
 * | `[contact_firstname]`, `[contact_fullname]`, `[contact_salutation]` | the person who receives |
 * | `[proposal_name]`, `[proposal_nr]`, `[proposal_date]`, `[proposal_link]` | the proposal |
 * | `[user_name]`, `[user_firstname]`, `[user_phone]`, `[user_email]` | the user it is sent on behalf of |
 * | `[custom_<name>]` | the value of a custom field of the proposal |
 *
 * Fills them in HTML: what is put in stays text. `[proposal_date]` stays, since it is the day of sending whenever that is.
 */
export const fillHtml = (html: string, values: TagValues) =>
  fillText(html, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, htmlOfText(value)])))
