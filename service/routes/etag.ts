import { sha256, type Digest } from '#service/domain/token-hash.ts'

/** A strong ETag for a representation (RFC 9110, section 8.8.3). */
export const etagOf = async (source: unknown, digest: Digest = sha256) =>
  `"${(await digest(JSON.stringify(source))).slice(0, 32)}"`

/** A record without the fields that change independently: those do not affect its ETag. */
export const without = <Source extends object, Key extends keyof Source>(
  source: Source,
  ...keys: Key[]
): Omit<Source, Key> =>
  Object.fromEntries(Object.entries(source).filter(([key]) => !keys.includes(key as Key))) as Omit<Source, Key>

/** Whether an If-Match header names the tag; weak tags never do. */
export const isMatched = (header: string, tag: string) =>
  header.trim() === '*' || header.split(',').some((named) => named.trim() === tag)
