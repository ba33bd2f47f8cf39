import { hash } from 'node:crypto'
import type { Ports } from '#service/ports.ts'
import { nodeNetwork } from './deliver.ts'
import { writeLog } from './log.ts'
import { readLook } from './look.ts'
import { openDatabase } from './open-database.ts'
import { scryptPasswords } from './passwords.ts'
import { sessionCookie } from './session-cookie.ts'
import type { HostSettings } from './settings.ts'

/** The database with what commands need to work on it. */
export type Workplace = Pick<Ports, 'db' | 'now' | 'passwords'>

/** Just opened; `migrated` names the steps that brought it to the newest schema. */
export type OpenWorkplace = Workplace & { migrated: string[] }

/** Opens the database and brings it to the newest schema. */
export async function openWorkplace(settings: HostSettings): Promise<OpenWorkplace> {
  const opened = await openDatabase(settings.database)
  return { ...opened, now: Date.now, passwords: scryptPasswords() }
}

/** What the service needs of this place. */
export const portsOn = (workplace: Workplace, settings: HostSettings): Ports => ({
  ...workplace,
  settings,
  random: Math.random,
  sha256: (text) => hash('sha256', text),
  sessions: sessionCookie(settings.publicUrl),
  look: readLook(),
  log: writeLog,
  network: nodeNetwork({ allowHosts: settings.webhookAllowHosts }),
})
