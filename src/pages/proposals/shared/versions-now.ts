import { useQuery } from '@tanstack/react-query'
import { proposalVersionQueries } from '#src/api/proposal-versions.ts'
import { versionsNow } from '#src/components/proposals/version-words.ts'
import type { Proposal } from '#wire/proposal-details.ts'

type Versioned = Pick<Proposal, 'id' | 'version_id' | 'status'>

/** The versions of a proposal; nothing is asked of a draft, which has one. */
export const useVersions = ({ id, status }: Pick<Versioned, 'id' | 'status'>) =>
  useQuery({ ...proposalVersionQueries.list(id), enabled: status !== 'edit' })

/** Which version is worked on and which the customer sees; undefined of a draft. */
export const useVersionsNow = (proposal: Versioned) => versionsNow(proposal, useVersions(proposal).data)
