import { findTurns, selectTriesSince } from '#service/store/webhook-health.ts'
import { timestamp, timestampOrNull } from './timestamp.ts'
import type { Unit } from './unit.ts'
import { needWebhook } from './webhooks.ts'

const hour = 60 * 60 * 1000

/**
 * Results of the tries of the last 24 hours, the oldest hour first, with the last success and failure and the next try.
 */
export async function getHealth(unit: Unit, webhookId: number) {
  await needWebhook(unit, webhookId)
  const newestHour = Math.floor(unit.now / hour) * hour
  const begins = Array.from({ length: 24 }, (_, at) => newestHour - (23 - at) * hour)
  const tries = await selectTriesSince(unit.db, webhookId, newestHour - 23 * hour)
  const inHour = Map.groupBy(tries, ({ at }) => Math.floor(at / hour) * hour)
  const durations = tries.map(({ duration_ms }) => duration_ms).toSorted((a, b) => a - b)
  const turns = await findTurns(unit.db, webhookId)
  return {
    hours: begins.map((begin) => {
      const those = inHour.get(begin) ?? []
      const succeeded = those.filter(({ status }) => status !== null && status >= 200 && status < 300).length
      return { date: timestamp(begin), succeeded, failed: those.length - succeeded }
    }),
    p50_ms: percentile(durations, 50),
    p95_ms: percentile(durations, 95),
    date_last_success: timestampOrNull(turns.succeeded),
    date_last_failure: timestampOrNull(turns.failed),
    date_next_try: timestampOrNull(turns.next),
  }
}

/** The smallest of the sorted values that `percent` of them do not exceed. */
const percentile = (sorted: readonly number[], percent: number) =>
  sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? null
