import { selectAccount } from '#service/store/account.ts'
import { selectReceiverMails } from '#service/store/mails.ts'
import type { selectReceivers } from '#service/store/receivers.ts'
import type { Stored } from '#service/store/schema.ts'
import type { selectHumanVisits } from '#service/store/visits.ts'
import { dayIn } from '#wire/calendar-day.ts'
import type { ReceiverLine } from '#wire/receiver-line.ts'
import { contentIn } from './proposal-content.ts'
import { isRemovable, receiverLineOf, type ReceiverFacts } from './receiver-line.ts'
import { timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'

type Act = { version_id: number; contact_id: number }

/** What was read of a proposal; of all its receivers together. */
type Facts = {
  receivers: Awaited<ReturnType<typeof selectReceivers>>
  /** The newest first. */
  versions: readonly Stored<'proposal_version'>[]
  visits: Awaited<ReturnType<typeof selectHumanVisits>>
  acceptances: readonly (Act & { signed_at: number })[]
  declines: readonly (Act & { declined_at: number })[]
}

/** Before anything is known. */
export const noLine: ReceiverLine = {
  state: 'unsent',
  date: null,
  fault: null,
  reason: '',
  section: '',
  visits_today: 0,
  removable: false,
}

/** The line of each receiver of a proposal, by the id of the receiver (interface, section 8.3). */
export async function receiverLines(unit: Unit, proposalId: number, facts: Facts): Promise<Map<number, ReceiverLine>> {
  const mails = await selectReceiverMails(unit.db, proposalId)
  const { time_zone } = await selectAccount(unit.db)
  const version = facts.versions.find(({ sent_at }) => sent_at !== null)
  const sections = version ? contentIn(version).sections : []
  const today = dayIn(time_zone, unit.now)
  // Whoever signed did so beside those who have to as well.
  const isBegun = facts.acceptances.some(({ version_id }) => version_id === version?.id)
  return new Map(
    facts.receivers.map((receiver) => {
      const own = <One extends { contact_id: number }>(all: readonly One[]) =>
        all.filter(({ contact_id }) => contact_id === receiver.contact_id)
      const onVersion = <One extends Act>(all: readonly One[]) =>
        own(all).find(({ version_id }) => version_id === version?.id)
      const known: ReceiverFacts = {
        version,
        mails: mails.filter(({ receiver_id }) => receiver_id === receiver.id),
        visits: own(facts.visits),
        signedAt: onVersion(facts.acceptances)?.signed_at,
        declinedAt: onVersion(facts.declines)?.declined_at,
      }
      const { state, at, fault, reason, sectionId } = receiverLineOf(known, unit.now)
      return [
        receiver.id,
        {
          state,
          date: timestampOrNull(at),
          fault,
          reason,
          section: sections.find(({ id }) => id === sectionId)?.title ?? '',
          visits_today: own(facts.visits).filter(({ started_at }) => dayIn(time_zone, started_at) === today).length,
          removable: isRemovable(known) && !(isBegun && receiver.signature_required === 1),
        },
      ]
    }),
  )
}
