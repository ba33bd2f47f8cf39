import { comesAfter, ranks, type Part } from './timeline-part.ts'
import type { Db } from './db.ts'

/** Acts that no row of another table tells; `only` the sendings, or all the others. */
export const selectActs = (
  db: Db,
  { proposal, after, limit, only }: Part & { only?: 'sendings' | 'changes' | undefined },
) =>
  db
    .selectFrom('log_entry')
    .select(['id', 'person', 'type', 'action', 'kind', 'facts', 'at'])
    .where('proposal_id', '=', proposal)
    .where('kind', '!=', 'elsewhere')
    .$if(only !== undefined, (query) => query.where('kind', only === 'sendings' ? '=' : '!=', 'sent'))
    .where(comesAfter(after, ranks.act, ['at', 'id']))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const selectSignatures = (db: Db, { proposal, after, limit }: Part) =>
  db
    .selectFrom('acceptance')
    .innerJoin('contact', 'contact.id', 'acceptance.contact_id')
    .innerJoin('proposal_version as version', 'version.id', 'acceptance.version_id')
    .select(['acceptance.id', 'acceptance.contact_id', 'acceptance.name', 'acceptance.document', 'contact.fullname'])
    .select(['acceptance.signed_at as at', 'version.number'])
    .where('acceptance.proposal_id', '=', proposal)
    .where(comesAfter(after, ranks.signature, ['acceptance.signed_at', 'acceptance.id']))
    .orderBy('acceptance.signed_at', 'desc')
    .orderBy('acceptance.id', 'desc')
    .limit(limit)
    .execute()

export const selectTimelineDeclines = (db: Db, { proposal, after, limit }: Part) =>
  db
    .selectFrom('decline')
    .innerJoin('contact', 'contact.id', 'decline.contact_id')
    .innerJoin('proposal_version as version', 'version.id', 'decline.version_id')
    .select(['decline.id', 'decline.contact_id', 'decline.reason', 'decline.comment', 'contact.fullname'])
    .select(['decline.declined_at as at', 'version.number'])
    .where('decline.proposal_id', '=', proposal)
    .where(comesAfter(after, ranks.decline, ['decline.declined_at', 'decline.id']))
    .orderBy('decline.declined_at', 'desc')
    .orderBy('decline.id', 'desc')
    .limit(limit)
    .execute()

export const selectChoiceChanges = (db: Db, { proposal, after, limit }: Part) =>
  db
    .selectFrom('choice_change')
    .innerJoin('contact', 'contact.id', 'choice_change.contact_id')
    .select(['choice_change.id', 'choice_change.contact_id', 'choice_change.lines', 'contact.fullname'])
    .select(['choice_change.difference_cents', 'choice_change.at'])
    .where('choice_change.proposal_id', '=', proposal)
    .where(comesAfter(after, ranks.choices, ['choice_change.at', 'choice_change.id']))
    .orderBy('choice_change.at', 'desc')
    .orderBy('choice_change.id', 'desc')
    .limit(limit)
    .execute()

/** Of automations: what they did, and what was skipped. */
export const selectSteps = (db: Db, { proposal, after, limit }: Part) =>
  db
    .selectFrom('automation_step as step')
    .leftJoin('contact', 'contact.id', 'step.contact_id')
    .select(['step.id', 'step.trigger', 'step.days', 'step.action', 'step.note', 'step.state', 'step.reason'])
    .select(['step.person', 'step.mail_id', 'step.done_at as at', 'contact.fullname'])
    .where('step.proposal_id', '=', proposal)
    .where('step.done_at', 'is not', null)
    .where('step.state', '!=', 'due')
    .where(comesAfter(after, ranks.step, ['step.done_at', 'step.id']))
    .orderBy('step.done_at', 'desc')
    .orderBy('step.id', 'desc')
    .limit(limit)
    .execute()

/** A person's visits of one day as one row. */
export const selectVisitDays = (db: Db, { proposal, after, limit }: Part) =>
  db
    .selectFrom('visit')
    .innerJoin('contact', 'contact.id', 'visit.contact_id')
    .select(['visit.contact_id', 'visit.day', 'contact.fullname'])
    .select(({ fn }) => [
      fn.max('visit.id').as('id'),
      fn.max('visit.started_at').as('at'),
      fn.max('visit.last_at').as('last_at'),
      fn.countAll<number>().as('visits'),
      fn.sum<number>('visit.seconds').as('seconds'),
    ])
    .where('visit.proposal_id', '=', proposal)
    .where('visit.human', '=', 1)
    .groupBy(['visit.contact_id', 'visit.day', 'contact.fullname'])
    .having(comesAfter(after, ranks.visit, [{ max: 'visit.started_at' }, { max: 'visit.id' }]))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

type Days = { proposal: number; contacts: readonly number[]; days: readonly string[] }

/** The single visits of some days, the oldest first. */
export const selectVisitsOfDays = async (db: Db, { proposal, contacts, days }: Days) =>
  contacts.length === 0
    ? []
    : db
        .selectFrom('visit')
        .select(['contact_id', 'day', 'device', 'sections', 'seconds', 'version_id'])
        .where('proposal_id', '=', proposal)
        .where('human', '=', 1)
        .where('day', 'in', [...days])
        .where('contact_id', 'in', [...contacts])
        .orderBy('started_at')
        .orderBy('id')
        .execute()

export const selectMachines = (db: Db, { proposal, after, limit }: Part) =>
  db
    .selectFrom('visit')
    .innerJoin('contact', 'contact.id', 'visit.contact_id')
    .select(['visit.id', 'visit.contact_id', 'contact.fullname', 'visit.started_at as at'])
    .where('visit.proposal_id', '=', proposal)
    .where('visit.human', '=', 0)
    .where(comesAfter(after, ranks.machine, ['visit.started_at', 'visit.id']))
    .orderBy('visit.started_at', 'desc')
    .orderBy('visit.id', 'desc')
    .limit(limit)
    .execute()

export const countMachines = async (db: Db, proposal: number) =>
  (
    await db
      .selectFrom('visit')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('proposal_id', '=', proposal)
      .where('human', '=', 0)
      .executeTakeFirstOrThrow()
  ).count

/** Ids alone: the comments themselves come with everything else that is known of them. */
export const selectCommentPlaces = (db: Db, { proposal, after, limit }: Part) =>
  db
    .selectFrom('comment')
    .select(['id', 'created_at as at'])
    .where('proposal_id', '=', proposal)
    .where(comesAfter(after, ranks.comment, ['created_at', 'id']))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
