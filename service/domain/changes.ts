import { findEvent, newestEventId, type TellableEvent } from '#service/store/events.ts'
import { recordChange } from '#wire/events.ts'
import { settlingTime } from './events.ts'
import { Refused } from './refused.ts'
import { timestamp } from './timestamp.ts'
import type { Unit } from './unit.ts'

/**
 * The event a listener resumes after. If its id is no longer known, more may have happened than can be replayed;
 * without an id the stream starts now, plus the events that a reader fetching the records at this moment might miss.
 */
export async function startOf({ db, now }: Unit, lastEventId: string | undefined) {
  if (lastEventId !== undefined && !/^\d{1,15}$/.test(lastEventId))
    throw new Refused('invalid', 'Last-Event-ID is the id of an event of this stream: give it as it came.')
  const last = Number(lastEventId ?? 0)
  if (last > 0 && (await findEvent(db, last))) return { after: last, isMissed: false }
  return { after: await newestEventId(db, now - settlingTime), isMissed: last > 0 }
}

export const changeMessage = ({ type, record_kind: kind, record_id: id, created_at, told }: TellableEvent) =>
  recordChange.parse({
    type,
    kind,
    id,
    date: timestamp(created_at),
    ...(told !== '' && { [kind === 'bulk_change' ? 'progress' : 'told']: JSON.parse(told) as unknown }),
  })
