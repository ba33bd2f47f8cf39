import { findContact } from '#service/store/contacts.ts'
import type { ProposalStatus } from '#wire/proposal-status.ts'
import type { SendRequest } from '#wire/proposal-changes.ts'
import type { NewV1Proposal, V1ProposalChanges } from '#wire/v1-proposals.ts'
import { FaultList } from './fault-list.ts'
import { createProposal } from './proposal-create.ts'
import { listProposals } from './proposal-list.ts'
import { updateProposal } from './proposal-update.ts'
import { getProposal } from './proposals.ts'
import { Refused } from './refused.ts'
import { sendProposal } from './sending.ts'
import type { Unit } from './unit.ts'
import { v1Proposal, v1ProposalItem } from './v1-proposal-answer.ts'

// Version 1 of the proposals (interface, section 10): its words are turned into those of version 2, which does the
// work.

type Search = { status: ProposalStatus; query?: string | undefined; page: number }

export async function listV1Proposals(unit: Unit, search: Search) {
  const { items, ...total } = await listProposals(unit, { ...search, sort: 'name' })
  return { items: items.map(v1ProposalItem), ...total }
}

export const getV1Proposal = async (unit: Unit, id: number) => v1Proposal(await getProposal(unit, id))

export async function createV1Proposal(unit: Unit, { company_id, company_contacts, ...body }: NewV1Proposal) {
  const contact_id = await contactOf(unit, company_id)
  return inWordsOfV1(company_id, () =>
    createProposal(unit, { ...body, contact_id, contact_people: company_contacts, custom_fields: [], tags: [] }),
  )
}

export async function updateV1Proposal(unit: Unit, id: number, changes: V1ProposalChanges) {
  const { company_id, company_contacts, ...body } = changes
  const contact_id = company_id === undefined ? undefined : await contactOf(unit, company_id)
  return inWordsOfV1(company_id, () =>
    updateProposal(unit, id, { ...body, contact_id, contact_people: company_contacts }),
  )
}

export const sendV1Proposal = (unit: Unit, id: number, body: SendRequest) =>
  inWordsOfV1(undefined, () => sendProposal(unit, id, body))

/** No contact has this id; the other faults of the body are still found. */
const nobody = 0

/** Private persons are not companies. */
const contactOf = async ({ db }: Unit, company_id: number) =>
  (await findContact(db, company_id))?.type === 'organisation' ? company_id : nobody

/** Maps faults of version 2 to the paths of version 1. */
async function inWordsOfV1<Done>(company_id: number | undefined, task: () => Promise<Done>): Promise<Done> {
  try {
    return await task()
  } catch (error) {
    if (!(error instanceof Refused) || !error.faults) throw error
    const faults = new FaultList()
    for (const [path, texts] of Object.entries(error.faults)) {
      if (path === 'contact_id') faults.add('company_id', `There is no company ${company_id}`)
      else for (const text of texts) faults.add(path.replace(/^contact_people/, 'company_contacts'), text)
    }
    throw faults.refusal
  }
}
