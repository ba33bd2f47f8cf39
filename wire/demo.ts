import * as z from 'zod/mini'

/**
 * Endpoints of the static demo beside the service, below `{base_url}/api/app/<account>/demo` (interface, section 8: POST
 * /demo/reset and /demo/clock; the rest serves its bar). No other host has them, and they need no sign-in: they answer
 * only the browser they run in.
 */
export const personaIds = ['seller', 'colleague', 'manager', 'reader', 'empty'] as const
export type PersonaId = (typeof personaIds)[number]

/** How the built-in webhook catcher answers; `slow` is longer than a delivery waits. */
export const catcherAnswers = ['200', '500', 'slow'] as const
export type CatcherAnswer = (typeof catcherAnswers)[number]

/** A receiver of a proposal that was sent, and their own link to it. */
const customer = z.object({
  name: z.string(),
  /** The organisation they receive it for; a private person's own household. */
  contact_name: z.string(),
  link: z.string(),
})

/** GET /customers/:proposal_id: its receivers in their order; none of a proposal that was never sent. */
export const demoCustomers = z.array(customer)
export type DemoCustomer = z.infer<typeof customer>

/** GET /state. */
export const demoState = z.object({
  /** False where the browser stores nothing for this site: then everything is lost with the worker. */
  is_lasting: z.boolean(),
  /** Milliseconds the demo's clock is ahead of the real one. */
  ahead: z.int(),
  account: z.string(),
  /** Whether POST /undo would bring back what was there before it was started over. */
  can_undo: z.boolean(),
  catcher: z.object({ address: z.string(), answer: z.enum(catcherAnswers) }),
  /** Customers a visitor can act as. */
  customers: demoCustomers,
})
export type DemoState = z.infer<typeof demoState>

/** POST /clock: advances the clock; what falls due in between runs at its own time. */
export const passTime = z.object({ days: z.union([z.literal(1), z.literal(7)]) })
/** POST /persona: signs in at the authorize pages, and switches the app to the persona's account. */
export const bePersona = z.object({ persona: z.enum(personaIds) })
/** POST /catcher. */
export const setCatcher = z.object({ answer: z.enum(catcherAnswers) })
/** POST /work: runs due jobs. `next` is when the next is due, on the real clock; null when nothing is pending. */
export const workDone = z.object({ next: z.nullable(z.int()) })

/**
 * GET /mails, the newest first. Moments are milliseconds since 1970, on the demo's clock. GET /mails/:id is one of them
 * as HTML: a page for a frame, in which no script runs.
 */
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
    /** Whether the catcher verified the signature; null where it did not arrive there. */
    is_verified: z.nullable(z.boolean()),
  }),
)
export type DemoDelivery = z.infer<typeof demoDeliveries>[number]

/** Of everybody whom a visitor can be: nobody was told one, and forms ask for it. */
export const demoPassword = 'warmtepomp-op-zolder'
