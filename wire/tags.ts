import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { integer, name } from './scalars.ts'

export const tag = z.object({ id: z.int(), name: z.string() })
export type Tag = z.infer<typeof tag>

/**
 * In requests strings or objects, by name; one that does not exist is created (interface, section 3.4). An id is passed over,
 * so that what details gave can be sent back.
 */
export const tagNames = z.array(
  z.pipe(
    z.union([name, z.strictObject({ name, id: z.optional(integer) })], { error: 'Enter the name of a tag' }),
    z.transform((tag: string | { name: string }) => (typeof tag === 'string' ? tag : tag.name)),
  ),
)

export const listTags = operation({
  id: 'tags.list',
  may: 'reader',
  methods: ['GET'],
  path: '/settings/tags',
  answer: z.array(tag),
})
