import * as z from 'zod/mini'
import type { Face, Operation } from './operation.ts'
import { operations } from './operations.ts'
import { viewerOperations } from './viewer-operations.ts'

const apiPath = /^\/api\/(v1|v2|app)\/[^/]+(\/.*?)\/?$/
const viewerPath = /^(\/(?:viewer|verify)\/.*?)\/?$/

/**
 * The operations at a path below the service's address, one for each method, of any account; none for an unknown path. A
 * parameter that does not fit makes another path.
 */
export function operationsAt(pathname: string): readonly Operation[] {
  const [, ofPage] = viewerPath.exec(pathname) ?? []
  const [, face, path] = ofPage === undefined ? (apiPath.exec(pathname) ?? []) : ['', 'viewer', ofPage]
  if (!face || !path) return []
  const all = face === 'viewer' ? viewerOperations : operations
  return all.filter((operation) => operation.face === (face as Face) && fits(operation, path))
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
