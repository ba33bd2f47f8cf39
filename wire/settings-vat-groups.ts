import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { byId, name, percentage, statusLine } from './scalars.ts'
import { made, replacement } from './settings.ts'

const path = '/settings/vat-groups'
const body = z.strictObject({ name, percentage })

export const createVatGroup = operation({
  id: 'vat-groups.create',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path,
  body,
  status: 201,
  answer: made,
})
export type NewVatGroup = z.output<(typeof createVatGroup)['body']>

/** Products follow a new percentage; rows of proposals keep the one they were made with. */
export const updateVatGroup = operation({
  id: 'vat-groups.update',
  face: 'app',
  may: 'admin',
  methods: ['PATCH', 'PUT'],
  path: `${path}/:id`,
  params: byId,
  body: z.partial(body),
  answer: statusLine,
})
export type VatGroupChanges = z.output<(typeof updateVatGroup)['body']>

/** 409 while products use it, unless a replacement is named. */
export const deleteVatGroup = operation({
  id: 'vat-groups.delete',
  face: 'app',
  may: 'admin',
  methods: ['DELETE'],
  path: `${path}/:id`,
  params: byId,
  query: replacement,
  gives: 'text',
  answer: z.string(),
})
