import { dayIn } from '#wire/calendar-day.ts'
import type { Content } from '#service/domain/proposal-content.ts'
import type { Db } from '#service/store/db.ts'
import type { ContactDraft } from './contacts.ts'
import { insertAll, need } from './insert.ts'
import type { ProposalDraft } from './proposals/draft.ts'
import { randomOf, type Random } from './random.ts'

type Made = { id: number; draft: ProposalDraft; content: Content }
type Context = { contacts: ReadonlyMap<ContactDraft, number>; account: string }

const devices = ['phone', 'computer', 'tablet'] as const

/** One visit for each time the history says that the first receiver looked; on the version sent last before it. */
export async function loadVisits(db: Db, made: readonly Made[], { contacts, account }: Context) {
  const ids = made.map(({ id }) => id)
  const versions = Map.groupBy(
    await db
      .selectFrom('proposal_version')
      .select(['id', 'proposal_id', 'sent_at'])
      .where('proposal_id', 'in', ids)
      .execute(),
    ({ proposal_id }) => proposal_id,
  )
  const { time_zone } = await db.selectFrom('account').select('time_zone').executeTakeFirstOrThrow()
  const visits = made.flatMap(({ id, draft, content }) => {
    const random = randomOf(account, `visits of ${draft.proposal_nr}`)
    const [reader] = draft.receivers
    return draft.history.viewed.flatMap((at, index) => {
      const version = versions.get(id)?.findLast(({ sent_at }) => sent_at !== null && sent_at <= at)
      if (!reader || !version) return []
      const read = readingOf(content, random)
      return [
        {
          proposal_id: id,
          version_id: version.id,
          contact_id: need(contacts, reader),
          visit_key: `sample-${index}`,
          device: random.pick([...devices]),
          ...read,
          human: 1 as const,
          started_at: at,
          last_at: at,
          day: dayIn(time_zone, at),
        },
      ]
    })
  })
  await insertAll(db, 'visit', visits)
}

/** Some seconds on each section, and the most on the prices. */
function readingOf({ sections }: Content, random: Random) {
  const read = sections.map(({ id }) => ({ id, seconds: random.integer(8, 110) }))
  const seconds = read.reduce((sum, section) => sum + section.seconds, random.integer(60, 480))
  return { sections: JSON.stringify(read), seconds }
}
