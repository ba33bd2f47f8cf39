import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createService } from '#service/app.ts'
import { startDelivery } from '#service/delivery/loop.ts'
import { appFiles } from './app-files.ts'
import { writeLog } from './log.ts'
import { smtpMailer } from './mail.ts'
import { portsOn, type Workplace } from './open-service.ts'
import { appFolder } from './paths.ts'
import { listen, type Service } from './server.ts'
import type { HostSettings } from './settings.ts'

/** Serves until the process is asked to end. Without a built app it serves the service alone. */
export async function serve(workplace: Workplace, settings: HostSettings) {
  const mail = settings.mail && smtpMailer(settings.mail, { log: writeLog })
  const ports = { ...portsOn(workplace, settings), mail }
  const service = createService(ports)
  const hasApp = existsSync(join(appFolder, 'index.html'))
  const app = hasApp ? appFiles(appFolder, { ...settings, titleAt: service.titleAt }) : undefined
  let wake = () => {}
  const server = await listen(
    afterWrites(service, () => wake()),
    app,
    settings,
  )
  // Not before: a process that cannot serve is about to end, and its database closed.
  const delivery = startDelivery(ports)
  wake = delivery.wake
  let stopping: Promise<void> | undefined
  const stop = async () => {
    const delivered = delivery.stop()
    await Promise.all([service.stop(), server.stop(), delivered, mail?.close(delivered)])
    await workplace.db.destroy()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void (stopping ??= stop()))
  return { servesApp: app !== undefined }
}

/** Wakes the delivery after every write. */
const afterWrites = ({ fetch, ...service }: Service, wake: () => void): Service => ({
  ...service,
  fetch: async (request, from) => {
    const answer = await fetch(request, from)
    if (request.method !== 'GET' && request.method !== 'HEAD') wake()
    return answer
  },
})
