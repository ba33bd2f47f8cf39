import type { Insertable, Updateable } from 'kysely'
import { acrossAccounts, type Db } from './db.ts'
import type { Tables } from './schema.ts'

export const selectSteps = (db: Db, proposalId: number) =>
  db
    .selectFrom('automation_step')
    .leftJoin('contact', 'contact.id', 'automation_step.contact_id')
    .selectAll('automation_step')
    .select('contact.fullname')
    .where('automation_step.proposal_id', '=', proposalId)
    .orderBy('automation_step.due_at')
    .orderBy('automation_step.id')
    .execute()

export type StoredStep = Awaited<ReturnType<typeof selectSteps>>[number]

export const findStep = async (db: Db, id: number) =>
  db
    .selectFrom('automation_step')
    .leftJoin('contact', 'contact.id', 'automation_step.contact_id')
    .selectAll('automation_step')
    .select('contact.fullname')
    .where('automation_step.id', '=', id)
    .executeTakeFirst()

export const hasDueSteps = async (db: Db, proposalId: number) =>
  (await db
    .selectFrom('automation_step')
    .select('id')
    .where('proposal_id', '=', proposalId)
    .where('state', '=', 'due')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The highest id of an automation of a set that has had a step; 0 before any had. */
export const findLastAutomation = async (db: Db, setId: number) =>
  (
    await db
      .selectFrom('automation_step')
      .select(({ fn }) => fn.max<number | null>('automation_id').as('last'))
      .where('automation_set_id', '=', setId)
      .executeTakeFirstOrThrow()
  ).last ?? 0

export const insertStep = async (db: Db, step: Insertable<Tables['automation_step']>) => {
  await db.insertInto('automation_step').values(step).execute()
}

export const updateStep = async (db: Db, id: number, changes: Updateable<Tables['automation_step']>) => {
  await db.updateTable('automation_step').set(changes).where('id', '=', id).execute()
}

/** Steps whose moment has passed, of proposals that are not in the trashcan. */
export const countOverdueSteps = async (db: Db, now: number) => {
  const { count } = await db
    .selectFrom('automation_step')
    .innerJoin('proposal', 'proposal.id', 'automation_step.proposal_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('automation_step.state', '=', 'due')
    .where('automation_step.due_at', '<=', now)
    .where('proposal.deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Reminder = Pick<StoredStep, 'id' | 'contact_id'>

/** Those to a person that are done, of any proposal; the mail of one may wait. */
const remindersTo = (db: Db, { contact_id }: Reminder) =>
  db
    .selectFrom('automation_step as step')
    .leftJoin('mail', 'mail.id', 'step.mail_id')
    .select('step.id')
    .where('step.contact_id', '=', contact_id)
    .where('step.action', '=', 'remind')
    .where('step.state', '=', 'done')
    .limit(1)

/** Whether a person was reminded within a day by another step: it was done then, or its mail was handed over then. */
export async function wasReminded(db: Db, reminder: Reminder, { from, until }: { from: number; until: number }) {
  const others = remindersTo(db, reminder).where('step.id', '!=', reminder.id)
  const within = others.where((is) =>
    is.or([
      is.and([is('step.done_at', '>=', from), is('step.done_at', '<', until)]),
      is.and([is('mail.state', '=', 'sent'), is('mail.modified_at', '>=', from), is('mail.modified_at', '<', until)]),
    ]),
  )
  return (await within.executeTakeFirst()) !== undefined
}

/** Whether an earlier reminder to a person waits to be handed over before a moment; of what is in the trashcan none is. */
export async function hasReminderBefore(db: Db, reminder: Reminder, until: number) {
  const earlier = remindersTo(db, reminder)
    .innerJoin('proposal', 'proposal.id', 'step.proposal_id')
    .where('step.id', '<', reminder.id)
    .where('proposal.deleted_at', 'is', null)
  const waiting = earlier.where('mail.state', '=', 'queued').where('mail.next_try_at', '<', until)
  return (await waiting.executeTakeFirst()) !== undefined
}

/** Proposals that a set plans steps for: those that went out and are not in the trashcan. */
export const selectProposalsOfSet = async (db: Db, setId: number) =>
  (
    await db
      .selectFrom('proposal')
      .select('id')
      .where('automation_set_id', '=', setId)
      .where('status', '!=', 'edit')
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

/** Proposals with a set, out and not in the trashcan, that a contact receives, or people of an organisation. */
export async function selectProposalsToRemind(db: Db, contactId: number) {
  const contact = db.selectFrom('contact').select('id')
  // Two lists of ids: with an `or` of both SQLite reads every receiver of the account.
  const contacts = contact.where('id', '=', contactId).unionAll(contact.where('parent_id', '=', contactId))
  const received = db.selectFrom('receiver').select('proposal_id').where('contact_id', 'in', contacts)
  const proposals = db
    .selectFrom('proposal')
    .select('id')
    .where('id', 'in', received)
    .where('automation_set_id', 'is not', null)
    .where('status', '!=', 'edit')
    .where('deleted_at', 'is', null)
    .orderBy('id')
  return (await proposals.execute()).map(({ id }) => id)
}

/** Open proposals with a set, whose steps depend on the account's time zone and hours. */
export const selectProposalsWithSteps = async (db: Db) =>
  (
    await db
      .selectFrom('automation_step')
      .select('proposal_id')
      .distinct()
      .where('state', '=', 'due')
      .orderBy('proposal_id')
      .execute()
  ).map(({ proposal_id }) => proposal_id)

/** Whose account runs automations now, for the queue over all accounts. */
export const runningAccounts = (db: Db) =>
  acrossAccounts(db).selectFrom('account').select('id').where('automations_paused_at', 'is', null)
