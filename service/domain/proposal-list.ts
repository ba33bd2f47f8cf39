import { type ListedProposal } from '#service/store/proposal-pages.ts'
import type { Days, Filters, Sent } from '#service/store/proposal-filters.ts'
import { unnested } from '#service/store/nested.ts'
import { searchProposals, type ProposalSearch } from '#service/store/proposal-search.ts'
import { selectListMoments } from '#service/store/list-moments.ts'
import { selectAccount } from '#service/store/account.ts'
import { dayIn, laterBy } from '#wire/calendar-day.ts'
import type { AmountSpan, DaySpan } from '#wire/filters.ts'
import type { LossFilter } from '#wire/loss-reasons.ts'
import { expiringDays } from '#wire/limits.ts'
import type {
  ListedProposal as AppItem,
  NeedKind,
  statusFilters,
  ValidityFilter,
  WhoseWork,
} from '#wire/proposal-list.ts'
import type { ProposalItem } from '#wire/proposals.ts'
import { lossReasonOf } from './loss-reason.ts'
import { priceTotals } from './money.ts'
import { startOfDay } from './months.ts'
import { needWindow } from './need-window.ts'
import { byName } from './ordered.ts'
import { timestamp, timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'

/** One page of proposals (interface, section 2.1), in a fixed number of queries. */
export async function listProposals(unit: Unit, search: ProposalSearch) {
  const { items, ...total } = await searchProposals(unit.db, search)
  return { ...total, items: asItems(unit, items) }
}

/** As the app asks (wire/proposal-list.ts). */
export type AppFilters = {
  validity?: ValidityFilter | undefined
  need?: NeedKind | undefined
  loss_reason?: LossFilter | undefined
  whose: WhoseWork
  owner?: readonly number[] | undefined
  tag?: readonly number[] | undefined
  sent?: DaySpan | undefined
  amount?: AmountSpan | undefined
}
/** What narrows in every status alike. */
export type CountFilters = Omit<AppFilters, keyof typeof statusFilters>
export type AppSearch = Omit<ProposalSearch, keyof Filters> & AppFilters

/** The same for the app, which also tells, orders and filters by the last day of each. */
export async function listAppProposals(unit: Unit, search: AppSearch) {
  const { items, ...total } = await searchProposals(unit.db, await withFilters(unit, search))
  return { ...total, items: await asAppItems(unit, items) }
}

/** What the filters mean today, for whoever asks. */
export async function withFilters(
  unit: Unit,
  { validity, need, loss_reason, whose, owner, tag, sent, amount, ...search }: AppSearch,
): Promise<ProposalSearch> {
  return { ...search, ...(await filtersOf(unit, { validity, need, loss_reason, whose, owner, tag, sent, amount })) }
}

export async function filtersOf(
  unit: Unit,
  { validity, need, loss_reason, whose, owner, tag, sent, amount }: AppFilters,
): Promise<Filters> {
  return {
    ...((whose === 'me' || owner) && { owners: ownersOf(unit, whose, owner) }),
    ...(tag && { tags: tag }),
    ...(sent && { sent: await sentWithin(unit, sent) }),
    ...(amount && { amount: { from: inCents(amount.from), to: inCents(amount.to) } }),
    ...(need && { need: { kind: need, window: await needWindow(unit) } }),
    ...(loss_reason && { lossReason: loss_reason }),
    ...(validity && { validUntil: daysOf(validity, await today(unit)) }),
  }
}

/** Both hold: of others nobody is left where one's own are meant. */
const ownersOf = ({ user }: Unit, whose: WhoseWork, owner: readonly number[] | undefined) =>
  whose === 'me' ? [user.id].filter((id) => owner?.includes(id) ?? true) : owner

const today = async ({ db, now }: Unit) => dayIn((await selectAccount(db)).time_zone, now)

const daysOf = (validity: ValidityFilter, today: string): Days =>
  validity === 'expired' ? { from: null, to: laterBy(-1, today) } : { from: today, to: laterBy(expiringDays, today) }

/** From where the first day begins in the account's time zone to where the last one ends. */
async function sentWithin({ db, now }: Unit, days: DaySpan): Promise<Sent> {
  const { time_zone } = await selectAccount(db)
  const { from, to } = 'last' in days ? { from: laterBy(1 - days.last, dayIn(time_zone, now)), to: null } : days
  return {
    from: from === null ? null : startOfDay(from, time_zone),
    before: to === null ? null : startOfDay(laterBy(1, to), time_zone),
  }
}

/** The contract keeps both to fourteen digits. */
const inCents = (amount: number | null) => (amount === null ? null : Math.round(amount * 100))

/** A statement takes a limited number of ids. */
const mostAtOnce = 500

/** Items of the app's list. */
export async function asAppItems(unit: Unit, rows: readonly ListedProposal[]): Promise<AppItem[]> {
  const items = asItems(unit, rows)
  const { dueAt, askedAt } = await momentsOf(unit, rows)
  return items.map((item, at) => {
    const isWorkedOn = item.status === 'edit' || item.status === 'open'
    return {
      ...item,
      valid_until: rows[at]?.valid_until ?? null,
      // What is decided is not sent any more, and need not arrive.
      date_scheduled: timestampOrNull((isWorkedOn && dueAt.get(item.id)) || null),
      date_asked: timestampOrNull(askedAt.get(item.id) ?? null),
      date_bounced: timestampOrNull((isWorkedOn && rows[at]?.lost_at) || null),
      loss_reason: lossReasonOf({ status: item.status, loss_reason: rows[at]?.loss_reason ?? null }),
    }
  })
}

/** When proposals are sent by themselves, and since when questions wait. Of what is lost or closed nobody waits for either. */
async function momentsOf({ db }: Unit, rows: readonly ListedProposal[]) {
  const ids = rows.filter(({ status }) => status !== 'lost' && status !== 'closed').map(({ id }) => id)
  const [dueAt, askedAt] = [new Map<number, number>(), new Map<number, number>()]
  for (let at = 0; at < ids.length; at += mostAtOnce) {
    const some = await selectListMoments(db, { ids: ids.slice(at, at + mostAtOnce) })
    for (const { proposal_id, due_at, asked_at } of some) {
      if (due_at !== null) dueAt.set(proposal_id, due_at)
      if (asked_at !== null) askedAt.set(proposal_id, asked_at)
    }
  }
  return { dueAt, askedAt }
}

/** Rows as list items. Field by field: copying the rest of a row takes several times as long. */
export const asItems = ({ account }: Pick<Unit, 'account'>, rows: readonly ListedProposal[]) =>
  rows.map((row): ProposalItem => ({
    id: row.id,
    version_id: row.version_id ?? 0,
    name: row.name,
    proposal_nr: row.proposal_nr,
    status: row.status,
    account_user_id: row.account_user_id,
    contact_id: row.contact_id,
    contact_name: row.contact_name,
    contact_type: row.contact_type,
    contact_person_fullname: row.receiver ?? row.contact_fullname,
    directory_id: row.directory_id,
    date_created: timestamp(row.created_at),
    date_modified: timestamp(row.modified_at),
    date_viewed: timestampOrNull(row.viewed_at),
    date_won: timestampOrNull(row.won_at),
    ...priceTotals(row, account),
    tags: byName(unnested(row.tags), account.locale),
  }))
