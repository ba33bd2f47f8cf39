import { authPath } from '#wire/oauth.ts'
import * as z from 'zod/mini'
import type { AppConfig } from './config.ts'

/** What is kept of a sign-in. A service that hands out no refresh token is fine: then the session ends with its token. */
export const sessionRecord = z.object({
  access_token: z.string().check(z.minLength(1)),
  refresh_token: z.optional(z.string().check(z.minLength(1))),
  /** Seconds since 1970. */
  expires_at: z.optional(z.int()),
  /**
   * The mark of what the browser keeps for this sign-in alone (src/api/shown.ts); null on a computer that others use.
   * Without one nothing is kept.
   */
  kept_under: z.optional(z.nullable(z.string())),
  /** The mark of the sign-in it came of, which every refresh leaves as it is; an older version of the app made none. */
  sign_in: z.optional(z.string()),
})
export type SessionRecord = z.infer<typeof sessionRecord>

/** Who is signed in, as the rest of the app sees it. */
export type Session = {
  account: string
  access_token: string
  expires_at: number | undefined
  kept_under: string | null | undefined
  sign_in?: string | undefined
}

export const asSession = (
  { account }: AppConfig,
  { access_token, expires_at, kept_under, sign_in }: SessionRecord,
): Session => ({
  account,
  access_token,
  expires_at,
  kept_under,
  sign_in,
})

/** A record that does not fit, say of an older version, counts as none. */
export function readRecord(kept: string | null): SessionRecord | undefined {
  if (kept === null) return undefined
  try {
    return sessionRecord.safeParse(JSON.parse(kept)).data
  } catch {
    return undefined // not JSON: nobody is signed in
  }
}

/** `{auth_url}` (interface, section 1.1), absolute. */
export const authUrl = ({ service, account }: AppConfig, origin: string) =>
  new URL(service + authPath(account), origin).href
