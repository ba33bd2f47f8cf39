import type { Ports } from '#service/ports.ts'
import { Refused } from './refused.ts'
import { unitOfLink } from './viewer-link.ts'
import { wordsIn } from './viewer-words.ts'
import { viewingAt } from './viewing.ts'

/**
 * What the page at a link is called before its script runs, and all that a preview of the link is told (decision 0177).
 * Undefined where the interface names no account either, so that such a link is like an unknown one. It is no visit.
 */
export async function titleAt(ports: Pick<Ports, 'db' | 'now' | 'settings'>, token: string) {
  const link = await unitOfLink(ports, token, undefined)
  const viewing = link && (await viewingAt(link.unit, token).catch(orNowhere))
  return viewing && wordsIn(viewing.proposal.language).pageTitle(viewing.account.title)
}

function orNowhere(error: unknown) {
  if (error instanceof Refused) return undefined
  throw error
}
