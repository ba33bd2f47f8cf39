import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { appContent, appProposal } from './app-proposal.ts'
import { proposal } from './proposal-details.ts'
import { byId, flag, integer, timestamp, timestampOrNull } from './scalars.ts'

const { price_total, price_total_original, price_total_override } = proposal.shape

const versionItem = z.object({
  id: z.int(),
  /** Counts from 1. */
  number: z.int(),
  /** The working version, or the one sent last. */
  current: z.boolean(),
  /** The one the customer sees: of those that were sent, the last. */
  seen_by_customer: z.boolean(),
  date_created: timestamp,
  /** From then on it never changes. */
  date_sent: timestampOrNull,
  /** Who started it; empty where that is unknown. */
  person: z.string(),
  price_total,
  price_total_original,
  price_total_override,
})
export type ProposalVersionItem = z.infer<typeof versionItem>

/** The newest first. */
export const listProposalVersions = operation({
  id: 'proposals.versions',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/proposals/:id/versions',
  params: byId,
  answer: z.array(versionItem),
})

const byVersion = z.object({ id: integer, version_id: integer })

export const getProposalVersion = operation({
  id: 'proposals.version',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/proposals/:id/versions/:version_id',
  params: byVersion,
  answer: z.extend(versionItem, { content: appContent }),
})

/** Restores content and override of an earlier version, as a normal change. */
export const restoreProposalVersion = operation({
  id: 'proposals.restore-version',
  face: 'app',
  may: 'seller',
  methods: ['POST'],
  path: '/proposals/:id/versions/:version_id/restore',
  params: byVersion,
  mustMatch: true,
  /** `reopen` as when content is saved. */
  body: z.strictObject({ reopen: z._default(flag, false) }),
  answer: appProposal,
})
