import { selectAccount } from '#service/store/account.ts'
import type { Db } from '#service/store/db.ts'
import { findMailChoice, setMailChoice } from '#service/store/owner-notices.ts'
import {
  mailLanguageOf,
  mailLanguages,
  noticeKinds,
  type MailLanguage,
  type NoticeKind,
  type OwnMails,
  type OwnMailsChanges,
} from '#wire/own-mails.ts'
import { statusLine } from './status-line.ts'
import type { Unit } from './unit.ts'

type MailChoice = {
  /** Their own; undefined for that of the account. */
  own: MailLanguage | undefined
  /** That mails to them are written in. */
  language: MailLanguage
  accountLanguage: MailLanguage
  off: ReadonlySet<NoticeKind>
}

/** Which mails a user gets about their proposals, and in which language. */
export async function mailChoiceOf(db: Db, userId: number): Promise<MailChoice> {
  const accountLanguage = mailLanguageOf((await selectAccount(db)).locale)
  const choice = await findMailChoice(db, userId)
  const own = mailLanguages.find((language) => language === choice?.language)
  const words = choice?.switched_off.split(' ') ?? []
  const off = new Set(noticeKinds.filter((kind) => words.includes(kind)))
  return { own, language: own ?? accountLanguage, accountLanguage, off }
}

export async function getOwnMails({ db, user }: Unit): Promise<OwnMails> {
  const { own, accountLanguage, off } = await mailChoiceOf(db, user.id)
  const on = (kind: NoticeKind) => !off.has(kind)
  return {
    language: own ?? null,
    account_language: accountLanguage,
    notices: {
      opened: on('opened'),
      question: on('question'),
      signed: on('signed'),
      declined: on('declined'),
      bounced: on('bounced'),
      automation: on('automation'),
    },
  }
}

/** Changes what is supplied. */
export async function updateOwnMails({ db, user }: Unit, { language, notices = {} }: OwnMailsChanges) {
  const { own, off } = await mailChoiceOf(db, user.id)
  const switchedOff = noticeKinds.filter((kind) => !(notices[kind] ?? !off.has(kind)))
  await setMailChoice(db, {
    user_id: user.id,
    language: (language === undefined ? own : language) ?? '',
    switched_off: switchedOff.join(' '),
  })
  return statusLine
}
