import { selectVersions } from '#service/store/proposals.ts'
import type { SendRequest } from '#wire/proposal-changes.ts'
import type { ActFacts } from '#wire/timeline.ts'
import type { StoredProposal } from './proposal-answer.ts'
import { contentIn, type Content } from './proposal-content.ts'
import type { Unit } from './unit.ts'
import { changesBetween } from './viewer-changes.ts'
import { pricesOf } from './viewer-document.ts'

type Sent = Pick<SendRequest, 'send_method'> & { names: readonly string[] }

/** What the timeline tells of a sending: to whom, which version, what it comes to and what changed since the last one. */
export async function sentFacts(
  { db }: Unit,
  { id, version_id, override_cents, status }: StoredProposal,
  { names, send_method }: Sent,
): Promise<ActFacts> {
  const versions = await selectVersions(db, id)
  const version = versions.find((each) => each.id === version_id)
  const before = versions.find((each) => each.sent_at !== null && version && each.number < version.number)
  const facts = {
    names: [...names],
    ...(status !== 'edit' && { again: true }),
    ...(send_method !== 'service' && { by_hand: true }),
  }
  if (!version) return facts
  const content = contentIn(version)
  return {
    ...facts,
    number: version.number,
    version_id: version.id,
    total: pricesOf(content, override_cents).total_with_vat,
    ...(before && { changes: changesBetween(readIn(contentIn(before)), readIn(content)).length }),
  }
}

const readIn = (content: Content) => ({ content, sections: content.sections })
