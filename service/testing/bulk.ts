import { runDueRows } from '#service/delivery/steps.ts'
import type { AppService } from './app-sender.ts'

export const portsOf = ({ ports, clock }: Pick<AppService, 'ports' | 'clock'>) => ({
  db: ports.db,
  now: () => clock.now,
  log: ports.log,
  settings: ports.settings,
})

/** Until nothing is due; each portion a second after the one before. */
export async function runBulk(service: Pick<AppService, 'ports' | 'clock' | 'tick'>, db = service.ports.db) {
  let portions = 0
  while ((await runDueRows({ ...portsOf(service), db })) > 0) {
    portions += 1
    service.tick()
  }
  return portions
}
