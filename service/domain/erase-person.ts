import { selectAccount } from '#service/store/account.ts'
import { keepActive } from '#service/store/activity.ts'
import { findContact, findContacts } from '#service/store/contacts.ts'
import * as store from '#service/store/erasure.ts'
import { keepLostAfter } from '#service/store/lost-mails.ts'
import * as traces from '#service/store/person-traces.ts'
import { findProposal, updateProposal } from '#service/store/proposals.ts'
import { searchKey } from '#service/store/search-key.ts'
import type { StoredContact } from './contact-answer.ts'
import { contactRecord } from './contacts.ts'
import { recordEvent } from './events.ts'
import { erasedName, eraserOf, tellingWords, withoutRecordOf } from './person-words.ts'
import { proposalRecord } from './proposals.ts'
import { Refused } from './refused.ts'
import { eraseFromViews } from './saved-views.ts'
import { refreshSearchKeyOf } from './search-keys.ts'
import { endSending } from './sending-end.ts'
import { tellWhereNobodySigns } from './signers-left.ts'
import { planSteps } from './step-planning.ts'
import { timestamp, timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'

// What is erased, what stays and why: decision 0079, docs/privacy.md.

/** A person by id, also one in the trashcan or erased before. */
export async function needPerson({ db }: Unit, id: number): Promise<StoredContact> {
  const contact = await findContact(db, id)
  if (contact?.type !== 'person') throw new Refused('not_found', `There is no person ${id}.`)
  return contact
}

/** What erasing would take away, and what it leaves, without doing it. */
export async function reviewErasure(unit: Unit, id: number) {
  const { db } = unit
  const person = await needPerson(unit, id)
  const { mails } = await store.selectMailsTo(db, id, person.email)
  const { own } = await traces.selectProposalsAround(db, person, mails)
  return {
    ...(await erasureOf(unit, person)),
    fullname: person.fullname,
    counts: {
      proposals: own.length,
      mails: mails.length,
      queued_mails: mails.filter(({ state }) => state === 'queued').length,
      ...(await store.countTraces(db, id)),
    },
  }
}

async function erasureOf({ db }: Unit, { id, erased_at }: Pick<StoredContact, 'id' | 'erased_at'>) {
  const { proof_years } = await selectAccount(db)
  const kept = (await store.selectSignedBy(db, id)).map(({ signed_at, ...proof }) => ({
    proposal_id: proof.proposal_id,
    proposal_nr: proof.proposal_nr,
    proposal_name: proof.proposal_name,
    name: proof.name,
    date_signed: timestamp(signed_at),
    date_until: timestamp(yearsAfter(signed_at, proof_years)),
  }))
  return { date_erased: timestampOrNull(erased_at), kept }
}

export function yearsAfter(moment: number, years: number) {
  const date = new Date(moment)
  date.setUTCFullYear(date.getUTCFullYear() + years)
  return date.getTime()
}

/**
 * Erases a person in the transaction of the unit. What they signed stays as it was signed, so that its proof verifies;
 * everything else that tells them from others goes, also from what colleagues wrote on their proposals. The second time
 * there is nothing left to do.
 */
export async function erasePerson(unit: Unit, id: number) {
  const { db, now, account } = unit
  const person = await needPerson(unit, id)
  if (person.erased_at !== null) return erasureOf(unit, person)
  const { addresses, mails } = await store.selectMailsTo(db, id, person.email)
  const { own, around } = await traces.selectProposalsAround(db, person, mails)
  const name = erasedName(account.locale)
  const signed = await store.selectSignedBy(db, id)
  const eraser = eraserOf(await wordsOf(unit, person, [...addresses, ...signed.flatMap(namesIn)]), name)

  await store.emptyMails(
    db,
    mails.map((mail) => mail.id),
    now,
  )
  const received = await store.deleteOwnRows(db, id)
  await store.emptyDeclines(db, id)
  await renameInLogs(unit, id, own, name)
  await store.emptyContact(db, id, { name, key: searchKey(name) }, now)
  await traces.changeTextsOfProposals(db, [...own, ...around], eraser)
  await traces.foreseeSigned(db, own, eraser.json)
  await changeAgreed(unit, own, new Set(signed.map(({ proposal_id }) => proposal_id)), eraser)
  await forgetTold(unit, person, [...own, ...around], eraser)
  await eraseFromViews(unit, eraser.text)
  await refresh(unit, id, { own, around, received })
  if (person.deleted_at === null)
    await recordEvent(
      unit,
      person.parent_id === null ? 'contact_deleted' : 'contact_person_deleted',
      contactRecord(person),
    )
  return erasureOf(unit, { id, erased_at: now })
}

type Signed = Awaited<ReturnType<typeof store.selectSignedBy>>[number]
type Eraser = ReturnType<typeof eraserOf>

/** As they signed, and what they were called and where they were written to then. */
function namesIn({ name, document }: Signed): string[] {
  const { receiver } = JSON.parse(document) as { receiver?: { name?: string; email?: string } }
  return [name, receiver?.name ?? '', receiver?.email ?? '']
}

async function wordsOf({ db }: Unit, person: StoredContact, more: readonly string[]) {
  const organisation = person.parent_id === null ? undefined : await findContact(db, person.parent_id)
  const others = organisation
    ? [organisation.name, organisation.street, organisation.phone, organisation.mobile, organisation.fax]
    : []
  const addresses = organisation ? [organisation.email, organisation.internet, organisation.vat_number] : []
  return tellingWords(person, more, [...others, ...addresses])
}

/** A line of a log keeps the name of then: what nobody else on the proposal is called is taken to be theirs. */
async function renameInLogs({ db }: Unit, id: number, proposals: readonly number[], name: string) {
  for (const proposal of proposals) {
    const others = (await traces.selectPeopleOn(db, proposal)).filter((person) => person !== id)
    const known = (await findContacts(db, others)).map(({ fullname }) => fullname)
    await traces.renameClients(db, proposal, known, name)
  }
}

/** What was filled in where somebody else accepted; what this person accepted is kept with its proof. */
async function changeAgreed({ db }: Unit, proposals: readonly number[], signed: ReadonlySet<number>, eraser: Eraser) {
  for (const id of proposals) {
    const proposal = signed.has(id) ? undefined : await findProposal(db, id)
    if (proposal?.agree) await updateProposal(db, id, { agree: eraser.json(proposal.agree) })
  }
}

/** Of their own events only that there was one is left. */
async function forgetTold(
  { db }: Unit,
  { id, parent_id }: StoredContact,
  proposals: readonly number[],
  eraser: Eraser,
) {
  const told = (json: string | null) => json && withoutRecordOf(id, json, eraser)
  const without: Parameters<typeof traces.changeEvents>[2] = (event) => ({
    payload_v1: told(event.payload_v1),
    payload_v2: told(event.payload_v2),
    told: event.told && eraser.json(event.told),
  })
  const bare = (json: string | null) =>
    json && JSON.stringify({ ...(JSON.parse(json) as object), data: { id, type: 'person' } })
  await traces.changeEvents(db, { kind: 'person', ids: [id] }, (event) => ({
    payload_v1: bare(event.payload_v1),
    payload_v2: bare(event.payload_v2),
    told: event.told && eraser.json(event.told),
  }))
  if (parent_id !== null) await traces.changeEvents(db, { kind: 'organisation', ids: [parent_id] }, without)
  await traces.changeEvents(db, { kind: 'proposal', ids: proposals }, without)
  await traces.changeAnswers(db, (body) => withoutRecordOf(id, body, eraser))
}

/** They are found by other words now, and what was to be sent to this person is not. */
async function refresh(
  unit: Unit,
  person: number,
  { own, around, received }: Record<'own' | 'around' | 'received', readonly number[]>,
) {
  for (const id of [...own, ...around]) {
    const proposal = await findProposal(unit.db, id)
    if (proposal) await updateProposal(unit.db, id, { name_key: searchKey(proposal.name) })
    await refreshSearchKeyOf(unit, id)
    await keepActive(unit.db, id)
  }
  for (const id of received) {
    await keepLostAfter(unit.db, id)
    await endSending(unit, id, 'edited')
    await planSteps(unit, id)
    await tellWhereNobodySigns(unit, id, person)
    const proposal = await findProposal(unit.db, id)
    if (proposal?.deleted_at === null) await recordEvent(unit, 'proposal_details_updated', proposalRecord(id))
  }
}
