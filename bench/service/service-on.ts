import { createService } from '#service/app.ts'
import { openWorkplace, portsOn } from '#hosts/node/open-service.ts'
import { readSettings } from '#hosts/node/settings.ts'
import type { BenchDatabase } from './database.ts'

export type Fetch = (request: Request) => Promise<Response>

/** A limit that a bench does not reach. */
export const environment = (file: string) => ({
  DATABASE_URL: file.startsWith('postgres') ? file : `file:${file}`,
  RATE_LIMIT_PER_MINUTE: '1000000',
})

/** The service in this process, on the bench's database; what it has to say is left out. */
export async function serviceOn({ file }: BenchDatabase) {
  const settings = readSettings(environment(file))
  const workplace = await openWorkplace(settings)
  const { fetch } = createService({ ...portsOn(workplace, settings), log: () => {} })
  return { fetch, close: () => workplace.db.destroy() }
}
