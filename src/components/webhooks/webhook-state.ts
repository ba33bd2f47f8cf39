import type { Webhook } from '#wire/webhooks.ts'

export type WebhookState = 'active' | 'paused' | 'failed'

/** Made inactive by a person, or by the service after the last try of a delivery failed (interface, section 7.6). */
export const stateOf = ({ active, date_failed }: Pick<Webhook, 'active' | 'date_failed'>): WebhookState => {
  if (active) return 'active'
  return date_failed === null ? 'paused' : 'failed'
}

/** Where it is sent, without what every address begins with. */
export const shortAddress = (payloadUrl: string) => payloadUrl.replace(/^https:\/\//i, '')
