import { createContact, createOrganisationPerson, deleteContact } from '#wire/contacts.ts'
import { batchContacts, type ContactOutcome, type SentContactAct } from '#wire/contacts-batch.ts'
import { ApiError } from '#wire/problem.ts'
import { call } from './client.ts'
import type { NewContact, NewPerson } from './contacts.ts'
import { inLanguage } from '#src/refusals/in-language.ts'
import { isPassing } from './errors.ts'

/** Creates one contact of many. Asked again under the same key, it is not made twice. */
export const addContact = (body: NewContact, idempotencyKey: string) =>
  call(createContact, { body }, { idempotencyKey })

/** The same for a person inside an organisation. */
export const addPersonTo = (id: number, body: NewPerson, idempotencyKey: string) =>
  call(createOrganisationPerson, { params: { id }, body }, { idempotencyKey })

/** To the trashcan, one of many. */
export const trashContact = (id: number) => call(deleteContact, { params: { id } })

/**
 * Does up to `maxContactActs` at once and tells what became of each, in order. Where none can be told it is asked once
 * more: under the same key nothing is written twice, and what was written is known.
 */
export async function sendContactActs(acts: SentContactAct[]): Promise<ContactOutcome[]> {
  const idempotencyKey = crypto.randomUUID()
  const send = () => call(batchContacts, { body: { acts } }, { idempotencyKey })
  const { outcomes } = await send().catch((error: unknown) => {
    if (isPassing(error)) return send()
    throw error
  })
  return Promise.all(
    outcomes.map(async (outcome) =>
      'refusal' in outcome ? { ...outcome, refusal: await inLanguage(outcome.refusal) } : outcome,
    ),
  )
}

/** The refusal of one act, as that of a request of its own. */
export const refusalIn = (outcome: ContactOutcome | undefined): ApiError | undefined =>
  outcome && 'refusal' in outcome
    ? new ApiError({ type: 'about:blank', title: outcome.refusal.detail, request_id: '', ...outcome.refusal })
    : undefined
