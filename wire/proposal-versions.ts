import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { proposal } from './proposals.ts'
import { byId, integer, timestamp, timestampOrNull } from './scalars.ts'

const versionItem = z.object({
  id: z.int(),
  /** Counts from 1. */
  number: z.int(),
  /** The one that is being worked on or was sent last. */
  current: z.boolean(),
  date_created: timestamp,
  /** From then on it stays as it was. */
  date_sent: timestampOrNull,
  /** What its price tables come to without VAT, as numeric text. */
  price_total_original: z.string(),
})
export type ProposalVersionItem = z.infer<typeof versionItem>

/** The newest first. */
export const listProposalVersions = operation({
  id: 'proposals.versions',
  face: 'app',
  methods: ['GET'],
  path: '/proposals/:id/versions',
  params: byId,
  answer: z.array(versionItem),
})

export const getProposalVersion = operation({
  id: 'proposals.version',
  face: 'app',
  methods: ['GET'],
  path: '/proposals/:id/versions/:version_id',
  params: z.object({ id: integer, version_id: integer }),
  answer: z.extend(versionItem, { content: proposal.shape.content }),
})
