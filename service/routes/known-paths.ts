import * as z from 'zod/mini'
import type { Interface, Operation } from '#wire/operation.ts'
import { operations } from '#wire/operations.ts'

/** Below `{base_url}`, the account as a parameter. */
export const routeOf = ({ face, path }: Operation) => `/api/${face}/:account${path}`

const apiPath = /^\/api\/(v1|v2|app)\/[^/]+(\/.*?)\/?$/

/** The methods a path answers to; none for an unknown path. A parameter that does not fit makes another path. */
export function methodsAt(pathname: string): string[] {
  const [, face, path] = apiPath.exec(pathname) ?? []
  if (!face || !path) return []
  const methods = operations
    .filter((operation) => operation.face === (face as Interface) && fits(operation, path))
    .flatMap(({ methods }) => [...methods])
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
}

function fits({ path, params }: Operation, asked: string) {
  const wanted = path.split('/')
  const given = asked.split('/')
  if (wanted.length !== given.length) return false
  if (!wanted.every((part, at) => part.startsWith(':') || part === given[at])) return false
  const named = wanted.map((part, at) => [part.slice(1), given[at]]).filter((_, at) => wanted[at]?.startsWith(':'))
  return !params || z.safeParse(params, Object.fromEntries(named)).success
}
