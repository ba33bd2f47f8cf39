import { sha256, type Digest } from '#service/domain/token-hash.ts'

/** A strong tag for a record as it is seen (RFC 9110, section 8.8.3). */
export const etagOf = async (seen: unknown, digest: Digest = sha256) =>
  `"${(await digest(JSON.stringify(seen))).slice(0, 32)}"`

/** A record without the fields that move on by themselves: a change to those is no change to what is edited. */
export const without = <Seen extends object, Key extends keyof Seen>(seen: Seen, ...keys: Key[]): Omit<Seen, Key> =>
  Object.fromEntries(Object.entries(seen).filter(([key]) => !keys.includes(key as Key))) as Omit<Seen, Key>

/** Whether an If-Match header names the tag; weak tags never do. */
export const isMatched = (header: string, tag: string) =>
  header.trim() === '*' || header.split(',').some((named) => named.trim() === tag)
