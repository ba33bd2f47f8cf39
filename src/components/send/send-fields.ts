import type { SendMethod } from './send-words.ts'

export type SendFields = {
  send_method: SendMethod
  /** Where the message comes from. */
  message_by: 'template' | 'own'
  send_message_id: number | null
  send_message: string
  password_reset: boolean
}

export const emptySending: SendFields = {
  send_method: 'service',
  message_by: 'template',
  send_message_id: null,
  send_message: '',
  password_reset: false,
}

/** The wire's body: a template or an own text, never both. */
export const sendingOf = ({ send_method, message_by, send_message_id, send_message, password_reset }: SendFields) => ({
  send_method,
  password_reset,
  ...(message_by === 'own' ? { send_message } : {}),
  ...(message_by === 'template' && send_message_id !== null ? { send_message_id } : {}),
})
