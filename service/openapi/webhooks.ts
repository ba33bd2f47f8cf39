import * as z from 'zod/mini'
import { samplePayload } from '#service/domain/event-samples.ts'
import type { EventType } from '#service/domain/events.ts'
import { contact, getOrganisationPerson } from '#wire/contacts.ts'
import { inSeconds, webhookTimeout } from '#wire/limits.ts'
import { product, productDirectory } from '#wire/products.ts'
import { proposal } from '#wire/proposal-details.ts'
import { companyDetails, companyPerson } from '#wire/v1-companies.ts'
import { v1Proposal } from '#wire/v1-proposals.ts'
import { inVersion1, webhookEvents, type ApiVersion } from '#wire/webhooks.ts'
import type { schemaBook } from './json-schema.ts'
import { eventNotes } from './notes/events.ts'
import type { JsonSchema, Parameter, PathItem } from './shape.ts'

export const eventTypes = webhookEvents.filter((event) => event !== 'all')

type Schema = z.core.$ZodType
type Kind = 'proposal' | 'product_directory' | 'product' | 'contact_person' | 'contact'

/** The details of a record, as each version has them. */
const recordOf: Record<Kind, Record<ApiVersion, Schema>> = {
  proposal: { 1: v1Proposal, 2: proposal },
  product_directory: { 1: productDirectory, 2: productDirectory },
  product: { 1: product, 2: product },
  contact_person: { 1: companyPerson, 2: getOrganisationPerson.answer },
  contact: { 1: companyDetails, 2: contact },
}

const kindOf = (type: EventType): Kind =>
  type.startsWith('proposal_')
    ? 'proposal'
    : type.startsWith('product_directory_')
      ? 'product_directory'
      : type.startsWith('product_')
        ? 'product'
        : type.startsWith('contact_person_')
          ? 'contact_person'
          : 'contact'

const deleted: JsonSchema = {
  type: 'object',
  required: ['id', 'type'],
  properties: {
    id: { type: 'integer', description: 'The id it had.' },
    type: { type: 'string', description: 'What kind of record it was.' },
  },
}

const header = (name: string, description: string, example: string, required = true): Parameter => ({
  name,
  in: 'header',
  ...(required && { required: true }),
  description,
  schema: { type: 'string' },
  example,
})

/** As Standard Webhooks names them (interface, section 7.4). */
export const deliveryHeaders: Parameter[] = [
  header('webhook-id', 'Names the delivery; the same on every try.', 'msg_p5jXN8AQM9LWM0D4loKWxJek'),
  header('webhook-timestamp', 'When this try was made, in seconds since 1970.', '1793873700'),
  header(
    'webhook-signature',
    '`v1,` and the base64 of HMAC-SHA-256 over `<webhook-id>.<webhook-timestamp>.<body>`; several, with a space between them, while an older secret is still valid.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
  header('webhook-test', '`true` on a test delivery, whose record is made up.', 'true', false),
]

/** The name and the explanation of an event in the words of a version. */
export const eventWords = (version: ApiVersion, type: EventType) =>
  version === 1
    ? {
        name: inVersion1(type),
        note: eventNotes[type]
          .replace('organisation or private person', 'company')
          .replace('organisation or a private person', 'company')
          .replaceAll('organisation', 'company'),
      }
    : { name: type as string, note: eventNotes[type] }

/** What a webhook posts, one entry for each event (OpenAPI 3.1, `webhooks`). */
export function webhooksOf(book: ReturnType<typeof schemaBook>, version: ApiVersion): Record<string, PathItem> {
  return Object.fromEntries(
    eventTypes.map((type) => {
      const { name, note } = eventWords(version, type)
      const isDeleted = type.endsWith('_deleted')
      const schema: JsonSchema = {
        type: 'object',
        required: ['type', 'date_created', 'data'],
        properties: {
          type: { type: 'string', const: name, description: 'What happened.' },
          date_created: { type: 'string', description: 'When it happened; the same on every try.' },
          data: {
            ...(isDeleted ? deleted : book.written(recordOf[kindOf(type)][version], 'output', `event.${type}`)),
            description: isDeleted ? 'What was deleted.' : 'The record, as its details operation shows it.',
          },
        },
      }
      const post = {
        operationId: `event.${name}`,
        tags: ['Webhooks'],
        summary: name,
        description: note,
        security: [],
        parameters: deliveryHeaders,
        requestBody: {
          required: true,
          content: { 'application/json': { schema, example: samplePayload(version, type) } },
        },
        responses: {
          '2XX': {
            description: `It was received, within ${inSeconds(webhookTimeout)} seconds. Anything else is tried again.`,
          },
          '410': { description: 'Nobody is here any more: no further tries.' },
        },
      }
      return [name, { post }] as const
    }),
  )
}
