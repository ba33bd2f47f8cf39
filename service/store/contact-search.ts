import type { Compilable, Expression } from 'kysely'
import { pageSize } from '#wire/limits.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import { isPostgres, type Db } from './db.ts'
import { holdsWords, isOneOf, offsetOf, oneTooMany, totalOf } from './page.ts'
import { prepared } from './prepared.ts'
import { areFew, matchesIn, pageByName } from './search-index.ts'
import { searchWords } from './search-key.ts'
import { contactTallyOf, countContacts } from './tallies.ts'
import { sellerOf } from './within-account.ts'

export type ContactSearch = {
  type: 'organisation' | 'person'
  query?: string | undefined
  /** Only people of this organisation. */
  parent_id?: number | undefined
  page: number
}

/** One page of organisations or people by name. */
export async function searchContacts(db: Db, { type, query = '', parent_id, page }: ContactSearch) {
  const words = searchWords(query)
  const listed = listedOf(db, type).$if(parent_id !== undefined, (query) =>
    query.where('contact.parent_id', '=', parent_id ?? null),
  )
  const isPlain = words.length === 0 && parent_id === undefined
  if (isPlain && page === 1 && sellerOf(db) === undefined) {
    const items = await countedOfType(db, { type })
    // Where the first page is empty there are none.
    return { items, ...totalOf(items[0]?.total ?? 0, true) }
  }
  if (isPlain) return { items: await pageOfType(db, type, page), ...totalOf(await countContacts(db, type), true) }
  const holders = words.length === 0 ? listed : listed.where(holdsWords<'contact'>('contact.search_key', words))
  // What an index counts is everybody's.
  const isLimited = sellerOf(db) !== undefined
  if (!isLimited && isPostgres(db) && words.length > 0 && parent_id === undefined) {
    const wanted = { skipped: offsetOf(page), most: pageSize, mostMatches: oneTooMany }
    const { matches, ids } = await pageByName(db, `${type}_search`, words, wanted)
    return { items: await pageBy(db, ids).execute(), ...totalOf(matches) }
  }
  // The people of one organisation are few.
  const index = parent_id === undefined ? await matchesIn(db, `${type}_search`, words, oneTooMany) : undefined
  if (!index) return { items: await itemsOf(db, holders, page), ...totalOf(await countIn(db, holders)) }
  const { matches } = index
  if (index.isWhole && matches === 0) return { items: [], ...totalOf(0) }
  const indexed =
    areFew(matches) && !isPostgres(db)
      ? // No column of the index is selected.
        contactsOf(db).$if(true, (all) => all.innerJoin(index.rows.as('found'), 'found.id', 'contact.id'))
      : listed.where(index.isAmong('contact.id'))
  const selection = index.isWhole ? indexed : indexed.where(holdsWords<'contact'>('contact.search_key', words))
  const counted = index.isWhole && !isLimited ? matches : await countIn(db, selection)
  const walked = index.isBroad && !areFew(matches) ? holders : selection
  return { items: await itemsOf(db, walked, page), ...totalOf(counted) }
}

/** Ids of all that a search finds on all its pages, in their order. */
export async function everyContactId(db: Db, { type, query = '' }: Pick<ContactSearch, 'type' | 'query'>) {
  const words = searchWords(query)
  const listed = listedOf(db, type)
  const index = await matchesIn(db, `${type}_search`, words)
  const found = index ? listed.where(index.isAmong('contact.id')) : listed
  const holders =
    index?.isWhole || words.length === 0 ? found : found.where(holdsWords<'contact'>('contact.search_key', words))
  return (await ordered(holders).select('contact.id').execute()).map(({ id }) => id)
}

const contactsOf = (db: Db) => db.selectFrom('contact')
/** Those that are not in the trashcan. */
const listedOf = (db: Db, type: ContactSearch['type']) =>
  contactsOf(db).where('contact.type', '=', type).where('contact.deleted_at', 'is', null)
type ContactSelection = ReturnType<typeof contactsOf>

const countIn = async (db: Db, selection: ContactSelection) => {
  const ids = selection.select('contact.id').limit(oneTooMany)
  const counted = db.selectFrom(ids.as('counted')).select(({ fn }) => fn.countAll<number>().as('count'))
  return (await counted.executeTakeFirstOrThrow()).count
}

const ordered = (selection: ContactSelection) => selection.orderBy('contact.name_key').orderBy('contact.id')

const pageOfIds = (selection: ContactSelection, page: number): Expression<number> =>
  ordered(selection).select('contact.id').limit(pageSize).offset(offsetOf(page)).$asScalar()

const pageBy = (db: Db, ids: Expression<number>) =>
  ordered(contactsOf(db).where(isOneOf(db, 'contact.id', ids)))
    .leftJoin('contact as parent', 'parent.id', 'contact.parent_id')
    .selectAll('contact')
    .select('parent.name as organisation')

/** The most frequent list: the first page of all of a type, in their order from the index. */
const firstOfType = prepared((db, { type }: Pick<ContactSearch, 'type'>): Compilable<ListedContact> =>
  ordered(contactsOf(db))
    .where('contact.type', '=', type)
    .where('contact.deleted_at', 'is', null)
    .leftJoin('contact as parent', 'parent.id', 'contact.parent_id')
    .selectAll('contact')
    .select('parent.name as organisation')
    .limit(pageSize),
)

/** The same with how many there are on all pages, so that it is one statement. Counts what everybody has. */
const countedOfType = prepared((db, { type }: Pick<ContactSearch, 'type'>) =>
  ordered(contactsOf(db))
    .where('contact.type', '=', type)
    .where('contact.deleted_at', 'is', null)
    .leftJoin('contact as parent', 'parent.id', 'contact.parent_id')
    .selectAll('contact')
    .select('parent.name as organisation')
    .select(contactTallyOf(db, { type }).as('total'))
    .limit(pageSize),
)

const listedBy = prepared((db, { ids }: { ids: readonly number[] }): Compilable<ListedContact> =>
  contactsOf(db)
    .where('contact.id', 'in', [...ids])
    // Told as `is null`, SQLite would go through the index of all that are in no trashcan instead of fetching these.
    .where((is) => is(is.fn.coalesce('contact.deleted_at', is.lit(0)), '=', 0))
    .leftJoin('contact as parent', 'parent.id', 'contact.parent_id')
    .selectAll('contact')
    .select('parent.name as organisation'),
)

/** Rows of the list for these contacts, but for those in the trashcan, in no order. */
export const selectListedContacts = async (db: Db, ids: readonly number[]): Promise<ListedContact[]> =>
  ids.length === 0 ? [] : listedBy(db, { ids })

type ListedContact = Awaited<ReturnType<ReturnType<typeof pageBy>['execute']>>[number]

const pageOfType = (db: Db, type: ContactSearch['type'], page: number): Promise<ListedContact[]> =>
  page === 1 ? firstOfType(db, { type }) : itemsOf(db, listedOf(db, type), page)

/** Ids of the page come from an index first, so that no skipped row is read. */
const itemsOf = (db: Db, selection: ContactSelection, page: number) => pageBy(db, pageOfIds(selection, page)).execute()

type Contacts = { ids: readonly number[] }
type Counted = { contact_id: number; status: ProposalStatus; count: number }

const asMain = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('proposal')
    .where('proposal.deleted_at', 'is', null)
    .where('proposal.status', 'in', ['open', 'won'])
    .where('proposal.contact_id', 'in', [...ids])
    .select(({ fn }) => ['proposal.contact_id', 'proposal.status', fn.countAll<number>().as('count')])
    .groupBy(['proposal.contact_id', 'proposal.status'])

const asReceiver = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('receiver')
    .innerJoin('proposal', 'proposal.id', 'receiver.proposal_id')
    .where('proposal.deleted_at', 'is', null)
    .where('proposal.status', 'in', ['open', 'won'])
    .where('receiver.contact_id', 'in', [...ids])
    // A private person who receives their own proposal was counted as its main contact.
    .whereRef('receiver.contact_id', '!=', 'proposal.contact_id')
    .select(({ fn }) => ['receiver.contact_id', 'proposal.status', fn.countAll<number>().as('count')])
    .groupBy(['receiver.contact_id', 'proposal.status'])

const countedOf = prepared((db, { ids }: Contacts): Compilable<Counted> =>
  asMain(db, ids).unionAll(asReceiver(db, ids)),
)

/** How many open and won proposals these contacts have, as main contact or as receiver. */
export const countProposals = async (db: Db, ids: readonly number[]): Promise<Counted[]> =>
  ids.length === 0 ? [] : countedOf(db, { ids })
