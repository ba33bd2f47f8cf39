import { defaultRequestsPerMinute, defaultWebhookRetrySeconds } from '#wire/limits.ts'
import { interfaces } from '#wire/operation.ts'
import type { Settings } from './ports.ts'

/** The defaults of the settings, for every host. */
export const defaultSettings = {
  appOrigins: [],
  interfaces,
  rateLimitPerMinute: defaultRequestsPerMinute,
  webhookAllowHosts: [],
  webhookRetrySeconds: defaultWebhookRetrySeconds,
} as const satisfies Omit<Settings, 'publicUrl' | 'appUrl'>

/** Seconds from one try of a mail to the next: about four days in all, which is how long mail servers try. */
export const defaultMailRetrySeconds: readonly number[] = [
  60, 300, 1800, 7200, 21_600, 43_200, 43_200, 86_400, 86_400, 86_400,
]
