import { useState } from 'react'

/**
 * Idempotency keys for what must not happen twice. As long as the outcome is not known, the same input goes out under
 * the same key, so that pressing the button again after a time-out creates or sends nothing a second time.
 */
export function newRepeatKeys() {
  let undecided: { input: string; key: string } | undefined
  return {
    /** Runs a write; only its success settles it (a refusal does not use the key up: interface, section 1.10). */
    async once<T>(input: unknown, write: (idempotencyKey: string) => Promise<T>): Promise<T> {
      const text = JSON.stringify(input)
      const attempt = undecided?.input === text ? undecided : { input: text, key: crypto.randomUUID() }
      undecided = attempt
      const answer = await write(attempt.key)
      undecided = undefined
      return answer
    },
  }
}

/** The same for as long as a form is shown. */
export const useRepeatKeys = () => useState(newRepeatKeys)[0]
