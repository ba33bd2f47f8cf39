import type { Db } from './db.ts'
import { prepared } from './prepared.ts'

type Asked = { ids: readonly number[] }

const selectProposals = prepared((db, { ids }: Asked) =>
  db
    .selectFrom('proposal')
    .select([
      'id',
      'name',
      'status',
      'version_id',
      'valid_until',
      'won_at',
      'viewed_at',
      'deleted_at',
      'account_user_id',
    ])
    .where('id', 'in', [...ids]),
)

const selectVersions = prepared((db, { ids }: Asked) =>
  db
    .selectFrom('proposal_version')
    .select(['id', 'proposal_id', 'number', 'sent_at', 'created_at'])
    .where('proposal_id', 'in', [...ids])
    .orderBy('number'),
)

const selectReceivers = prepared((db, { ids }: Asked) =>
  db
    .selectFrom('receiver')
    .innerJoin('contact', 'contact.id', 'receiver.contact_id')
    .select(['receiver.id', 'receiver.proposal_id', 'receiver.contact_id', 'receiver.invited_at'])
    .select(['contact.fullname', 'contact.email', 'contact.deleted_at'])
    .where('receiver.proposal_id', 'in', [...ids])
    .orderBy('receiver.position')
    .orderBy('receiver.id'),
)

const selectVisits = prepared((db, { ids }: Asked) =>
  db
    .selectFrom('visit')
    .select(['proposal_id', 'contact_id', 'started_at', 'last_at'])
    .where('proposal_id', 'in', [...ids])
    .where('human', '=', 1)
    .orderBy('started_at'),
)

const selectComments = prepared((db, { ids }: Asked) =>
  db
    .selectFrom('comment')
    .select(['proposal_id', 'contact_id', 'account_user_id', 'created_at', 'waiting_since', 'settled_at'])
    .where('proposal_id', 'in', [...ids])
    .where('audience', '=', 'customer')
    .orderBy('created_at'),
)

const selectAcceptances = prepared((db, { ids }: Asked) =>
  db
    .selectFrom('acceptance')
    .select(['proposal_id', 'contact_id', 'version_id', 'signed_at'])
    .where('proposal_id', 'in', [...ids])
    .orderBy('signed_at'),
)

const selectDeclines = prepared((db, { ids }: Asked) =>
  db
    .selectFrom('decline')
    .select(['proposal_id', 'contact_id', 'version_id', 'declined_at'])
    .where('proposal_id', 'in', [...ids])
    .orderBy('declined_at'),
)

const selectMails = prepared((db, { ids }: Asked) =>
  db
    .selectFrom('mail')
    .select(['proposal_id', 'receiver_id', 'state', 'created_at', 'modified_at'])
    .where('proposal_id', 'in', [...ids])
    .where('receiver_id', 'is not', null)
    .orderBy('created_at')
    .orderBy('id'),
)

/** `in` takes an id twice without harm: of lists of any length few statements have to be kept. */
function ofFewLengths(ids: readonly number[]) {
  const length = 2 ** Math.ceil(Math.log2(ids.length))
  return [...ids, ...Array.from({ length: length - ids.length }, () => ids[0] ?? 0)]
}

/** Everything automations look at, of these proposals, one at least, in a fixed number of queries; each list in its order of time. */
export async function selectStepFacts(db: Db, proposalIds: readonly number[]) {
  const ids = ofFewLengths(proposalIds)
  return {
    proposals: await selectProposals(db, { ids }),
    versions: await selectVersions(db, { ids }),
    receivers: await selectReceivers(db, { ids }),
    // What receivers did, and what was written to them.
    visits: await selectVisits(db, { ids }),
    comments: await selectComments(db, { ids }),
    acceptances: await selectAcceptances(db, { ids }),
    declines: await selectDeclines(db, { ids }),
    mails: await selectMails(db, { ids }),
  }
}

export type StepFactRows = Awaited<ReturnType<typeof selectStepFacts>>
