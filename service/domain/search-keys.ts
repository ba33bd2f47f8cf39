import { selectSearched, selectSearchedOf, updateProposal } from '#service/store/proposals.ts'
import { selectReceiverNames } from '#service/store/receivers.ts'
import type { Stored } from '#service/store/schema.ts'
import { searchKey } from '#service/store/search-key.ts'
import { wholeUnit } from './own-records.ts'
import { contentIn, type Content } from './proposal-content.ts'
import type { Unit } from './unit.ts'

type Searched = {
  name: string
  proposal_nr: string
  contact: { name: string; fullname: string }
  /** Full names of the receivers. */
  people: readonly string[]
  content: Content
}

/** What search looks at: name, number, contact name, person names and row texts (interface, section 2). */
export const proposalSearchKey = ({ name, proposal_nr, contact, people, content }: Searched) =>
  searchKey(name, proposal_nr, contact.name, contact.fullname, ...people, ...rowTexts(content))

/** What search looks at in a product. */
export const productSearchKey = ({ name, sku, descr_short }: Pick<Stored<'product'>, 'name' | 'sku' | 'descr_short'>) =>
  searchKey(name, sku, descr_short)

const rowTexts = ({ pricetables }: Content) => pricetables.flatMap(({ rows }) => rows.map(({ content }) => content))

/** Call after a contact was renamed, so that its proposals, also those of colleagues, are found by the new name. */
export async function refreshSearchKeysOf(unit: Unit, contactId: number) {
  const whole = wholeUnit(unit)
  await refresh(whole, await selectSearchedOf(whole.db, contactId))
}

/** Call after name, contact or receivers of a proposal changed. */
export const refreshSearchKeyOf = async (unit: Unit, id: number) => refresh(unit, await selectSearched(unit.db, id))

async function refresh({ db }: Unit, proposals: Awaited<ReturnType<typeof selectSearched>>) {
  const receivers = await selectReceiverNames(
    db,
    proposals.map(({ id }) => id),
  )
  const people = Map.groupBy(receivers, ({ proposal_id }) => proposal_id)
  for (const { id, name, proposal_nr, contact_name, contact_fullname, ...version } of proposals) {
    const search_key = proposalSearchKey({
      name,
      proposal_nr,
      contact: { name: contact_name, fullname: contact_fullname },
      people: (people.get(id) ?? []).map(({ fullname }) => fullname),
      content: contentIn(version),
    })
    await updateProposal(db, id, { search_key })
  }
}
