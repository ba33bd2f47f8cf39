/** Preparing one takes longer than running most of them. */
const mostStatements = 500
/** What is asked again with other values; not what opens or closes a transaction, or changes tables. */
const isRepeated = /^\s*(?:select|insert|update|delete|with)\b/i
/** After these a statement may have other columns than when it was prepared. */
const changesTables = /^\s*(?:create|alter|drop)\b/i

/**
 * Prepared statements by their text: those that are repeated are kept, until they were not used for longest. `discard` is
 * called with each that is kept no more.
 */
export class KeptStatements<Statement> {
  readonly #prepare: (text: string) => Statement
  readonly #discard: (statement: Statement) => void
  readonly #kept = new Map<string, Statement>()

  constructor(prepare: (text: string) => Statement, discard: (statement: Statement) => void = () => {}) {
    this.#prepare = prepare
    this.#discard = discard
  }

  take(text: string): Statement {
    if (changesTables.test(text)) for (const kept of this.#kept.keys()) this.#forget(kept)
    const statement = this.#kept.get(text) ?? this.#prepare(text)
    if (!isRepeated.test(text)) return statement
    // A map keeps the order of insertion: the first is the one that was not used for longest.
    this.#kept.delete(text)
    this.#kept.set(text, statement)
    const [oldest] = this.#kept.size > mostStatements ? this.#kept.keys() : []
    if (oldest !== undefined) this.#forget(oldest)
    return statement
  }

  /** The end of one that was taken: kept for the next time, unless it failed, when nobody knows where it stands. */
  giveBack(text: string, statement: Statement, isWell: boolean) {
    if (isWell && this.#kept.get(text) === statement) return
    this.#kept.delete(text)
    this.#discard(statement)
  }

  #forget(text: string) {
    const statement = this.#kept.get(text)
    this.#kept.delete(text)
    if (statement !== undefined) this.#discard(statement)
  }
}
