import { findActiveRole, selectAccount } from '#service/store/account.ts'
import { findProposal } from '#service/store/proposals.ts'
import * as store from '#service/store/scheduled-sendings.ts'
import {
  sendingEnds,
  type KeptRequest,
  type ScheduledSending,
  type ScheduleRequest,
  type SendingEnd,
  type SendingOf,
} from '#wire/scheduled-sending.ts'
import type { SendRequest } from '#wire/proposal-changes.ts'
import { FaultList } from './fault-list.ts'
import { notifyOwner } from './owner-notices.ts'
import { rowsFor } from './own-records.ts'
import { fullnameOf } from './person-name.ts'
import { versionOf } from './proposal-answer.ts'
import { logAction } from './proposal-log.ts'
import { needProposal } from './proposals.ts'
import { Refused } from './refused.ts'
import { momentAt, sendHoursOf, type SendHours } from './send-hours.ts'
import { checkSending, sendProposal } from './sending.ts'
import { endSending } from './sending-end.ts'
import { unsentText } from './sending-words.ts'
import { statusLine } from './status-line.ts'
import { wallClock } from './time-zone.ts'
import { timestamp } from './timestamp.ts'
import type { Unit } from './unit.ts'
import { recordLive } from './viewer-events.ts'

/** A year. */
const furthest = 366 * 24 * 60 * 60 * 1000

/** Everything of the account that waits for its moment, the soonest first. */
export async function listScheduledSendings({ db }: Unit) {
  const hours = sendHoursOf(await selectAccount(db))
  return (await store.selectDueSendings(db)).map((sending) => sendingAnswer(sending, hours))
}

export const sendingAnswer = (sending: store.ShownSending, { clock }: SendHours): ScheduledSending => ({
  proposal_id: sending.proposal_id,
  date: timestamp(sending.due_at),
  at: wallTime(clock, sending.due_at),
  version_number: sending.number,
  person: fullnameOf(sending),
})

/** As the account's clocks show it: `2026-11-24T08:00`. */
const wallTime = (clock: SendHours['clock'], moment: number) =>
  new Date(wallClock(clock, moment)).toISOString().slice(0, 16)

/** What is scheduled of a proposal, or why the newest was not sent. */
export async function getScheduledSending(unit: Unit, id: number): Promise<SendingOf> {
  await needProposal(unit, id)
  return sendingFor(unit, id)
}

/** The same of a proposal that is known to be there. */
export async function sendingFor(unit: Unit, id: number): Promise<SendingOf> {
  const hours = sendHoursOf(await selectAccount(unit.db))
  const due = await store.findDueSending(unit.db, id)
  const missed = await missedOf(unit, id)
  return {
    scheduled: due ? { ...sendingAnswer(due, hours), request: keptRequest(due.request) } : null,
    unsent: missed
      ? {
          ...missed.unsent,
          at: wallTime(hours.clock, missed.row.due_at),
          person: missed.row.person,
          request: keptRequest(missed.row.request),
        }
      : null,
  }
}

/** Why the newest sending of a proposal did not happen; undefined where it did, or somebody took it back. */
async function missedOf({ db }: Unit, id: number) {
  const row = await store.findNewestSending(db, id)
  const isMissed = row?.state === 'failed' || (row?.state === 'cancelled' && row.reason === 'edited')
  if (!row || !isMissed) return undefined
  const [word, detail = ''] = row.reason.split('\n')
  const reason = sendingEnds.find((end) => end === word)
  return reason && { row, unsent: { reason, detail, date: timestamp(row.done_at ?? 0) } }
}

function keptRequest(stored: string): KeptRequest {
  const { send_method, send_message, send_message_id, password_reset, contact_people } = JSON.parse(
    stored,
  ) as SendRequest
  return {
    send_method,
    send_message: send_message ?? null,
    send_message_id: send_message_id ?? null,
    password_reset,
    contact_people: contact_people ?? null,
  }
}

/** Sends a proposal at a moment, with the checks of sending it now; again, it changes what was scheduled. */
export async function scheduleSending(unit: Unit, id: number, { at, ...request }: ScheduleRequest) {
  const { db, now, user } = unit
  const proposal = await needProposal(unit, id)
  const hours = sendHoursOf(await selectAccount(db))
  const faults = new FaultList()
  const due_at = momentAt(hours, at) ?? 0
  if (due_at === 0) faults.add('at', 'Enter a day and time, for example 2026-11-24T08:00')
  else if (due_at <= now) faults.add('at', 'Choose a moment that is still to come')
  else if (due_at > now + furthest) faults.add('at', 'Choose a moment within a year')
  faults.refuse()
  await checkSending(unit, proposal, request)
  const columns = {
    version_id: versionOf(proposal),
    account_user_id: user.id,
    request: JSON.stringify(request),
    due_at,
    modified_at: now,
    lease_until: null,
    lease_key: null,
  }
  const known = await store.findDueSending(db, id)
  if (known) await store.updateSending(db, known.id, columns)
  else
    await store.insertSending(db, {
      ...columns,
      proposal_id: id,
      state: 'due',
      reason: '',
      person: '',
      created_at: now,
    })
  await logAction(
    unit,
    id,
    `${known ? 'moved the scheduled sending to' : 'scheduled the sending for'} ${at.replace('T', ' ')}`,
    { kind: 'schedule_made', facts: { to: at, ...(known && { again: true }) } },
  )
  await recordLive(unit, 'proposal_steps', id)
  const made = await store.findDueSending(db, id)
  if (!made) throw new Error('The sending was scheduled and is not there')
  return sendingAnswer(made, hours)
}

export async function cancelSending(unit: Unit, id: number) {
  await needProposal(unit, id)
  if (!(await endSending(unit, id, 'person')))
    throw new Refused('conflict', 'No sending is scheduled any more. Reload to see what happened to it.')
  return statusLine
}

/**
 * Sends what is due exactly as its scheduler would by hand, in the transaction of the unit: sent with the row saying so,
 * or not at all. When it cannot be sent any more it is not, and the owner is told why.
 */
export async function sendWhenDue(unit: Unit, sendingId: number) {
  const { db, now } = unit
  const sending = await store.findSending(db, sendingId)
  if (!sending || sending.state !== 'due' || sending.due_at > now) return
  const { proposal_id: id } = sending
  const ended = { done_at: now, modified_at: now, lease_until: null, lease_key: null }
  await store.updateSending(db, sendingId, { ...ended, state: 'sent' })
  const fault = await faultOf(unit, sending)
  if (fault) {
    const reason = `${fault.reason}\n${fault.detail}`
    await store.updateSending(db, sendingId, { state: 'failed', reason })
    await logAction(unit, id, `did not send the proposal as scheduled: ${fault.detail}`, {
      kind: 'schedule_failed',
      facts: fault,
    })
    await notifyOwner(unit, id, { kind: 'automation', text: unsentText(fault) })
  }
  await recordLive(unit, 'proposal_steps', id)
}

type Fault = { reason: SendingEnd; detail: string }
type Stored = NonNullable<Awaited<ReturnType<typeof store.findSending>>>

/** Why it was not sent; undefined when it was. Sending checks everything before it writes. */
async function faultOf(unit: Unit, { proposal_id: id, version_id, request }: Stored): Promise<Fault | undefined> {
  const proposal = await findProposal(unit.db, id)
  if (!proposal || proposal.deleted_at !== null) return { reason: 'trashed', detail: 'it is in the trashcan' }
  if (proposal.status !== 'edit' && proposal.status !== 'open')
    return { reason: 'status_changed', detail: `it is ${proposal.status}` }
  if (versionOf(proposal) !== version_id) return { reason: 'edited', detail: 'it was edited since' }
  const scheduler = await asItsScheduler(unit, id)
  if ('reason' in scheduler) return scheduler
  try {
    await sendProposal(scheduler, id, JSON.parse(request) as SendRequest)
    return undefined
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const faults = Object.values(error.faults ?? {}).flat()
    return { reason: reasonOf(error), detail: faults.length > 0 ? faults.join('. ') : error.message }
  }
}

/** With what whoever scheduled it may do and see now, or why they could not send it by hand (0061, 0062). */
async function asItsScheduler(unit: Unit, proposalId: number): Promise<Unit | Fault> {
  const { id } = unit.user
  const name = fullnameOf(unit.user)
  const role = await findActiveRole(unit.db, id)
  if (role === undefined) return { reason: 'user_inactive', detail: `${name} is no longer an active user` }
  if (role === 'reader') return { reason: 'not_sendable', detail: `${name} may only read now` }
  const { sellers_see } = await selectAccount(unit.db)
  const db = rowsFor(unit.db, { id, role, sellers_see })
  if (!(await findProposal(db, proposalId)))
    return { reason: 'not_sendable', detail: `${name} does not see this proposal any more` }
  return { ...unit, user: { ...unit.user, role }, db }
}

/** By what of the request was refused. */
function reasonOf({ faults = {} }: Refused): SendingEnd {
  const paths = Object.keys(faults)
  if (paths.some((path) => path.startsWith('contact_people'))) return 'receivers'
  return paths.includes('send_message_id') ? 'no_template' : 'not_sendable'
}
