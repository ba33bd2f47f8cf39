import { selectAccount, selectActiveUsers, selectFormerUsers } from '#service/store/account.ts'
import { selectDirectories } from '#service/store/proposal-directories.ts'
import { selectFigures } from '#service/store/proposal-counts.ts'
import { isNarrowed } from '#service/store/proposal-filters.ts'
import { countQuestions } from '#service/store/questions.ts'
import { selectProposalTallies, talliesIn } from '#service/store/tallies.ts'
import { proposalStatuses } from '#wire/proposal-status.ts'
import { figuresOf } from './money.ts'
import { byName } from './ordered.ts'
import { fullnameOf, userNameOf } from './person-name.ts'
import { filtersOf, type CountFilters } from './proposal-list.ts'
import { namesOfAdmins } from './roles.ts'
import { listSavedViews } from './saved-views.ts'
import { timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'

/** The requesting user, the account, and what the application can do here (interface, section 2). */
export const hello = ({ account, user, interfaces = [] }: Unit) => ({
  message: 'hello' as const,
  account_name: account.name,
  user: { id: user.id, email: user.email, firstname: user.firstname, lastname: user.lastname, role: user.role },
  interfaces: [...interfaces],
})

/** With the names of the active admins: whom to ask for what one's role does not allow. */
export async function getAccount(unit: Unit) {
  const { name, title, details_at, audit_days, sellers_see, assistants_from, ...notation } = await selectAccount(
    unit.db,
  )
  const { trash_days, visit_days, mail_days, event_days, proof_years } = notation
  const kept = { audit_days, trash_days, visit_days, mail_days, event_days, proof_years }
  const { currency, locale, time_zone } = notation
  const admins = await namesOfAdmins(unit)
  const former_users = (await selectFormerUsers(unit.db)).map((user) => ({ id: user.id, name: userNameOf(user) }))
  const mail_server = unit.mailFrom !== undefined
  const about = { account_name: name, name: title, currency, locale, time_zone, has_details: details_at !== null }
  const assistants_url = unit.assistantsUrl ?? null
  return { ...about, ...kept, sellers_see, assistants_from, assistants_url, admins, former_users, mail_server }
}

/** Active users, by their full name (interface, section 2.5). */
export async function listUsers({ db, account }: Unit) {
  const users = await selectActiveUsers(db)
  const named = users.map((user) => ({ ...user, name: fullnameOf(user) }))
  return byName(named, account.locale).map(({ id, email, firstname, lastname, phone, jobtitle, last_login_at }) => ({
    id,
    email,
    firstname,
    lastname,
    phone,
    jobtitle,
    date_lastlogin: timestampOrNull(last_login_at),
  }))
}

type SummaryQuery = CountFilters & { directory_id?: number | undefined }

/**
 * Counts and sums per status, for all proposals or those that the filters leave; sums are numeric text, without VAT
 * (interface, section 8.3).
 */
export async function summary(unit: Unit, { directory_id, ...filters }: SummaryQuery) {
  const { db, account } = unit
  const tallies = await selectProposalTallies(db)
  const filter = { directory_id, ...(await filtersOf(unit, filters)) }
  const counted = isNarrowed(filter) ? await selectFigures(db, filter) : talliesIn(tallies, directory_id)
  const statuses = proposalStatuses.map((status) => {
    const ofStatus = counted.filter((tally) => tally.status === status)
    return [status, figuresOf(ofStatus, account)] as const
  })
  const inDirectory = Map.groupBy(tallies, ({ directory_id }) => directory_id)
  const directories = byName(await selectDirectories(db), account.locale)
  return {
    statuses: Object.fromEntries(statuses) as Record<(typeof proposalStatuses)[number], (typeof statuses)[number][1]>,
    directories: directories.map(({ id, name }) => ({
      id,
      name,
      count: figuresOf(inDirectory.get(id) ?? [], account).count,
    })),
    count: statuses.reduce((sum, [, { count }]) => sum + count, 0),
    questions: await countQuestions(db),
    views: await listSavedViews(unit),
  }
}
