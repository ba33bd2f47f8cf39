import type { Page } from './layout.ts'

export type PasswordNotice = 'incomplete' | 'short' | 'different' | 'expired'

/** What the pages behind a mailed link say, and the one that asks for such a link. */
export type LinkWords = {
  fields: { firstname: string; lastname: string; email: string; password: string; newPassword: string; again: string }
  /** Below a field for a new password. */
  rule: string
  notices: Record<PasswordNotice, string>
  invitation: { title: (account: string) => string; lead: (account: string, email: string) => Page; act: string }
  accepted: { title: (account: string) => string; lead: Page; leadTo: (provider: string) => Page; act: string }
  forgot: {
    link: string
    title: string
    lead: (account: string) => Page
    act: string
    throttled: string
    email: string
    back: string
    sent: { title: string; lead: (email: string) => Page; advice: string }
    /** Where no mail goes out. */
    unmailed: (account: string) => Page
  }
  reset: { title: string; lead: (account: string, email: string) => Page; act: string }
  wasReset: { title: string; lead: Page; act: string }
  confirm: { title: string; lead: (account: string, email: string) => Page; act: string }
  confirmed: { title: string; lead: (email: string) => Page; act: string }
  dead: { title: string; notice: string; advice: string }
}
