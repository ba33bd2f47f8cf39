import * as z from 'zod/mini'
import { contactType } from './contacts.ts'
import { operation } from './operation.ts'
import { proposalStatus } from './proposal-status.ts'
import { integer, pageNumber, searchText, statusLine, timestamp } from './scalars.ts'

const trashKind = z.enum(['proposal', 'contact'], { error: 'Give proposal or contact' })
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
    /** Those an organisation took along; it gives them back when it is restored. */
    people: z.array(z.object({ id: z.int(), fullname: z.string() })),
  }),
])
export type TrashItem = z.infer<typeof trashItem>

/** What was deleted, the newest first (specification section 3); of one kind, or what is found by its words. */
export const listTrash = operation({
  id: 'trashcan.list',
  face: 'app',
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
  methods: ['POST'],
  path: '/trashcan/:kind/:id/restore',
  params: z.object({ kind: trashKind, id: integer }),
  answer: statusLine,
})
