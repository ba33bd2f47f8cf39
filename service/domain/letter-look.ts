import { mailLanguageOf, type MailLanguage } from '#wire/own-mails.ts'

/** Whose mail it is, and in which language. */
export type LetterLook = {
  language: MailLanguage
  /** The account, as its customers know it. */
  title: string
  /** The colour of the proposal's design, as its template has it; empty for none. */
  color: string
}

type LookColumns = {
  mail_language: string
  proposal_language: string | null
  locale: string
  title: string
  /** JSON. */
  colors: string | null
}

/** How a stored mail looks: the language of the mail, else of its proposal, else of the account. */
export const letterLook = ({ mail_language, proposal_language, locale, title, colors }: LookColumns): LetterLook => ({
  language: mailLanguageOf(mail_language || proposal_language || locale),
  title,
  color: colors === null ? '' : ((JSON.parse(colors) as string[])[0] ?? ''),
})
