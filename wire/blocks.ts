import * as z from 'zod/mini'
import { maxBlockRows } from './limits.ts'
import { operation } from './operation.ts'
import { appRowInput, templateRow } from './row-pictures.ts'
import { made } from './settings.ts'
import { atMostOf, byId, name, statusLine, text } from './scalars.ts'

/** A section, or rows of a price table, kept to be used again. */
export const blockKinds = ['section', 'rows'] as const
export type BlockKind = (typeof blockKinds)[number]

const item = {
  id: z.int(),
  name: z.string(),
  kind: z.enum(blockKinds),
  /** How it begins, as plain text. */
  about: z.string(),
  /** Whoever saved it; empty for somebody who is gone. */
  owner: z.string(),
  /** Whether who asks may rename and delete it. */
  own: z.boolean(),
}
const blockItem = z.object(item)
export type BlockItem = z.output<typeof blockItem>

const section = z.object({ title: z.string(), html: z.string() })

export const block = z.object({ ...item, section: z.nullable(section), rows: z.array(templateRow) })
export type Block = z.output<typeof block>

/** By name. */
export const listBlocks = operation({
  id: 'blocks.list',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/blocks',
  answer: z.array(blockItem),
})

export const getBlock = operation({
  id: 'blocks.details',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/blocks/:id',
  params: byId,
  answer: block,
})

/** Either a section, cleaned as those of proposals are, or rows without the identity they had. */
export const createBlock = operation({
  id: 'blocks.create',
  face: 'app',
  may: 'seller',
  methods: ['POST'],
  path: '/blocks',
  body: z.strictObject({
    name,
    section: z.optional(z.strictObject({ title: text, html: text })),
    rows: z.optional(
      z.array(appRowInput).check(z.minLength(1, 'Send at least one row'), atMostOf(maxBlockRows, 'rows')),
    ),
  }),
  status: 201,
  answer: made,
})
export type NewBlock = z.output<(typeof createBlock)['body']>

/** A seller may do this to their own, an admin to all. */
export const updateBlock = operation({
  id: 'blocks.update',
  face: 'app',
  may: 'seller',
  methods: ['PATCH', 'PUT'],
  path: '/blocks/:id',
  params: byId,
  body: z.strictObject({ name }),
  answer: statusLine,
})

/** It can be brought back for 30 days. Proposals keep what they took from it. */
export const deleteBlock = operation({
  id: 'blocks.delete',
  face: 'app',
  may: 'seller',
  methods: ['DELETE'],
  path: '/blocks/:id',
  params: byId,
  gives: 'text',
  answer: z.string(),
})

export const restoreBlock = operation({
  id: 'blocks.restore',
  face: 'app',
  may: 'seller',
  methods: ['POST'],
  path: '/blocks/:id/restore',
  params: byId,
  answer: statusLine,
})
