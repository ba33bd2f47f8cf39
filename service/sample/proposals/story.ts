import { faultIn } from '#service/domain/mail-fault.ts'
import { enumerated, toldColumns, type Told } from '#service/domain/proposal-log.ts'
import type { Calendar } from '#service/sample/calendar.ts'
import type { ContactDraft } from '#service/sample/contacts.ts'
import type { Random } from '#service/sample/random.ts'
import type { emailTemplates } from '#service/sample/templates/emails.ts'
import type { MailFault } from '#wire/mail-fault.ts'
import type { DeclineReason } from '#wire/viewer-acts.ts'
import type { Plan } from './plan.ts'

export type LogDraft = {
  person: string
  type: 'client' | 'user'
  action: string
  kind: string
  facts: string
  at: number
}
export type CommentDraft = { by: ContactDraft | 'user'; comment: string; at: number }
export type MailDraft = {
  /** Which of the receivers. */
  to: number
  template: keyof typeof emailTemplates
  state: 'sent' | 'bounced' | 'failed'
  /** As the service reads it off the reason, which is what a mail server said. */
  fault: MailFault | ''
  reason: string
  at: number
}

/** What happened to a proposal, in the order it happened. */
export type History = {
  log: LogDraft[]
  comments: CommentDraft[]
  mails: MailDraft[]
  /** When each version was sent; the first entry is version 1. */
  sent: number[]
  modified: number
  viewed: number[]
  /** Signed on the page, by the first receiver. */
  won: number | null
  declined: { reason: DeclineReason; comment: string; at: number } | null
}

/** In words for people (interface, section 3.1), those that the service itself writes among them. */
export const actions = {
  created: 'created the proposal',
  changed: 'changed the price table',
  sent: (people: string) => `sent the proposal to ${people}`,
  sentAgain: (people: string) => `sent the proposal again to ${people}`,
  viewed: 'viewed the proposal',
  commented: 'wrote a comment',
  accepted: 'accepted the proposal',
  declined: 'declined the proposal',
  lost: 'changed the status from open to lost',
  closed: 'changed the status from open to closed',
}

/** A row of another table tells it too, and more. */
const elsewhere: Told = { kind: 'elsewhere' }

const bounce = '550 5.1.1 Recipient address rejected: User unknown in virtual mailbox table'
const unreachable = '421 4.4.1 Connection timed out'

export type Telling = {
  calendar: Calendar
  random: Random
  user: string
  receivers: readonly ContactDraft[]
  moment: number
}

/** Writes a history step by step, each later than the one before. */
export class Story {
  readonly history: History
  readonly #telling: Telling
  #moment: number

  constructor(history: History, telling: Telling) {
    this.history = history
    this.#telling = telling
    this.#moment = telling.moment
  }

  later(days: number) {
    this.#moment = this.#telling.calendar.after(this.#telling.random, this.#moment, days)
    return this
  }

  /** At that very moment, or right after what came last where that was later. */
  at(moment: number) {
    this.#moment = Math.max(moment, this.#moment)
    return this
  }

  byUser(action: string, told: Told) {
    const person = this.#telling.user
    this.history.log.push({ person, type: 'user', action, ...toldColumns(told), at: this.#moment })
    this.history.modified = this.#moment
    return this
  }

  #byClient(action: string, told: Told = elsewhere) {
    const person = this.#telling.receivers[0]?.columns.fullname ?? ''
    this.history.log.push({ person, type: 'client', action, ...toldColumns(told), at: this.#moment })
  }

  #mail(to: number, template: MailDraft['template'], state: MailDraft['state'] = 'sent', reason = '') {
    const fault = state === 'bounced' ? faultIn(reason) : state === 'failed' ? 'unreachable' : ''
    this.history.mails.push({ to, template, state, fault, reason, at: this.#moment })
  }

  get #people() {
    return this.#telling.receivers.map(({ columns }) => columns.fullname)
  }

  send(template: MailDraft['template'], waiting: Plan['waiting']) {
    const names = this.#people
    this.byUser(actions.sent(enumerated(names)), { kind: 'sent', facts: { names, number: 1 } })
    this.history.sent.push(this.#moment)
    for (const to of this.#telling.receivers.keys())
      if (to > 0 || (waiting !== 'bounced' && waiting !== 'failed')) this.#mail(to, template)
      else if (waiting === 'bounced') this.#mail(to, template, 'bounced', bounce)
      else this.#mail(to, template, 'failed', unreachable)
  }

  sendAgain() {
    this.history.sent.push(this.#moment)
    const [names, number] = [this.#people, this.history.sent.length]
    this.byUser(actions.sentAgain(enumerated(names)), { kind: 'sent', facts: { names, number, again: true } })
    for (const to of this.#telling.receivers.keys()) this.#mail(to, 'revised')
  }

  view() {
    this.#byClient(actions.viewed)
    this.history.viewed.push(this.#moment)
  }

  #comment(by: CommentDraft['by'], comment: string) {
    this.history.comments.push({ by, comment, at: this.#moment })
  }

  ask(question: string) {
    const [reader] = this.#telling.receivers
    if (!reader) return
    this.#comment(reader, question)
    this.#byClient(actions.commented)
  }

  answer(comment: string) {
    this.#comment('user', comment)
    const person = this.#telling.user
    const action = actions.commented
    this.history.log.push({ person, type: 'user', action, ...toldColumns(elsewhere), at: this.#moment })
  }

  thank(comment: string) {
    this.ask(comment)
  }

  accept() {
    this.#byClient(actions.accepted, { kind: 'won' })
    this.history.won = this.#moment
    this.history.modified = this.#moment
    this.#mail(0, 'thanks')
  }

  /** Some only stay away, and the seller gives up. */
  lose(reason: DeclineReason, comment: string) {
    if (this.#telling.random.chance(0.4))
      this.byUser(actions.lost, { kind: 'status', facts: { from: 'open', to: 'lost' } })
    else this.decline(reason, comment)
  }

  decline(reason: DeclineReason, comment: string) {
    this.#byClient(actions.declined)
    this.history.declined = { reason, comment, at: this.#moment }
    this.history.modified = this.#moment
  }

  /** A question that waits is a fresh one: it moves to that many minutes ago, if that is later. */
  asOfThisMorning(minutes: number) {
    const at = Math.max(this.#moment, this.#telling.calendar.now - minutes * 60_000)
    for (const entry of [this.history.comments.at(-1), this.history.log.at(-1)]) if (entry) entry.at = at
    return this
  }
}
