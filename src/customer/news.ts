import type { ViewedProposal } from '#wire/viewer.ts'

/** What happened on the page beside what one did oneself; said once, in one line. */
export type News =
  | { is: 'version' | 'version-while-accepting' | 'version-while-declining'; number: number }
  | { is: 'choices' | 'comment' | 'question' | 'signed'; name: string }
  | { is: 'choices-while-accepting' | 'frozen' | 'refused' }

/** What others did between two readings, the weightiest of it. */
export function newsBetween(before: ViewedProposal, after: ViewedProposal): News | undefined {
  if (after.proposal.version_id !== before.proposal.version_id)
    return { is: 'version', number: after.proposal.version_number }
  const signed = after.acceptances
    .slice(before.acceptances.length)
    .find((each) => each.receiver_id !== after.receiver.id)
  if (signed) return { is: 'signed', name: signed.name }
  const { changed } = after
  if (after.choices_at !== before.choices_at && changed && changed.receiver_id !== after.receiver.id)
    return { is: 'choices', name: changed.name }
  const known = new Set(before.comments.map(({ id }) => id))
  const comment = after.comments.findLast(({ id, own }) => !own && !known.has(id))
  // Other receivers ask the seller, not whoever reads along.
  return comment && { is: comment.type === 'user' ? 'comment' : 'question', name: comment.name }
}

const hasActed = ({ receiver: { state } }: ViewedProposal) => state === 'signed' || state === 'declined'

/** What is to be said after another reading: that an act came to nothing, no longer once one was done. */
export function newsAfter(
  { proposal, news }: { proposal: ViewedProposal; news: News | undefined },
  after: ViewedProposal,
) {
  const isDone = hasActed(after) && !hasActed(proposal)
  return newsBetween(proposal, after) ?? (isDone ? undefined : news)
}
