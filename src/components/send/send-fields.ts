import type { Proposal, Receiver } from '#wire/proposal-details.ts'
import type { EmailTemplate } from '#wire/templates.ts'
import type { KeptRequest } from '#wire/scheduled-sending.ts'
import type { SendMethod } from './send-label.ts'

export type SendFields = {
  send_method: SendMethod
  /** Where the text comes from; edited for this send, it keeps the subject of the template it began with. */
  message_by: 'template' | 'own'
  send_message_id: number | null
  send_message: string
  password_reset: boolean
  /** Later is by mail alone. */
  when: 'now' | 'later'
  /** Of later, on the account's clock: `2026-11-24T08:00`. */
  at: string
}

/** What was scheduled: it goes on with its texts. Without `at` it was not sent, and is so at no time of its own. */
export type KeptSending = { request: KeptRequest; at?: string | undefined }

/**
 * How the window opens: with what was scheduled, else with the email template in the proposal's language, so that sending
 * is one press.
 */
export function firstSending(
  templates: readonly Pick<EmailTemplate, 'id' | 'language'>[] | undefined,
  language: Proposal['proposal_language'],
  kept?: KeptSending,
): SendFields {
  if (kept) return keptSending(kept)
  return {
    send_method: 'service',
    message_by: templates?.length === 0 ? 'own' : 'template',
    send_message_id: inLanguage(templates ?? [], language)?.id ?? null,
    send_message: '',
    password_reset: false,
    when: 'now',
    at: '',
  }
}

function keptSending({ request, at }: KeptSending): SendFields {
  const { send_method, send_message, send_message_id, password_reset } = request
  return {
    send_method,
    message_by: send_message === null ? 'template' : 'own',
    send_message_id,
    send_message: send_message ?? '',
    password_reset,
    when: at === undefined ? 'now' : 'later',
    at: at ?? '',
  }
}

/** Of several that fit alike the oldest; one that serves every language before one in another. */
function inLanguage<One extends Pick<EmailTemplate, 'id' | 'language'>>(templates: readonly One[], wanted: string) {
  const fits = ({ language }: One) => fitsLanguage(language, wanted)
  return templates.toSorted((a, b) => fits(a) - fits(b) || a.id - b.id).at(0)
}

/** How well a template of a language serves another: 0 best, 3 not. One of no language serves each. */
export function fitsLanguage(language: string, wanted: string): number {
  if (language === '') return 2
  if (language.toLowerCase() === wanted.toLowerCase()) return 0
  return tongue(language) === tongue(wanted) ? 1 : 3
}

/** Of en-GB: en. */
const tongue = (language: string) => language.toLowerCase().split('-')[0]

/** The wire's body; to some of the receivers, or to all of them. */
export const sendingOf = (
  { send_method, message_by, send_message_id, send_message, password_reset }: SendFields,
  some?: readonly Pick<Receiver, 'id'>[],
) => ({
  send_method,
  password_reset,
  ...(message_by === 'own' ? { send_message } : {}),
  ...(send_message_id === null ? {} : { send_message_id }),
  ...(some ? { contact_people: some.map(({ id }) => id) } : {}),
})
