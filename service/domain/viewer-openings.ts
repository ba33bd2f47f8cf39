import { dayIn } from '#wire/calendar-day.ts'
import type { Ports } from '#service/ports.ts'
import { countOpenings, insertVisit } from '#service/store/visits.ts'
import { Refused } from './refused.ts'
import { inTransaction, type Unit } from './unit.ts'
import { unitOfLink } from './viewer-link.ts'
import { lockedViewing, type Viewing } from './viewing.ts'

const hour = 60 * 60 * 1000
/** Per receiver and hour, so that fetching a link over and over does not fill the table. */
const mostInAnHour = 50

/**
 * Records that the page at a receiver's link was fetched. Mail scanners and link previews fetch it too, but run no
 * script: it counts as a machine visit until the page reports a reader (`recordVisit`). Unknown links and the seller's
 * previews are not recorded.
 */
export async function noteOpening(ports: Pick<Ports, 'db' | 'now' | 'settings'>, token: string) {
  const link = await unitOfLink(ports, token, undefined)
  if (!link || link.unit.look) return
  await inTransaction(link.unit, (unit) => keep(unit, token))
}

async function keep(unit: Unit, token: string) {
  const viewing = await lockedViewing(unit, token).catch((error: unknown) => {
    if (error instanceof Refused) return undefined
    throw error
  })
  if (!viewing) return
  await beginMachineVisit(unit, viewing, crypto.randomUUID())
}

/** A visit that nobody has told of: a machine's, for all that is known. Undefined where there were too many of late. */
export async function beginMachineVisit(
  unit: Pick<Unit, 'db' | 'now'>,
  { account, proposal, version, receiver }: Viewing,
  visit_key: string,
): Promise<{ id: number } | undefined> {
  const of = { proposal_id: proposal.id, contact_id: receiver.contact_id }
  if ((await countOpenings(unit.db, of, unit.now - hour)) >= mostInAnHour) return undefined
  return insertVisit(unit.db, {
    ...of,
    version_id: version.id,
    visit_key,
    device: 'unknown',
    sections: '[]',
    seconds: 0,
    human: 0,
    started_at: unit.now,
    last_at: unit.now,
    day: dayIn(account.time_zone, unit.now),
  })
}
