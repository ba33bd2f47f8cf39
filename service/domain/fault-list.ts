import { Refused, type Faults } from './refused.ts'

/** An answer stays readable, however much is wrong. */
const mostFaults = 1_000

/** Collects all faults of an input, so that every one is reported and not just the first (interface, section 1). */
export class FaultList {
  readonly #byPath = new Map<string, Set<string>>()

  /** `path` is dotted: `content.pricetables.0.id`. */
  add(path: string, text: string) {
    const texts = this.#byPath.get(path)
    if (texts) texts.add(text)
    else if (this.#byPath.size < mostFaults) this.#byPath.set(path, new Set([text]))
  }

  get found() {
    return this.#byPath.size > 0
  }

  get all(): Faults {
    return Object.fromEntries(Array.from(this.#byPath, ([path, texts]) => [path, [...texts]]))
  }

  get refusal() {
    const [only = '', ...more] = Object.values(this.all).flat()
    const message = more.length === 0 ? `${only}.` : 'Several things do not fit. Correct what errors names.'
    return new Refused('invalid', message, this.all)
  }

  /** Throws when any fault was added. */
  refuse() {
    if (this.found) throw this.refusal
  }
}
