import type { Asking, ConsentRight } from '#service/oauth/consent-rights.ts'
import type { Page } from './layout.ts'
import type { FactorWords } from './factor-words.ts'
import type { LinkWords } from './link-words.ts'

export type SignInNotice = 'elsewhere' | 'again' | 'passkey' | 'wrong' | 'throttled' | 'incomplete' | 'expired'

/** What the pages of signing in say. */
export type PageWords = {
  lang: string
  signIn: {
    title: (account: string) => string
    heading: string
    lead: (account: string, client: string) => Page
    /** Where no application asked. */
    leadAlone: (account: string) => Page
    /** Where users are made up, their passwords are told. */
    demo: (password: string) => Page
    passkey: string
    sso: {
      act: (provider: string) => string
      /** Shows the form for the password, where it is not the usual way. */
      otherwise: string
      refused: string
      faults: Record<'failed' | 'unverified' | 'domain' | 'inactive', (provider: string) => string>
    }
    email: string
    password: string
    act: string
    notices: Record<SignInNotice, string>
  }
  consent: {
    title: (client: string) => string
    lead: (client: string, account: string) => Page
    /** Before the list of what it can do. */
    opening: Record<Asking, string>
    rights: Record<ConsentRight, string>
    /** What nobody can let it do; of somebody who only reads, `reader`. */
    limits: Record<'otherApp' | 'assistant' | 'reader', string>
    roleChanges: string
    leadAssistant: (client: string, account: string) => Page
    /** Of an application that registered itself; `host` is where the answer goes. */
    unchecked: (host: string) => Page
    /** Whoever may not connect assistants. */
    refused: string
    password: string
    allow: string
    deny: string
    signedInAs: (person: string) => Page
    otherAccount: string
  }
  signOut: {
    title: string
    lead: (account: string, person: string) => Page
    act: string
    note: string
  }
  signedOut: { title: string; lead: (account: string) => Page; open: string }
  links: LinkWords
  factors: FactorWords
  error: { title: string; notice: string; advice: string; developers: Page }
}
