import type { Context } from 'hono'
import type { Unit } from '#service/domain/unit.ts'

/** What travels with a request. */
export type ServiceEnv = {
  Variables: {
    requestId: string
    /** `{base_url}` as seen from outside. */
    publicUrl: string
    /** Set once the token is known. */
    unit: Unit
    /** The operation that answers, for the log. */
    operation: string | undefined
  }
}

export type ServiceContext = Context<ServiceEnv>
