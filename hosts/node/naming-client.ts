import { Client, type ClientConfig, type QueryResult } from 'pg'
import { isPrepared } from '#service/store/prepared.ts'

/** What is asked this often gets a name, under which PostgreSQL keeps how it is read and planned. */
const oftenEnough = 5
/** Every connection keeps the plans of all it has asked for. */
const mostNames = 400
/** Texts that are only counted; lists of ids have many lengths. */
const mostCounted = 4000

const isNamable = /^\s*(?:select|insert|update|delete|with)\b/i
/** What is planned by the values it is asked with: a frequent word is found by walking along, a rare one looked up. */
const isPlannedByValues = /\blike\b|\blimit \$/i
const mayBePlannedByValues = /\b(?:like|limit|count|min|max|exists|between)\b|[<>]|\(\s*select\b/i

/** The names of a process, for all of its connections (docs/decisions/0100-statements-have-names.md). */
export function statementNames() {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  let named = 0

  function nameAnew(text: string) {
    const name = `proffer_${++named}`
    names.set(text, name)
    return name
  }

  function isOften(text: string) {
    if (!isNamable.test(text) || mayBePlannedByValues.test(text)) return false
    const count = (counts.get(text) ?? 0) + 1
    if (counts.size >= mostCounted) counts.clear()
    counts.set(text, count)
    if (count >= oftenEnough) counts.delete(text)
    return count >= oftenEnough
  }

  /** What to ask a statement under, if anything. */
  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostNames) return known
    return (isPrepared(text) && !isPlannedByValues.test(text)) || isOften(text) ? nameAnew(text) : undefined
  }

  return { nameOf, nameAnew }
}

const { nameOf, nameAnew } = statementNames()

/** A migration, of a newer process, has given a table other columns than it had when the statement was planned. */
const isOutdated = (error: unknown) =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'

/**
 * A connection that names the statements it is asked often: reading and planning them takes longer than running most
 * of them. An outdated one is asked again under another name. Within a transaction PostgreSQL has given up by then, and
 * what is thrown is answered like an outage: the client comes again.
 */
export class NamingClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config)
    const ask = this.query.bind(this) as (...asked: unknown[]) => Promise<QueryResult>
    const askNamed = (text: string, name: string, values: unknown[]) =>
      ask({ name, text, values }).catch((error: unknown) => {
        if (!isOutdated(error)) throw error
        return ask({ name: nameAnew(text), text, values }).catch(() => Promise.reject(error))
      })
    const query = (text: unknown, values: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' && Array.isArray(values) && rest.length === 0 ? nameOf(text) : undefined
      return name === undefined ? ask(text, values, ...rest) : askNamed(text as string, name, values as unknown[])
    }
    this.query = query as Client['query']
  }
}
