import type { Insertable } from 'kysely'
import { inDays } from '#wire/limits.ts'
import { acrossAccounts, type Db } from './db.ts'
import { prepared } from './prepared.ts'
import type { Stored, Tables } from './schema.ts'

type File = Tables['file']
type NewContent = Insertable<Tables['file_content']>

/** A file by its token and in which form; before the fence, since the token alone says whose it is. */
export const findServed = (db: Db, token: string, form: 'content_id' | 'small_content_id' | 'thumb_content_id') =>
  acrossAccounts(db)
    .selectFrom('file')
    .innerJoin('file_content as content', (join) =>
      join.onRef('content.id', '=', `file.${form}`).onRef('content.account_id', '=', 'file.account_id'),
    )
    .select(['file.kind', 'file.media_type', 'content.hash', 'content.bytes', 'content.stored_as'])
    .where('file.token', '=', token)
    .executeTakeFirst()

/** The file that was made of a source, or undefined. */
export const findFile = (db: Db, kind: File['kind'], sourceHash: string) =>
  db.selectFrom('file').selectAll().where('kind', '=', kind).where('source_hash', '=', sourceHash).executeTakeFirst()

const filesBy = prepared((db, { tokens }: { tokens: readonly string[] }) =>
  db.selectFrom('file').select(['id', 'kind', 'token', 'width', 'height', 'used_at']).where('token', 'in', tokens),
)

export const selectFiles = async (db: Db, tokens: readonly string[]) =>
  tokens.length === 0 ? [] : filesBy(db, { tokens })

/** Attachments with size and hash of their bytes. */
export const selectAttachments = async (db: Db, tokens: readonly string[]) =>
  tokens.length === 0
    ? []
    : db
        .selectFrom('file')
        .innerJoin('file_content as content', 'content.id', 'file.content_id')
        .select(['file.token', 'content.size', 'content.hash'])
        .where('file.kind', '=', 'attachment')
        .where('file.token', 'in', [...tokens])
        .execute()

/** The bytes of one, where they are in the database, or what a store of files calls them. */
export const findAttachment = (db: Db, token: string) =>
  db
    .selectFrom('file')
    .innerJoin('file_content as content', 'content.id', 'file.content_id')
    .select(['content.bytes', 'content.stored_as'])
    .where('file.kind', '=', 'attachment')
    .where('file.token', '=', token)
    .executeTakeFirst()

/** Pictures with all their forms. */
export const selectPrinted = async (db: Db, tokens: readonly string[]) =>
  tokens.length === 0
    ? []
    : db
        .selectFrom('file')
        .innerJoin('file_content as large', 'large.id', 'file.content_id')
        .innerJoin('file_content as small', 'small.id', 'file.small_content_id')
        .select(['file.token', 'file.width', 'file.height', 'large.size', 'large.bytes', 'large.stored_as'])
        .select(['small.bytes as small_bytes', 'small.stored_as as small_stored_as'])
        .leftJoin('file_content as thumb', 'thumb.id', 'file.thumb_content_id')
        .select(['thumb.bytes as thumb_bytes', 'thumb.stored_as as thumb_stored_as'])
        .where('file.kind', '=', 'picture')
        .where('file.token', 'in', [...tokens])
        .execute()

/** Says that a file is wanted at this moment; false when it is gone. */
export async function touchFile(db: Db, id: number, used_at: number) {
  const { numUpdatedRows } = await db.updateTable('file').set({ used_at }).where('id', '=', id).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** All that the account's files take up, in bytes. */
export async function sizeOfFiles(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('file_content')
    .select(({ fn }) => fn.sum<number | string | null>('size').as('total'))
    .executeTakeFirstOrThrow()
  return Number(total ?? 0)
}

/** Keeps bytes once for each hash; `isNew` is false where they were kept already. */
export async function keepContent(db: Db, content: NewContent): Promise<{ id: number; isNew: boolean }> {
  const known = await db
    .updateTable('file_content')
    .set({ used_at: content.used_at })
    .where('hash', '=', content.hash)
    .returning('id')
    .executeTakeFirst()
  if (known) return { ...known, isNew: false }
  const { id } = await db.insertInto('file_content').values(content).returning('id').executeTakeFirstOrThrow()
  return { id, isNew: true }
}

/** What a store of files calls the bytes of these hashes. */
export const selectStored = async (db: Db, hashes: readonly string[]) => {
  const rows = await db
    .selectFrom('file_content')
    .select('stored_as')
    .where('hash', 'in', [...hashes])
    .execute()
  return rows.map(({ stored_as }) => stored_as)
}

export const insertFile = (db: Db, file: Insertable<File>) =>
  db.insertInto('file').values(file).returningAll().executeTakeFirstOrThrow()

type NewAttachment = Pick<Insertable<File>, 'token' | 'source_hash' | 'content_id' | 'used_at'>

/** A PDF, which has one form and no sides. */
export const insertAttachment = (db: Db, file: NewAttachment) =>
  insertFile(db, {
    ...file,
    kind: 'attachment',
    media_type: 'application/pdf',
    width: 0,
    height: 0,
    small_content_id: file.content_id,
    small_width: 0,
  })

const noOwner = {
  version_id: null,
  text_template_id: null,
  product_id: null,
  favorite_template_id: null,
  design_template_id: null,
  block_id: null,
}
export type FileOwner = keyof typeof noOwner

/** Replaces what one record points to. */
export async function setFileUses(db: Db, owner: FileOwner, id: number, fileIds: readonly number[], now: number) {
  const before = await db.selectFrom('file_use').select(['id', 'file_id']).where(owner, '=', id).execute()
  const gone = before.filter(({ file_id }) => !fileIds.includes(file_id))
  const fresh = fileIds.filter((file) => !before.some(({ file_id }) => file_id === file))
  if (gone.length > 0) {
    const ids = gone.map(({ id }) => id)
    await db.deleteFrom('file_use').where('id', 'in', ids).execute()
  }
  await insertUses(db, owner, id, fresh)
  await markUsed(db, [...gone.map(({ file_id }) => file_id), ...fresh], now)
}

type UsedFile = Pick<Stored<'file'>, 'id' | 'used_at'>

/**
 * What a record points to that was just made. A file that was marked today is not marked again: every proposal made from
 * one template would wait for its pictures' rows.
 */
export async function addFileUses(db: Db, owner: FileOwner, id: number, files: readonly UsedFile[], now: number) {
  await insertUses(db, owner, id, idsIn(files))
  await markUsed(db, idsIn(files.filter(({ used_at }) => inDays(now - used_at) >= 1)), now)
}

async function insertUses(db: Db, owner: FileOwner, id: number, fileIds: readonly number[]) {
  if (fileIds.length === 0) return
  const uses = fileIds.map((file_id) => ({ ...noOwner, file_id, [owner]: id }))
  await db.insertInto('file_use').values(uses).execute()
}

async function markUsed(db: Db, fileIds: readonly number[], used_at: number) {
  if (fileIds.length === 0) return
  await db
    .updateTable('file')
    .set({ used_at })
    .where('id', 'in', [...fileIds])
    .execute()
}

/** Forgets files that nothing has pointed to since `before`, at most `most`, and gives how many. Over all accounts. */
export async function forgetUnused(db: Db, before: number, most: number) {
  const all = acrossAccounts(db)
  const unused = await all
    .selectFrom('file')
    .select('id')
    .where('used_at', '<', before)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('file_use').select('file_use.id').whereRef('file_use.file_id', '=', 'file.id'))),
    )
    .limit(most)
    .execute()
  // Asked again of each: a use that came meanwhile has moved its moment.
  const { numDeletedRows } = await all
    .deleteFrom('file')
    .where('id', 'in', idsOf(unused))
    .where('used_at', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Ids of contents that no file has, at most `most`; and whether a store of files has their bytes. Over all accounts. */
export const selectUnusedContents = (db: Db, before: number, most: number) =>
  acrossAccounts(db)
    .selectFrom('file_content as content')
    .select(['content.id', 'content.stored_as'])
    .where('content.used_at', '<', before)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('file').select('file.id').whereRef('file.content_id', '=', 'content.id'))),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('file').select('file.id').whereRef('file.small_content_id', '=', 'content.id'))),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('file').select('file.id').whereRef('file.thumb_content_id', '=', 'content.id'))),
    )
    .limit(most)
    .execute()

/** Forgets contents, but for those that were used meanwhile, and gives what a store of files calls them. Over all accounts. */
export async function forgetContents(db: Db, contents: readonly { id: number }[], before: number) {
  const gone = await acrossAccounts(db)
    .deleteFrom('file_content')
    .where('id', 'in', idsOf(contents))
    .where('used_at', '<', before)
    .returning('stored_as')
    .execute()
  return gone.map(({ stored_as }) => stored_as)
}

/** Never empty: `in` takes at least one value. */
const idsOf = (rows: readonly { id: number }[]) => [0, ...idsIn(rows)]

const idsIn = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
