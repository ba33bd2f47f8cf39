import type { Page } from './layout.ts'

/** What the pages of the second factor say, and the one where a person sets up how they sign in. */
export type FactorWords = {
  factor: {
    title: string
    lead: (account: string) => Page
    code: string
    rule: string
    act: string
    wrong: string
    throttled: string
    passkey: string
    recovery: { summary: string; label: string; act: string }
  }
  security: {
    title: string
    lead: (account: string, person: string) => Page
    required: (account: string) => string
    again: string
    saved: string
    last: string
    expired: string
    toApp: string
    goOn: string
    passkeys: {
      heading: string
      about: string
      add: string
      remove: (name: string) => string
      used: (date: string) => string
      scriptless: string
      failed: string
      /** Why there are none. */
      absent: Record<'demo' | 'address', string>
    }
    app: { heading: string; about: string; on: string; begin: string; remove: string }
    codes: { heading: string; about: (left: number) => string; act: string }
  }
  setup: {
    title: string
    lead: Page
    secret: string
    picture: string
    code: string
    act: string
    wrong: string
    back: string
  }
  shown: { title: string; lead: Page; label: string }
}
