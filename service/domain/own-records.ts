import { selectAccount } from '#service/store/account.ts'
import { hasColleaguesOn, knownIds, selectSellers } from '#service/store/own-records.ts'
import { sellerOf, wholeAccount, withinOwn } from '#service/store/within-account.ts'
import type { Db } from '#service/store/db.ts'
import type { Role, SellersSee } from '#wire/roles.ts'
import type { FaultList } from './fault-list.ts'
import { Refused } from './refused.ts'
import { namesOfAdmins } from './roles.ts'
import type { Unit } from './unit.ts'

// Where an account says so, its sellers see only their own proposals and contacts (docs/decisions/0062). Decided here
// once, when a request begins: from then on every query of its unit keeps to them (store/own-fence.ts), so that what
// is a colleague's is not there, whatever is asked and by whichever interface.

export type Standing = { id: number; role: Role; sellers_see: SellersSee }

/** Whether a person sees only their own: a seller, where the account limits them. Readers look on at everything. */
export const seesOwnOnly = ({ role, sellers_see }: Omit<Standing, 'id'>) => role === 'seller' && sellers_see === 'own'

/** The rows of the account that a person may see. */
export const rowsFor = (db: Db, person: Standing): Db => (seesOwnOnly(person) ? withinOwn(db, person.id) : db)

/** Names what a person may do and see, so that a change of either shows. */
export const sightOf = (person: Omit<Standing, 'id'>) => `${person.role}${seesOwnOnly(person) ? ' own' : ''}`

/** The same of whoever asks. */
export const sightIn = ({ db, user }: Unit) =>
  sightOf({ role: user.role, sellers_see: sellerOf(db) === undefined ? 'all' : 'own' })

type About = { record_kind: string; record_id: number; told: string }

/**
 * Of events, those about what whoever asks may see; products and other settings are everybody's. How far a bulk change
 * is concerns whoever began it.
 */
export async function eventsSeen<E extends About>({ db, user }: Unit, all: readonly E[]): Promise<readonly E[]> {
  const isOthers = ({ record_kind, told }: About) =>
    record_kind === 'bulk_change' && (JSON.parse(told) as { user: number }).user !== user.id
  const events = all.filter((event) => !isOthers(event))
  if (sellerOf(db) === undefined) return events
  const idsOf = (...kinds: string[]) =>
    events.filter(({ record_kind }) => kinds.includes(record_kind)).map(({ record_id }) => record_id)
  const proposals = new Set(await knownIds(db, 'proposal', idsOf('proposal')))
  const contacts = new Set(await knownIds(db, 'contact', idsOf('organisation', 'person')))
  return events.filter(({ record_kind, record_id }) => {
    if (record_kind === 'proposal') return proposals.has(record_id)
    if (record_kind === 'organisation' || record_kind === 'person') return contacts.has(record_id)
    return true
  })
}

/** Which of these users would not see a proposal of this owner. */
export async function unseeing({ db }: Unit, owner: number, users: readonly number[]): Promise<number[]> {
  const { sellers_see } = await selectAccount(db)
  if (sellers_see === 'all') return []
  const sellers = await selectSellers(db)
  return sellers.filter((id) => id !== owner && users.includes(id))
}

/**
 * The unit for what is kept right whoever asks: payloads of webhooks, search keys. Nothing that is read with it is
 * answered to the person.
 */
export const wholeUnit = (unit: Unit): Unit => ({ ...unit, db: wholeAccount(unit.db) })

/** Whoever sees only their own gives no proposal away: it would be gone for them, and only an admin could tell where. */
export async function checkGivingAway(unit: Unit, owner: number | undefined, faults: FaultList) {
  const seller = sellerOf(unit.db)
  if (seller === undefined || owner === undefined || owner === seller) return
  faults.add('account_user_id', `You see only your own proposals. Ask ${await admins(unit)} to give it to a colleague`)
}

/** A contact that colleagues made or have proposals to stays: it would be gone for them too. */
export async function refuseDeletingShared(unit: Unit, contactId: number) {
  const seller = sellerOf(unit.db)
  if (seller === undefined || !(await hasColleaguesOn(wholeAccount(unit.db), contactId, seller))) return
  throw new Refused('conflict', `Colleagues work with this contact too. Ask ${await admins(unit)} to delete it.`)
}

const admins = async (unit: Unit) => (await namesOfAdmins(unit)).join(' or ')
