import * as z from 'zod/mini'
import { timestamp, timestampOrNull } from './scalars.ts'

// The history in a proposal's details (interface, section 3).

export const agree = z.object({
  formfields: z.array(z.object({ label: z.string(), value: z.string() })),
  name: z.optional(z.string()),
  date: z.optional(timestamp),
  version_id: z.optional(z.int()),
  ip_country: z.optional(z.null()),
})

export const mailState = z.enum(['queued', 'sent', 'bounced', 'failed'], {
  error: 'Use queued, sent, bounced or failed',
})

export const email = z.object({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  date: timestamp,
  state: mailState,
  reason: z.string(),
})

export const logs = z.object({
  history: z.array(
    z.object({ date: timestamp, person: z.string(), action: z.string(), type: z.enum(['client', 'user']) }),
  ),
  summary: z.object({
    last_modified_date: timestamp,
    last_modified_user: z.string(),
    views: z.int(),
    recent_view: timestampOrNull,
    pdf: z.nullable(z.string()),
  }),
})
