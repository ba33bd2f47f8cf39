import * as z from 'zod/mini'
import { contactType } from './contact-type.ts'
import { operation } from './operation.ts'
import { proposalStatus } from './proposal-status.ts'
import { integer, oneOf, pageNumber, searchText, statusLine, timestamp } from './scalars.ts'

const trashKind = oneOf(['proposal', 'contact'])
export type TrashKind = z.infer<typeof trashKind>

const common = { id: z.int(), name: z.string(), date_deleted: timestamp }

export const trashItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('proposal'),
    ...common,
    proposal_nr: z.string(),
    status: proposalStatus,
    contact_name: z.string(),
  }),
  z.object({
    kind: z.literal('contact'),
    ...common,
    type: contactType,
    /** Of a person; "" for organisations and private persons. */
    organisation: z.string(),
    /** It must be restored before the person can be. */
    organisation_in_trashcan: z.boolean(),
    /** People deleted along with an organisation; they are restored with it. */
    people: z.array(z.object({ id: z.int(), fullname: z.string() })),
  }),
])
export type TrashItem = z.infer<typeof trashItem>

/** Deleted records, the newest first (interface, section 2.7); filtered by kind or query. */
export const listTrash = operation({
  id: 'trashcan.list',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/trashcan',
  query: z.strictObject({ query: z.optional(searchText), kind: z.optional(trashKind), page: pageNumber }),
  gives: 'page',
  answer: z.array(trashItem),
})

/** 409: not in the trashcan, or a person whose organisation is. */
export const restore = operation({
  id: 'trashcan.restore',
  face: 'app',
  may: 'seller',
  methods: ['POST'],
  path: '/trashcan/:kind/:id/restore',
  params: z.object({ kind: trashKind, id: integer }),
  answer: statusLine,
})
