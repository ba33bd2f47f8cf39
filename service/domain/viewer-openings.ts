import { dayIn } from '#wire/calendar-day.ts'
import type { Ports } from '#service/ports.ts'
import { countOpenings, insertVisit } from '#service/store/viewer.ts'
import { Refused } from './refused.ts'
import { inTransaction, type Unit } from './unit.ts'
import { unitOfLink } from './viewer-link.ts'
import { lockedViewing } from './viewing.ts'

export const hour = 60 * 60 * 1000
/** Per receiver and hour, so that fetching a link over and over does not fill the table. */
export const mostInAnHour = 50

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
  const { proposal, version, receiver } = viewing
  const of = { proposal_id: proposal.id, contact_id: receiver.contact_id }
  if ((await countOpenings(unit.db, of, unit.now - hour)) >= mostInAnHour) return
  await insertVisit(unit.db, {
    ...of,
    version_id: version.id,
    visit_key: crypto.randomUUID(),
    device: 'unknown',
    sections: '[]',
    seconds: 0,
    human: 0,
    started_at: unit.now,
    last_at: unit.now,
    day: dayIn(viewing.account.time_zone, unit.now),
  })
}
