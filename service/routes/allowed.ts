import { refuseLesser } from '#service/domain/roles.ts'
import type { Operation } from '#wire/operation.ts'
import type { ServiceContext } from './env.ts'

/**
 * What every operation begins with: the log is told which it is, and whoever lacks its role is refused before anything
 * is read of the request.
 */
export async function allowed(c: ServiceContext, op: Operation) {
  c.set('operation', op.id)
  await refuseLesser(c.get('unit'), op)
}
