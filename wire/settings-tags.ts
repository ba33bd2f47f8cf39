import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { byId, integer, name, statusLine } from './scalars.ts'
import { made } from './settings.ts'

const path = '/settings/tags'
const body = z.strictObject({ name })

/** 409 when there is one of that name; case and accents make no other name. */
export const createTag = operation({
  id: 'tags.create',
  face: 'app',
  methods: ['POST'],
  path,
  body,
  status: 201,
  answer: made,
})

/** 409 when another tag has that name: merge the two. */
export const updateTag = operation({
  id: 'tags.update',
  face: 'app',
  methods: ['PATCH', 'PUT'],
  path: `${path}/:id`,
  params: byId,
  body,
  answer: statusLine,
})

/** Whatever has the tag of the path gets the tag `into` in its place; the tag of the path is gone. */
export const mergeTag = operation({
  id: 'tags.merge',
  face: 'app',
  methods: ['POST'],
  path: `${path}/:id/merge`,
  params: byId,
  body: z.strictObject({ into: integer }),
  answer: statusLine,
})

/** Taken off every proposal and contact that has it. */
export const deleteTag = operation({
  id: 'tags.delete',
  face: 'app',
  methods: ['DELETE'],
  path: `${path}/:id`,
  params: byId,
  gives: 'text',
  answer: z.string(),
})
