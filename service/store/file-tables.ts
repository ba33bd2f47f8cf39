import type { Generated } from 'kysely'

/** Tables of pictures and attachments; columns are as `schema.ts` says. */
type Id = Generated<number>
type Moment = number

export type FileTables = {
  /** A picture or an attachment. Whoever has its token may read it, so it stands in addresses alone. */
  file: {
    id: Id
    kind: 'picture' | 'attachment'
    token: string
    /** SHA-256 of what was sent in, in hex: the same file again is this one. */
    source_hash: string
    media_type: string
    content_id: number
    /** In pixels; 0 for what is no picture. */
    width: number
    height: number
    /** A smaller form of a picture; the same content where there is none smaller. */
    small_content_id: number
    small_width: number
    /** The form that stands beside a row; null where the smaller one does. */
    thumb_content_id: Generated<number | null>
    /** When something last began or ceased to point to it. */
    used_at: Moment
  }
  /** The bytes of files, once for each content. */
  file_content: {
    id: Id
    /** SHA-256 of the bytes, in hex. */
    hash: string
    size: number
    /** The bytes, where they are in the database. */
    bytes: Uint8Array | null
    /** What a store of files calls them, where they are there; never given twice. */
    stored_as: string
    used_at: Moment
  }
  /** What points to a file: one of these. It goes with what it is of. */
  file_use: {
    id: Id
    file_id: number
    version_id: number | null
    text_template_id: number | null
    product_id: number | null
    favorite_template_id: number | null
    design_template_id: number | null
    block_id: Generated<number | null>
  }
}
