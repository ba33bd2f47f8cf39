import * as z from 'zod/mini'
import { createContact, updateContact } from './contacts.ts'
import { maxContactActs } from './limits.ts'
import { operation, type Answer } from './operation.ts'
import { problem } from './problem.ts'
import { atMostOf, integer, name, text } from './scalars.ts'

type Placed = { contact: { type: string }; organisation_id?: number | undefined; organisation?: string | undefined }

/**
 * As createContact. A person may be put into an organisation: one that is there, or one that is made with this name,
 * once in a batch.
 */
const create = z
  .strictObject({
    act: z.literal('create'),
    contact: createContact.body,
    organisation_id: z.optional(integer),
    organisation: z.optional(name),
  })
  .check(
    z.refine<Placed>((act) => act.organisation_id === undefined || act.organisation === undefined, {
      path: ['organisation'],
      error: 'Send organisation_id or organisation, not both',
    }),
    z.refine<Placed>(
      ({ contact, ...act }) =>
        contact.type === 'person' || (act.organisation_id === undefined && act.organisation === undefined),
      { path: ['organisation'], error: 'Only a person is put into an organisation' },
    ),
  )

/** As updateContact; 412 where it is not `etag` any more, or one of its fields not what it `was`. Tags are names. */
const update = z.strictObject({
  act: z.literal('update'),
  id: integer,
  contact: updateContact.body,
  etag: z.optional(z.string()),
  was: z.optional(z.record(z.string(), z.union([text, z.array(text)], { error: 'Enter text, or names of tags' }))),
})

/** As deleteContact. */
const trash = z.strictObject({ act: z.literal('trash'), id: integer })

/** One act of a batch, each as a request of its own would do it. */
export const contactAct = z.discriminatedUnion('act', [create, update, trash], {
  error: 'Use create, update or trash',
})
export type ContactAct = z.output<typeof contactAct>
export type SentContactAct = z.input<typeof contactAct>

/** `etag` is the version that an update made, `organisation_id` where a person was put by the name of it. */
const done = z.object({ id: z.int(), etag: z.optional(z.string()), organisation_id: z.optional(z.int()) })

/** What a request of its own would have been answered. */
const refused = z.object({ refusal: z.pick(problem, { status: true, code: true, detail: true, errors: true }) })

const bodyOf = <Act extends z.core.$ZodType>(act: Act) =>
  z.strictObject({
    acts: z
      .array(act, 'Send a list of acts')
      .check(z.minLength(1, 'Send at least one act'), atMostOf(maxContactActs, 'acts')),
  })

/** The body before its acts are looked at. */
export const unreadBatch = bodyOf(z.unknown())

/**
 * Many contacts in one request: what became of each act, in order. One that is refused leaves no trace and keeps none
 * of the others back. Each is read by itself, so that its faults too are told of it alone.
 */
export const batchContacts = operation({
  id: 'contacts.batch',
  face: 'app',
  may: 'seller',
  methods: ['POST'],
  path: '/contacts/batch',
  body: bodyOf(contactAct),
  answer: z.object({ outcomes: z.array(z.union([done, refused])) }),
})
export type ContactDone = z.output<typeof done>
export type ContactOutcome = Answer<typeof batchContacts>['outcomes'][number]
