import * as z from 'zod/mini'
import { operation } from './operation.ts'
import type { ProposalStatus } from './proposal-status.ts'

const directory = z.object({ id: z.int(), name: z.string() })

/** Directories that hold proposals of a status, per status (interface, section 2.1). */
export const proposalDirectories = z.object({
  edit: z.array(directory),
  open: z.array(directory),
  won: z.array(directory),
  lost: z.array(directory),
  closed: z.array(directory),
} satisfies Record<ProposalStatus, unknown>)

export const listProposalDirectories = operation({
  id: 'proposals.directories',
  may: 'reader',
  methods: ['GET'],
  path: '/proposal-directories',
  answer: proposalDirectories,
})
