import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { byId, integer, name, statusLine } from './scalars.ts'
import { made } from './settings.ts'

const path = '/settings/tags'
const body = z.strictObject({ name })

/** 409 when the name is taken, ignoring case and accents. */
export const createTag = operation({
  id: 'tags.create',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path,
  body,
  status: 201,
  answer: made,
})

/** 409 when another tag has the name: merge the two. */
export const updateTag = operation({
  id: 'tags.update',
  face: 'app',
  may: 'admin',
  methods: ['PATCH', 'PUT'],
  path: `${path}/:id`,
  params: byId,
  body,
  answer: statusLine,
})

/** Replaces the tag by `into` on every record, and deletes it. */
export const mergeTag = operation({
  id: 'tags.merge',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path: `${path}/:id/merge`,
  params: byId,
  body: z.strictObject({ into: integer }),
  answer: statusLine,
})

/** Removed from every proposal and contact. */
export const deleteTag = operation({
  id: 'tags.delete',
  face: 'app',
  may: 'admin',
  methods: ['DELETE'],
  path: `${path}/:id`,
  params: byId,
  gives: 'text',
  answer: z.string(),
})
