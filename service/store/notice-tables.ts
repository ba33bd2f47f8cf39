import type { Generated } from 'kysely'
import type { NoticeKind } from '#wire/own-mails.ts'

/** Tables of mails to the owner of a proposal; columns are as `schema.ts` says. */
type Id = Generated<number>
type Moment = number
type Json = string

export type NoticeTables = {
  /** Something the owner is told, in the order it happened. */
  owner_notice: {
    id: Id
    proposal_id: number
    kind: NoticeKind
    /** An `OwnerNotice` without its kind. */
    facts: Json
    happened_at: Moment
    /** When it was mailed or left out; null while it waits. */
    settled_at: Moment | null
  }
  /** One row for each proposal whose owner was mailed: the next mail goes at least `noticeGap` after `told_at`. */
  owner_mailing: {
    id: Id
    proposal_id: number
    told_at: Moment
    /** When what waits is mailed; null when nothing does. */
    due_at: Moment | null
  }
  /** A user's own choice; without a row everything is told, in the language of the account. */
  mail_choice: {
    id: Id
    user_id: number
    /** Empty for that of the account. */
    language: string
    /** Kinds of notices, separated by spaces. */
    switched_off: Generated<string>
  }
}
