import { selectAccount } from '#service/store/account.ts'
import { findContact, selectContactValues } from '#service/store/contacts.ts'
import { selectMailsTo } from '#service/store/erasure.ts'
import { selectProposalsAround } from '#service/store/person-traces.ts'
import { selectDownloadsBy } from '#service/store/attachment-downloads.ts'
import * as store from '#service/store/personal-data.ts'
import { selectContactTags } from '#service/store/tags.ts'
import type { PersonalData } from '#wire/privacy.ts'
import type { ChoiceLine } from '#wire/timeline.ts'
import { personAnswer, type StoredContact } from './contact-answer.ts'
import { needPerson } from './erase-person.ts'
import { timestamp, timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'

/** Everything the account keeps about one person, in the person's hands a copy of it (decision 0079). */
export async function exportPerson(unit: Unit, id: number): Promise<PersonalData> {
  const { db, now } = unit
  const person = await needPerson(unit, id)
  const { mails } = await selectMailsTo(db, id, person.email)
  const { own } = await selectProposalsAround(db, person, mails)
  const organisation = person.parent_id === null ? undefined : await findContact(db, person.parent_id)
  const signatures = await store.selectSignaturesOf(db, id)
  const names = [...new Set([person.fullname, ...signatures.map(receiverIn)])]
  return {
    account: (await selectAccount(db)).title,
    date: timestamp(now),
    person: fieldsOf(person),
    organisation: organisation?.name ?? '',
    tags: (await selectContactTags(db, id)).map(({ name }) => name),
    custom_fields: Object.fromEntries((await selectContactValues(db, id)).map(({ field, value }) => [field, value])),
    proposals: await proposalsOf(unit, person, own),
    mails: (
      await store.selectMailsWithText(
        db,
        mails.map((mail) => mail.id),
      )
    ).map(({ at, proposal_nr, recipient, body, ...mail }) => ({
      ...of(at, proposal_nr),
      ...mail,
      to: recipient,
      text: body,
    })),
    ...(await readingOf(unit, id)),
    ...(await writingOf(unit, id)),
    signatures: signatures.map(({ at, proposal_nr, number, fields, ...signature }) => ({
      ...of(at, proposal_nr),
      ...signature,
      version: number,
      fields: JSON.parse(fields) as PersonalData['signatures'][number]['fields'],
    })),
    log: (await store.selectLogUnder(db, own, names)).map(({ at, proposal_nr, ...line }) => ({
      ...of(at, proposal_nr),
      ...line,
    })),
    passed_on: (await store.selectPassedOn(db, id)).map(({ at, type, state, payload_url }) => ({
      date: timestamp(at),
      event: type,
      to: payload_url,
      state,
    })),
  }
}

const of = (at: number, proposal_nr: string | null) => ({ date: timestamp(at), proposal_nr: proposal_nr ?? '' })

const receiverIn = ({ document }: { document: string }) =>
  (JSON.parse(document) as { receiver?: { name?: string } }).receiver?.name ?? ''

/** As text, without what is empty. */
const fieldsOf = (person: StoredContact) =>
  Object.fromEntries(
    Object.entries(personAnswer(person))
      .map(([field, value]) => [field, String(value)] as const)
      .filter(([, value]) => value !== ''),
  )

async function proposalsOf({ db }: Unit, { id }: StoredContact, ids: readonly number[]) {
  const received = new Map((await store.selectReceivedBy(db, id)).map((one) => [one.proposal_id, one]))
  return (await store.selectProposalsOf(db, ids)).map(({ contact_id, created_at, ...proposal }) => {
    const receiver = received.get(proposal.id)
    const as = receiver
      ? ('receiver' as const)
      : contact_id === id
        ? ('contact' as const)
        : ('former receiver' as const)
    return {
      ...proposal,
      as,
      date_created: timestamp(created_at),
      date_invited: timestampOrNull(receiver?.invited_at ?? null),
      password: (receiver?.password_hash ?? null) !== null,
    }
  })
}

/** What they read and chose. */
async function readingOf({ db }: Unit, id: number) {
  return {
    visits: (await store.selectVisitsOf(db, id)).map(
      ({ at, proposal_nr, last_at, device, human, seconds, number }) => ({
        ...of(at, proposal_nr),
        date_last: timestamp(last_at),
        version: number,
        device,
        machine: human === 0,
        seconds,
      }),
    ),
    attachments: (await selectDownloadsBy(db, id)).map(({ at, proposal_nr, name, times }) => ({
      ...of(at, proposal_nr),
      name,
      times,
    })),
    choices: (await store.selectChoicesOf(db, id)).map(({ at, proposal_nr, lines }) => ({
      ...of(at, proposal_nr),
      changes: (JSON.parse(lines) as ChoiceLine[]).map(choiceWords),
    })),
    follow_up: (await store.selectStepsOf(db, id)).map(({ at, proposal_nr, ...step }) => ({
      ...of(at, proposal_nr),
      ...step,
    })),
  }
}

const choiceWords = ({ what, content, before, quantities }: ChoiceLine) =>
  [what, content, before && `(${before})`, quantities && quantities.join(' → ')].filter(Boolean).join(' ')

/** What they wrote. */
async function writingOf({ db }: Unit, id: number) {
  return {
    comments: (await store.selectCommentsOf(db, id)).map(({ at, proposal_nr, comment, about }) => ({
      ...of(at, proposal_nr),
      about,
      text: comment,
    })),
    declines: (await store.selectDeclinesOf(db, id)).map(({ at, proposal_nr, number, reason, comment }) => ({
      ...of(at, proposal_nr),
      version: number,
      reason,
      text: comment,
    })),
  }
}
