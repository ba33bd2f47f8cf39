import { basePath, type Operation } from '#wire/operation.ts'

export type Parts = {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

/** The path of an operation for an account, parameters filled in; below the service's address. */
export function addressOf({ face, path }: Pick<Operation, 'face' | 'path'>, account: string, input: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => segment(name, input.params?.[name]))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {})) if (value !== undefined) search.set(key, String(value))
  return basePath(face, account) + filled + (search.size === 0 ? '' : `?${search}`)
}

/** One segment stays one segment: browsers resolve `..`, and an empty one would be another operation. */
function segment(name: string, value: string | number = '') {
  const text = String(value)
  if (text === '' || text === '.' || text === '..') throw new TypeError(`${name} is not given`)
  return encodeURIComponent(text)
}
