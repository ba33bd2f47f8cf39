import * as z from 'zod/mini'
import { showFilesOf } from '#src/components/ui/shown-picture.ts'

const config = z.object({ service: z.string(), demo: z.optional(z.boolean()) })

/** The demo's worker cannot run in this browser. */
export class Blocked extends Error {
  override readonly name = 'Blocked'
}

/**
 * Where the service answers, as the deployment's config.json says; in the demo once its worker does. Read once, unless
 * that fails: the next request reads it again. `early` is what was begun before the page's script was here.
 */
export function serviceAddress(readConfig: () => Promise<unknown>, early: Promise<unknown> | undefined) {
  let address = early && find(early)

  function find(file: Promise<unknown>): Promise<string> {
    return addressIn(file).catch((error: unknown) => {
      address = undefined
      throw error
    })
  }

  return () => (address ??= find(readConfig()))
}

async function addressIn(file: Promise<unknown>): Promise<string> {
  const { service, demo } = config.parse(await file)
  // No other build carries what starts a worker.
  if (demo && import.meta.env.MODE === 'demo') {
    const { workerReady } = await import('#src/demo/worker.ts')
    await workerReady().catch((cause: unknown) => {
      throw new Blocked('worker', { cause })
    })
  }
  const address = service.replace(/\/+$/, '')
  showFilesOf(address)
  return address
}
