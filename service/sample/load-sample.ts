import { planSteps } from '#service/domain/step-planning.ts'
import type { Passwords } from '#service/ports.ts'
import { acrossAccounts, type Db } from '#service/store/db.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { calendarOf } from './calendar.ts'
import { sampleContacts } from './contacts.ts'
import { idsBy, insertAll } from './insert.ts'
import { loadAttachments } from './load-attachments.ts'
import { drawScenes } from './load-designs.ts'
import { loadContacts } from './load-contacts.ts'
import { loadProposals } from './load-proposals.ts'
import { loadSettings } from './load-settings.ts'
import { lastProposalNumber, sampleProposals } from './proposals/draft.ts'
import { validDays } from './proposals/validity.ts'
import { randomOf } from './random.ts'
import { accountTitle, sampleAccount, sampleSignIn, users } from './settings.ts'

export type SampleAccount = { account: string; email: string; password: string }

type Options = {
  /** Milliseconds since 1970; everything happened before, and the same `now` makes the same rows. */
  now: number
  passwords: Passwords
  account?: string
  /** Of all its users. */
  password?: string
  /** Where customers open their page, for the links in mails; without a slash at the end. */
  appUrl?: string
}

/**
 * Creates the sample account, a Dutch installation firm with two years of work, in one transaction: all of it or none.
 * Fails when the account is there already. It is made up from a fixed seed, links and password included, so it is no
 * place for real customers' data.
 */
export async function loadSample(
  db: Db,
  { now, passwords, account = sampleAccount, appUrl = '', password = sampleSignIn.password }: Options,
): Promise<SampleAccount> {
  // Slow on purpose, so not inside the transaction.
  const password_hash = await passwords.hash(password)
  const calendar = calendarOf(now)
  const contacts = sampleContacts()
  const proposals = sampleProposals(calendar, contacts)
  await drawScenes()
  await db.transaction().execute(async (db) => {
    const { id } = await acrossAccounts(db)
      .insertInto('account')
      .values({
        name: account,
        title: accountTitle,
        currency: 'EUR',
        locale: 'nl-NL',
        agree_setup: JSON.stringify({ valid_days: validDays }),
        last_proposal_number: lastProposalNumber,
        created_at: calendar.daysAgo(randomOf('account'), 1100),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const inside = withinAccount(db, id)
    const userIds = await loadUsers(inside, password_hash, calendar.now)
    const settings = await loadSettings(inside, { account, now: calendar.now })
    const contactIds = await loadContacts(inside, {
      contacts,
      proposals,
      calendar,
      users: userIds,
      tags: settings.tags,
    })
    await loadProposals(inside, {
      now: calendar.now,
      proposals,
      contacts: contactIds,
      settings,
      users: userIds,
      appUrl,
      account,
    })
    await loadAttachments(inside, { account, now: calendar.now })
    await planFollowUp(inside, calendar.now)
  })
  return { account, email: sampleSignIn.email, password }
}

/** What the sample's automations do from now on. */
async function planFollowUp(db: Db, now: number) {
  const open = await db.selectFrom('proposal').select('id').where('status', 'in', ['open', 'won']).execute()
  for (const { id } of open) await planSteps({ db, now }, id, { isTold: false })
}

/** Their ids by place. */
async function loadUsers(db: Db, password_hash: string, now: number) {
  const random = randomOf('users')
  const ids = await insertAll(
    db,
    'account_user',
    users.map((user) => ({
      ...user,
      email_key: user.email.toLowerCase(),
      password_hash,
      active: 1 as const,
      last_login_at: now - random.integer(1, 3 * 24 * 60) * 60_000,
    })),
  )
  return idsBy([...users.keys()], ids)
}
