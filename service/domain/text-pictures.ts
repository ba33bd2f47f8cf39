import * as store from '#service/store/files.ts'
import { fileTokenIn, picturesIn, replacePictures } from '#wire/pictures.ts'
import type { FaultList } from './fault-list.ts'
import type { Unit } from './unit.ts'

type Text = { html: string }

/** The files that texts show, each once. */
export const tokensIn = (texts: readonly Text[]) => [
  ...new Set(texts.flatMap(({ html }) => picturesIn(html).flatMap(({ src }) => fileTokenIn(src) ?? []))),
]

/**
 * Cleaned texts whose pictures have the size they are kept at, so that a page holds their place before they come. What
 * the account does not have is a fault at the path of its text.
 */
export async function withKnownPictures<T extends Text>(
  { db }: Unit,
  texts: readonly T[],
  faults: FaultList,
  path: string,
): Promise<T[]> {
  const kept = await store.selectFiles(db, tokensIn(texts))
  const known = new Map(kept.filter(({ kind }) => kind === 'picture').map((file) => [file.token, file]))
  return texts.map((text, at) => ({
    ...text,
    html: replacePictures(text.html, (picture) => {
      const file = known.get(fileTokenIn(picture.src) ?? '')
      if (!file) faults.add(`${path}.${at}.html`, 'A picture is not kept here any more. Remove it or add it again')
      return file && { ...picture, width: file.width, height: file.height }
    }),
  }))
}

/** Says which files something shows or has, so that they are kept as long as it is. What `isNew` has none noted yet. */
export async function noteFiles(
  { db, now }: Unit,
  owner: store.FileOwner,
  id: number,
  tokens: readonly string[],
  { isNew = false } = {},
) {
  const files = await store.selectFiles(db, tokens)
  if (isNew) return store.addFileUses(db, owner, id, files, now)
  const ids = files.map((file) => file.id)
  return store.setFileUses(db, owner, id, ids, now)
}
