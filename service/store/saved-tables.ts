import type { Generated } from 'kysely'

/** Tables of what people save to use it again; columns are as `schema.ts` says. */
type Id = Generated<number>
type Moment = number
type Json = string

export type SavedTables = {
  /** A section or rows that are kept to be used again; `content`: `{section}` or `{rows}`. */
  saved_block: {
    id: Id
    name: string
    name_key: string
    kind: 'section' | 'rows'
    content: Json
    /** Who saved it. */
    account_user_id: number
    created_at: Moment
    deleted_at: Moment | null
  }
  /** `filter`: as `savedFilter` on the wire. */
  saved_view: {
    id: Id
    account_user_id: number
    name: string
    name_key: string
    filter: Json
    created_at: Moment
  }
}
