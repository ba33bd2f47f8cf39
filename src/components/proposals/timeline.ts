import type { Proposal } from '#wire/proposal-details.ts'

export type MailState = Proposal['emails'][number]['state']

/** One thing that happened: an act of a person, or a mail on its way. */
export type Happening =
  | { kind: 'user' | 'client'; date: string; person: string; action: string }
  | { kind: 'mail'; date: string; to: string; subject: string; state: MailState; reason: string }

/** What happened to a proposal as one stream, the newest first. */
export function happenings({ logs, emails }: Pick<Proposal, 'logs' | 'emails'>): Happening[] {
  const acts = logs.history.map(({ date, person, action, type }): Happening => ({ kind: type, date, person, action }))
  const mails = emails.map(({ date, to, subject, state, reason }): Happening => {
    return { kind: 'mail', date, to, subject, state, reason }
  })
  return [...acts, ...mails].toSorted((a, b) => b.date.localeCompare(a.date))
}

/** The same by day, as `dayOf` names it. */
export function byDay(stream: readonly Happening[], dayOf: (date: Date) => string) {
  const days = Map.groupBy(stream, ({ date }) => dayOf(new Date(date)))
  return Array.from(days, ([day, happened]) => ({ day, happened }))
}
