import { countProposals, searchContacts } from '#service/store/contact-search.ts'
import { organisationSeen, personSeen } from './contact-answer.ts'
import { needOrganisation } from './contacts.ts'
import type { Unit } from './unit.ts'

type Search = { query?: string | undefined; page: number }

/** Organisations by name; a query looks at the name (wire section 2). */
export async function listOrganisations(unit: Unit, search: Search) {
  const { items, total } = await searchContacts(unit.db, { ...search, type: 'organisation' })
  const counts = await proposalCounts(unit, items)
  return { total, items: items.map((item) => ({ ...organisationSeen(item), ...counts(item.id) })) }
}

/** People by name, private ones too; a query looks at name and email. */
export const listPeople = (unit: Unit, search: Search) => people(unit, search)

export async function listOrganisationPeople(unit: Unit, organisationId: number, search: Search) {
  await needOrganisation(unit, organisationId)
  return people(unit, { ...search, parent_id: organisationId })
}

async function people(unit: Unit, search: Search & { parent_id?: number }) {
  const { items, total } = await searchContacts(unit.db, { ...search, type: 'person' })
  const counts = await proposalCounts(unit, items)
  return {
    total,
    items: items.map((item) => ({
      ...personSeen(item),
      organisation: item.organisation ?? '',
      ...counts(item.id),
    })),
  }
}

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
