import type { Receiver } from '#wire/proposals.ts'
import type { EmailTemplate } from '#wire/templates.ts'
import type { SendMethod } from './send-words.ts'

export type SendFields = {
  send_method: SendMethod
  /** Where the message comes from. */
  message_by: 'template' | 'own'
  send_message_id: number | null
  send_message: string
  password_reset: boolean
}

/** How the window opens: with the account's first email template, so that sending is one press. */
export function firstSending(templates: readonly Pick<EmailTemplate, 'id'>[] | undefined): SendFields {
  const first = templates?.toSorted((a, b) => a.id - b.id).at(0)
  return {
    send_method: 'service',
    message_by: templates?.length === 0 ? 'own' : 'template',
    send_message_id: first?.id ?? null,
    send_message: '',
    password_reset: false,
  }
}

/** The wire's body: a template or an own text, never both; to one of the receivers, or to all of them. */
export const sendingOf = (
  { send_method, message_by, send_message_id, send_message, password_reset }: SendFields,
  only?: Pick<Receiver, 'id'>,
) => ({
  send_method,
  password_reset,
  ...(message_by === 'own' ? { send_message } : {}),
  ...(message_by === 'template' && send_message_id !== null ? { send_message_id } : {}),
  ...(only ? { contact_people: [only.id] } : {}),
})
