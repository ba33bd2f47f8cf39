import { runDueRows } from '#service/delivery/steps.ts'
import type { AppService } from './app-sender.ts'

export const portsOf = ({ ports, clock }: Pick<AppService, 'ports' | 'clock'>) => ({
  db: ports.db,
  now: () => clock.now,
  log: ports.log,
  settings: ports.settings,
})

/** As what is longer than a portion stands once it was begun: for the next process to come to. */
export const waitingFor = ({ within, clock }: Pick<AppService, 'within' | 'clock'>, id: number) =>
  within
    .updateTable('bulk_change')
    .set({ state: 'due', outcome: 'running', due_at: clock.now })
    .where('id', '=', id)
    .execute()

/** Until nothing is due; each portion a second after the one before. */
export async function runBulk(service: Pick<AppService, 'ports' | 'clock' | 'tick'>, db = service.ports.db) {
  let portions = 0
  while ((await runDueRows({ ...portsOf(service), db })) > 0) {
    portions += 1
    service.tick()
  }
  return portions
}
