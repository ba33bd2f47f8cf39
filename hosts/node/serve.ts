import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { appFiles } from './app-files.ts'
import { serviceOn, type Workplace } from './open-service.ts'
import { appFolder } from './paths.ts'
import { listen } from './server.ts'
import type { HostSettings } from './settings.ts'

/** Serves until the process is asked to end. Without a built app it serves the service alone. */
export async function serve(workplace: Workplace, settings: HostSettings) {
  const app = existsSync(join(appFolder, 'index.html')) ? appFiles(appFolder) : undefined
  const server = await listen(serviceOn(workplace, settings), app, settings)
  let stopping: Promise<void> | undefined
  const stop = async () => {
    await server.stop()
    await workplace.db.destroy()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void (stopping ??= stop()))
  return { servesApp: app !== undefined }
}
