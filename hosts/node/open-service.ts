import { hash } from 'node:crypto'
import { assistants } from '#service/assistant/endpoint.ts'
import type { Ports } from '#service/ports.ts'
import { nodeNetwork } from './deliver.ts'
import { writeLog } from './log.ts'
import { readFont } from './fonts.ts'
import { readLook } from './look.ts'
import { openDatabase } from './open-database.ts'
import { nodePasskeys } from './passkeys.ts'
import { nodePictures } from './pictures.ts'
import { scryptPasswords } from './passwords.ts'
import { nodeSingleSignOn } from './single-sign-on.ts'
import { s3Files } from './s3-files.ts'
import { sessionCookie } from './session-cookie.ts'
import { snsOnNode } from './sns.ts'
import type { HostSettings } from './settings.ts'

/** The database and the ports that commands need. */
export type Workplace = Pick<Ports, 'db' | 'now' | 'passwords' | 'isInPlace'>

/** Just opened; `migrated` names the migrations that were run. */
export type OpenWorkplace = Workplace & { migrated: string[] }

/** Opens the database and migrates it to the newest schema. */
export async function openWorkplace(settings: HostSettings): Promise<OpenWorkplace> {
  const opened = await openDatabase(settings.database)
  return { ...opened, now: Date.now, passwords: scryptPasswords() }
}

const offered = (passkeys: Ports['passkeys']) => (passkeys ? { passkeys } : {})

/** The ports of this host. */
export const portsOn = (workplace: Workplace, settings: HostSettings): Ports => ({
  ...workplace,
  settings,
  random: Math.random,
  sha256: (text) => hash('sha256', text),
  ...offered(nodePasskeys(settings.publicUrl)),
  singleSignOn: nodeSingleSignOn({ allowHosts: settings.webhookAllowHosts }),
  ...(settings.sealingKey && { sealingKey: settings.sealingKey }),
  sessions: sessionCookie(settings.publicUrl),
  look: readLook(),
  readFont,
  log: writeLog,
  bounces: settings.bounces && { ...settings.bounces, sns: snsOnNode() },
  pictures: nodePictures(),
  files: settings.filesStore && s3Files(settings.filesStore),
  assistants: settings.offersAssistants ? assistants : undefined,
  network: nodeNetwork({ allowHosts: settings.webhookAllowHosts }),
})
