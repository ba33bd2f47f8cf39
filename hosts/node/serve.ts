import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createService } from '#service/app.ts'
import type { Delivery } from '#service/delivery/due-loop.ts'
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
  const app = existsSync(join(appFolder, 'index.html')) ? appFiles(appFolder) : undefined
  const mail = settings.mail && smtpMailer(settings.mail, { log: writeLog })
  const ports = { ...portsOn(workplace, settings), mail }
  const delivery = startDelivery(ports)
  const service = createService(ports)
  const server = await listen(deliveringAfterWrites(service, delivery), app, settings)
  let stopping: Promise<void> | undefined
  const stop = async () => {
    const delivered = delivery.stop()
    await Promise.all([service.stop(), server.stop(), delivered, mail?.close(delivered)])
    await workplace.db.destroy()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void (stopping ??= stop()))
  return { servesApp: app !== undefined }
}

/** A write may have something to tell: the delivery looks as soon as it has been answered. */
const deliveringAfterWrites = ({ fetch }: Service, { wake }: Delivery): Service => ({
  fetch: async (request, from) => {
    const answer = await fetch(request, from)
    if (request.method !== 'GET' && request.method !== 'HEAD') wake()
    return answer
  },
})
