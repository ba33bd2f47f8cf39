import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { appProposal } from './app-proposal.ts'
import { readingOrder } from './reading-order.ts'
import { appKeptRow } from './row-pictures.ts'
import { byId, flag, integer, percentage, text } from './scalars.ts'

/** Cleaned (interface, section 5). An id is the one it has in the details; without one it is new. */
const section = z.strictObject({ id: z.optional(integer), title: text, html: text })

const settings = z.strictObject({
  vat_default_percentage: z.optional(percentage),
  vat_hidden: z.optional(flag),
  rows_include_vat: z.optional(flag),
})

const table = z.strictObject({
  /** As in the details: the Unique ID of the template's table, or null. */
  id: z.nullable(z.string('Send the Unique ID of a price table, or null')),
  /** Which table of the details it is, from 0; needed only where several have this id. */
  position: z.optional(integer),
  title: z.optional(text),
  settings: z.optional(settings),
  rows: z.optional(z.array(appKeptRow)),
})

/** Has no Unique ID, since no template knows it. One that was removed comes back by the number it had. */
const addedTable = z.strictObject({
  number: z.optional(integer),
  title: z.optional(text),
  settings: z.required(settings),
  rows: z.array(appKeptRow),
})

/**
 * Saves sections and price tables while somebody edits (interface, section 8). What is not supplied stays: all sections, a
 * table, the rows of a table. A supplied list replaces the one before, in its order. Ids are kept; a removed one may
 * come back. For an open proposal this starts the next version, while the customer still sees the one that was sent.
 */
export const saveContent = operation({
  id: 'proposals.save-content',
  face: 'app',
  may: 'seller',
  methods: ['PUT', 'PATCH'],
  path: '/proposals/:id/content',
  params: byId,
  mustMatch: true,
  body: z.strictObject({
    sections: z.optional(z.array(section)),
    pricetables: z.optional(z.array(table)),
    /** Numbers of price tables that go, with their rows. */
    removed_pricetables: z.optional(z.array(integer)),
    /** New price tables: in the list they follow those there are, and `order` says where they are read. */
    added_pricetables: z.optional(z.array(addedTable)),
    /** Of all sections and tables as they are after this, each once. */
    order: z.optional(readingOrder),
    /** Required to change a won, lost or closed proposal: it becomes open again, and is no longer accepted. */
    reopen: z._default(flag, false),
  }),
  answer: appProposal,
})
export type ContentChanges = Omit<z.output<(typeof saveContent)['body']>, 'reopen'>
export type SaveContent = z.output<(typeof saveContent)['body']>
