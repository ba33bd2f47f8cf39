import * as z from 'zod/mini'

/**
 * What the static demo's own home answers besides the service, below `{base_url}/api/app/<account>/demo` (wire section
 * 8: POST /demo/reset and /demo/clock; the rest serves its bar). No other home has any of it, and nobody signs in for
 * it: it answers the one browser it lives in.
 */
export const personaIds = ['seller', 'manager', 'empty'] as const
export type PersonaId = (typeof personaIds)[number]

/** How the built-in webhook catcher answers; `slow` is longer than a delivery waits. */
export const catcherAnswers = ['200', '500', 'slow'] as const
export type CatcherAnswer = (typeof catcherAnswers)[number]

/** GET /state. */
export const demoState = z.object({
  /** False where the browser keeps nothing for this site: then everything is gone with the worker. */
  is_lasting: z.boolean(),
  /** Milliseconds that the demo's clock is ahead of the real one. */
  ahead: z.int(),
  account: z.string(),
  catcher: z.object({ address: z.string(), answer: z.enum(catcherAnswers) }),
})
export type DemoState = z.infer<typeof demoState>

/** POST /clock: so much time passes, and what falls due meanwhile is done at its moment. */
export const passTime = z.object({ days: z.union([z.literal(1), z.literal(7)]) })
/** POST /persona: signs in at the authorize pages, and makes theirs the account of the app. */
export const bePersona = z.object({ persona: z.enum(personaIds) })
/** POST /catcher. */
export const setCatcher = z.object({ answer: z.enum(catcherAnswers) })
/** POST /work: does what is due. `next` is when more will be, on the real clock; null when nothing waits. */
export const workDone = z.object({ next: z.nullable(z.int()) })

/** GET /mails, the newest first. Moments are milliseconds since 1970, on the demo's clock. */
export const demoMails = z.array(
  z.object({
    id: z.int(),
    at: z.int(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    state: z.enum(['queued', 'sent', 'bounced', 'failed']),
  }),
)

/** GET /deliveries, the newest first: every try to deliver a webhook, caught here or not. */
export const demoDeliveries = z.array(
  z.object({
    id: z.int(),
    at: z.int(),
    event: z.string(),
    payload_url: z.string(),
    headers: z.array(z.object({ name: z.string(), value: z.string() })),
    body: z.string(),
    /** Null when no whole answer came; `error` then says why. */
    status: z.nullable(z.int()),
    error: z.string(),
    /** Whether the catcher found the signature to be right; null where it did not arrive there. */
    is_verified: z.nullable(z.boolean()),
  }),
)
export type DemoDelivery = z.infer<typeof demoDeliveries>[number]
