import { mailLanguageOf, type MailLanguage } from '#wire/own-mails.ts'
import type { MailFault } from '#wire/mail-fault.ts'
import type { DeclineReason } from '#wire/viewer-acts.ts'
import type { LetterPart } from './letter.ts'
import { faultWords } from './mail-faults.ts'
import { ownerWords, type OwnerWords } from './owner-words.ts'

/** Something that happened to a proposal, of which its owner is told. */
export type OwnerNotice =
  /** A receiver read it for the first time. */
  | { kind: 'opened'; person: string }
  /** `about` is the row or section it was asked about; empty for the whole proposal. */
  | { kind: 'question'; person: string; about: string; comment: string; comment_id: number }
  /** `waiting` still have to sign. The last signature brings the proof of it instead. */
  | { kind: 'signed'; person: string; waiting: readonly string[] }
  | { kind: 'declined'; person: string; reason: DeclineReason; text: string }
  /** The address a mail to a receiver did not get to; `answer` is what the receiving server said. */
  | { kind: 'bounced'; person: string; address: string; fault: MailFault; answer: string; mail_id: number }
  /** An automation's own sentence. */
  | { kind: 'automation'; text: Readonly<Record<MailLanguage, string>> }

export type HappenedNotice = OwnerNotice & { at: number }

type Reader = { language: MailLanguage; locale: string; timeZone: string }
type Links = { proposal: string; own: string }

/** Subject and text of one mail about everything that happened, in order. */
export function ownerLetter(
  notices: readonly HappenedNotice[],
  proposal: string,
  reader: Reader,
  links: Links,
): { subject: string; parts: LetterPart[] } {
  const words = ownerWords[reader.language]
  const time = timeIn(reader)
  const [only] = notices
  const happened = notices.flatMap((notice) => {
    const [first, ...rest] = partsOf(notice, words, reader.language)
    if (!first) return []
    const line = notices.length > 1 ? { ...first, text: `${time(notice.at)} · ${first.text}` } : first
    return [line, ...rest]
  })
  return {
    subject: `${notices.length === 1 && only ? subjectOf(only, words) : kindsOf(notices, words)}: ${proposal}`,
    parts: [
      ...happened,
      { type: 'act', label: actOf(notices, words), url: links.proposal },
      { type: 'foot', text: words.foot(links.own) },
    ],
  }
}

/** The account's notation where it is of the reader's language. */
function timeIn({ language, locale, timeZone }: Reader) {
  const tag = mailLanguageOf(locale) === language ? locale : language
  const format = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  return (at: number) => format.format(at)
}

const subjectOf = (notice: HappenedNotice, { subject, kinds }: OwnerWords) =>
  notice.kind === 'automation' ? kinds.automation : subject[notice.kind](notice.person)

/** Each kind once, in the order they happened. */
const kindsOf = (notices: readonly HappenedNotice[], { kinds }: OwnerWords) =>
  [...new Set(notices.map(({ kind }) => kinds[kind]))].join(' · ')

/** What there is to do first. */
function actOf(notices: readonly HappenedNotice[], { open, answer, mend }: OwnerWords) {
  if (notices.some(({ kind }) => kind === 'question')) return answer
  return notices.every(({ kind }) => kind === 'bounced') ? mend : open
}

type Told = { type: 'text' | 'quote'; text: string }

function partsOf(notice: HappenedNotice, words: OwnerWords, language: MailLanguage): Told[] {
  const quoted = (text: string): Told[] => (text.trim() === '' ? [] : [{ type: 'quote', text }])
  switch (notice.kind) {
    case 'opened':
      return [{ type: 'text', text: words.opened(notice.person) }]
    case 'question':
      return [{ type: 'text', text: words.question(notice) }, ...quoted(notice.comment)]
    case 'signed': {
      const waiting = new Intl.ListFormat(language).format(notice.waiting)
      return [{ type: 'text', text: words.signed(notice.person, waiting) }]
    }
    case 'declined':
      return [
        { type: 'text', text: words.declined(notice.person, words.reasons[notice.reason]) },
        ...quoted(notice.text),
      ]
    case 'bounced': {
      const text = `${words.bounced(notice.person, notice.address)} ${faultWords(language, notice.fault)}`
      return [{ type: 'text', text }, ...quoted(notice.answer)]
    }
    case 'automation':
      return [{ type: 'text', text: notice.text[language] }]
  }
}
