import type { Context } from 'hono'
import type { Digest } from '#service/domain/token-hash.ts'
import type { Unit } from '#service/domain/unit.ts'

/** The context of a request. */
export type ServiceEnv = {
  Variables: {
    requestId: string
    /** `{base_url}` as seen from outside. */
    publicUrl: string
    sha256: Digest
    /** Set once the token is known. */
    unit: Unit
    tokenId: number
    /** Scope of Idempotency-Keys, where several clients act as one user. */
    keyScope: string | undefined
    /** The operation that answers, for the log. */
    operation: string | undefined
  }
}

export type ServiceContext = Context<ServiceEnv>
