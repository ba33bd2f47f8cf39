import { contentIn } from '#service/domain/proposal-content.ts'
import { contentTold, tagsNow } from '#service/domain/told-tags.ts'
import { findUser } from '#service/store/account.ts'
import type { Db } from '#service/store/db.ts'
import { findProposal, selectVersions, setVersionContent } from '#service/store/proposals.ts'

/** What was sent keeps what its tags said. */
export async function keepTold(db: Db, id: number, now: number) {
  const versions = (await selectVersions(db, id)).filter(({ sent_at }) => sent_at !== null)
  const proposal = versions.length > 0 ? await findProposal(db, id) : undefined
  if (!proposal) return
  const owner = await findUser(db, proposal.account_user_id)
  for (const { id, content, sent_at } of versions) {
    const told = await tagsNow({ db, now }, { proposal, owner }, sent_at)
    await setVersionContent(db, id, contentTold(contentIn({ content }), told))
  }
}
