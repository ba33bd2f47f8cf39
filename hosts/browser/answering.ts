/** Counts the requests that a home is answering, so that it is closed under none of them. */
export class Answering {
  #count = 0
  readonly #waiting = new Set<() => void>()

  async count<T>(answer: () => Promise<T>): Promise<T> {
    this.#count += 1
    return answer().finally(() => this.#leave())
  }

  /** For work of a request that waits for the others: two such requests would wait for each other. */
  async without<T>(work: () => Promise<T>): Promise<T> {
    this.#leave()
    return work().finally(() => (this.#count += 1))
  }

  /** Resolves once there is none. */
  async none() {
    // oxlint-disable-next-line no-await-in-loop -- another may have begun before this one heard
    while (this.#count > 0) await new Promise<void>((heard) => this.#waiting.add(heard))
  }

  #leave() {
    this.#count -= 1
    if (this.#count > 0) return
    for (const tell of this.#waiting) tell()
    this.#waiting.clear()
  }
}
