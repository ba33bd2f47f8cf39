import type { Generated } from 'kysely'

/** Tables of how people get in; columns are as `schema.ts` says. */
type Id = Generated<number>
type Moment = number

export type AccessTables = {
  /** Somebody who was asked in and has not come yet; accepting or withdrawing it deletes the row. */
  invitation: {
    id: Id
    email: string
    email_key: string
    role: string
    token_hash: string
    invited_by: number | null
    created_at: Moment
    /** Of the newest link. */
    sent_at: Moment
    expires_at: Moment
  }
  /** A link for one user, good once: using it deletes the row. */
  user_link: {
    id: Id
    kind: 'password_reset' | 'email_change'
    /** Null where nobody has the address that was typed. */
    user_id: number | null
    /** The address it was sent to; of an `email_change` the new one. */
    email: string
    token_hash: string
    created_at: Moment
    expires_at: Moment
  }
}
