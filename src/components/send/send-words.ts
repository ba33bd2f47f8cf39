import type { Proposal, Receiver } from '#wire/proposals.ts'

export type SendMethod = 'service' | 'self'

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

/** What the button does, and to how many. */
export function sendLabel(method: SendMethod, { status, receivers }: Pick<Proposal, 'status' | 'receivers'>): string {
  const { length: count } = receivers
  const verb = status === 'open' ? 'Send again' : 'Send'
  if (method === 'self') return count > 1 ? `Make ${count} links` : 'Make the link'
  return count === 0 ? verb : `${verb} to ${people(count)}`
}

/** What was done, once it is. */
export const sentWords = (method: SendMethod, { receivers }: Pick<Proposal, 'receivers'>) =>
  method === 'self'
    ? `${receivers.length === 1 ? 'The link is' : 'The links are'} ready to copy. Nothing was mailed.`
    : `Sent to ${people(receivers.length)}`

export const lacksEmail = ({ email }: Pick<Receiver, 'email'>) => email.trim() === ''

/** Why it cannot be sent as it stands, in words that say the way out; undefined when it can (wire.md section 2, Send). */
export function sendObstacle(
  method: SendMethod,
  { status, receivers }: Pick<Proposal, 'status' | 'receivers'>,
): string | undefined {
  if (status !== 'edit' && status !== 'open') return `It is ${status}. Move it back to open to send it.`
  if (receivers.length === 0) return 'Nobody receives it yet. Choose the receivers under Edit.'
  const missing = receivers.filter(lacksEmail).length
  if (method === 'self' || missing === 0) return undefined
  return missing === 1 ? 'One receiver has no email address' : `${missing} receivers have no email address`
}
