import type { Operation } from '#wire/operation.ts'
import { operationsAt } from '#wire/operations-at.ts'

/** Below `{base_url}`, the account as a parameter; the customer's page names none. */
export const routeOf = ({ face, path }: Operation) => (face === 'viewer' ? path : `/api/${face}/:account${path}`)

/** The methods a path answers to; none for an unknown path. */
export function methodsAt(pathname: string): string[] {
  const methods = operationsAt(pathname).flatMap((operation) => [...operation.methods])
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
}
