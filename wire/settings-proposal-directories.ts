import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { byId, name, statusLine } from './scalars.ts'
import { made, replacement } from './settings.ts'

const path = '/settings/proposal-directories'
const body = z.strictObject({ name })

/** All of them, empty ones too, with how many proposals each holds. */
export const listAllProposalDirectories = operation({
  id: 'proposal-directories.list',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path,
  answer: z.array(z.object({ id: z.int(), name: z.string(), proposals_count: z.int() })),
})

export const createProposalDirectory = operation({
  id: 'proposal-directories.create',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path,
  body,
  status: 201,
  answer: made,
})

export const updateProposalDirectory = operation({
  id: 'proposal-directories.update',
  face: 'app',
  may: 'admin',
  methods: ['PATCH', 'PUT'],
  path: `${path}/:id`,
  params: byId,
  body,
  answer: statusLine,
})

/** 409 while it holds proposals, unless a replacement, or none, is named. */
export const deleteProposalDirectory = operation({
  id: 'proposal-directories.delete',
  face: 'app',
  may: 'admin',
  methods: ['DELETE'],
  path: `${path}/:id`,
  params: byId,
  query: replacement,
  gives: 'text',
  answer: z.string(),
})
