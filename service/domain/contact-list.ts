import { countProposals, searchContacts } from '#service/store/contact-search.ts'
import { organisationAnswer, personAnswer } from './contact-answer.ts'
import { needOrganisation } from './contacts.ts'
import type { Unit } from './unit.ts'

type Search = { query?: string | undefined; page: number }

/** Organisations by name; a query searches the name (interface, section 2). */
export async function listOrganisations(unit: Unit, search: Search) {
  const { items, ...total } = await searchContacts(unit.db, { ...search, type: 'organisation' })
  return { ...total, items: await organisationItems(unit, items) }
}

/** People by name, private persons too; a query searches name and email. */
export const listPeople = (unit: Unit, search: Search) => people(unit, search)

export async function listOrganisationPeople(unit: Unit, organisationId: number, search: Search) {
  await needOrganisation(unit, organisationId)
  return people(unit, { ...search, parent_id: organisationId })
}

async function people(unit: Unit, search: Search & { parent_id?: number }) {
  const { items, ...total } = await searchContacts(unit.db, { ...search, type: 'person' })
  return { ...total, items: await personItems(unit, items) }
}

type Listed = Awaited<ReturnType<typeof searchContacts>>['items']

async function organisationItems(unit: Unit, items: Listed) {
  const counts = await proposalCounts(unit, items)
  return items.map((item) => ({ ...organisationAnswer(item), ...counts(item.id) }))
}

async function personItems(unit: Unit, items: Listed) {
  const counts = await proposalCounts(unit, items)
  return items.map((item) => ({ ...personAnswer(item), organisation: item.organisation ?? '', ...counts(item.id) }))
}

/** Stored rows as items of the list of their kind. */
export const contactItems = async (unit: Unit, items: Listed) =>
  items[0]?.type === 'person' ? personItems(unit, items) : organisationItems(unit, items)

async function proposalCounts({ db }: Unit, contacts: readonly { id: number }[]) {
  const counted = await countProposals(
    db,
    contacts.map(({ id }) => id),
  )
  const all = new Map<string, number>()
  for (const { contact_id, status, count } of counted) {
    const key = `${contact_id} ${status}`
    all.set(key, (all.get(key) ?? 0) + count)
  }
  return (id: number) => ({ proposals_open: all.get(`${id} open`) ?? 0, proposals_won: all.get(`${id} won`) ?? 0 })
}
