import * as z from 'zod/mini'
import type { Face, Operation } from '#wire/operation.ts'
import { operations } from '#wire/operations.ts'
import { viewerOperations } from '#wire/viewer-operations.ts'

/** Below `{base_url}`, the account as a parameter; the customer's page names none. */
export const routeOf = ({ face, path }: Operation) => (face === 'viewer' ? path : `/api/${face}/:account${path}`)

const apiPath = /^\/api\/(v1|v2|app)\/[^/]+(\/.*?)\/?$/
const viewerPath = /^(\/(?:viewer|verify)\/.*?)\/?$/

/** The methods a path answers to; none for an unknown path. A parameter that does not fit makes another path. */
export function methodsAt(pathname: string): string[] {
  const [, ofPage] = viewerPath.exec(pathname) ?? []
  const [, face, path] = ofPage === undefined ? (apiPath.exec(pathname) ?? []) : ['', 'viewer', ofPage]
  if (!face || !path) return []
  const methods = (face === 'viewer' ? viewerOperations : operations)
    .filter((operation) => operation.face === (face as Face) && fits(operation, path))
    .flatMap(({ methods }) => [...methods])
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
}

function fits({ path, params }: Operation, requested: string) {
  const wanted = path.split('/')
  const segments = requested.split('/')
  if (wanted.length !== segments.length) return false
  // A parameter is never empty: `/verify//` is no address.
  if (!wanted.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]))) return false
  const named = wanted.map((part, at) => [part.slice(1), segments[at]]).filter((_, at) => wanted[at]?.startsWith(':'))
  return !params || z.safeParse(params, Object.fromEntries(named)).success
}
