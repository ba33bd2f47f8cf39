import type { Context } from 'hono'
import type { Db } from '#service/store/db.ts'
import type { Ports } from '#service/ports.ts'

/** The account named in the path. Handlers behind `inAccount` know it exists. */
export type AccountHere = {
  name: string
  title: string
  /** Language and region, for example nl-NL. */
  locale: string
  /** `{auth_url}`, and who answers are from (RFC 9207). */
  issuer: string
  /** Its endpoint for assistants, which their tokens are for; undefined where the installation offers none. */
  assistants: string | undefined
  /** Where its pages are: the path of `{auth_url}/oauth2`. */
  path: string
  /** Sees this account alone. */
  db: Db
}

export type OauthEnv = {
  Bindings: {
    /** The client's IP address, if the host knows it. */
    address?: string
  }
  Variables: { ports: Ports; account: AccountHere }
}

export type OauthContext = Context<OauthEnv>
