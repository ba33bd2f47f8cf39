import { basePath, type Operation } from './operation.ts'

export type PathParams = Readonly<Record<string, string | number>>

/**
 * The path of an operation for an account, parameters filled in, below the service's address; those of the customer's
 * page name no account. Throws a TypeError for a parameter that is not given.
 */
export const pathOf = ({ face, path }: Pick<Operation, 'face' | 'path'>, account: string, params: PathParams = {}) =>
  basePath(face, account) + path.replace(/:(\w+)/g, (_, name: string) => segment(name, params[name]))

/** One segment stays one segment: clients resolve `..`, and an empty one would be another operation. */
function segment(name: string, value: string | number = '') {
  const text = String(value)
  if (text === '' || text === '.' || text === '..') throw new TypeError(`${name} is not given`)
  return encodeURIComponent(text)
}
