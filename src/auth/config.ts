import { t } from '@lingui/core/macro'
import { setClockAhead } from '#src/clock.ts'
import { configInPage, isConfigKept } from '#src/config-in-page.ts'
import { filesOf } from '#src/file-addresses.ts'
import * as z from 'zod/mini'

const withoutEndSlash = z.transform((address: string) => address.replace(/\/+$/, ''))

/** What a deployment says about itself, so that one build serves any of them. */
const configShape = z.object({
  /** Where the service answers: an address, a path of this origin, or "" for this origin itself. */
  service: z.pipe(z.string().check(z.regex(/^(https?:\/\/[^\s/?#@]+)?(\/(?!\/)[^\s?#]*)?$/)), withoutEndSlash),
  account: z.string().check(z.minLength(1)),
  /** What the account calls itself, for who is not signed in yet. */
  title: z.optional(z.string()),
  client_id: z.string().check(z.minLength(1)),
  /** The service is a worker in this browser, which is started before it is asked. */
  demo: z.optional(z.boolean()),
  /** Milliseconds that the clock of such a service is ahead of the browser's. */
  ahead: z.optional(z.int()),
})
export type AppConfig = z.infer<typeof configShape>

/** The app does not know where its service is; the message is for people. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads and checks the deployment's settings; every way to fail becomes a ConfigError. Without them there is no page to
 * say anything on, so what did not come is asked for once more before anybody hears of it.
 */
export async function readConfig(load: () => Promise<Response>): Promise<AppConfig> {
  const file: unknown = await load()
    .catch(load)
    .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(`config.json: ${answer.status}`))))
    .catch((cause: unknown) => {
      throw new ConfigError(
        t`The configuration of this app could not be loaded. Check your connection and reload the page.`,
        {
          cause,
        },
      )
    })
  const config = configShape.safeParse(file)
  if (config.success) return config.data
  throw new ConfigError(t`The configuration of this app is not valid. Ask your administrator to check config.json.`, {
    cause: config.error,
  })
}

const fetched = () =>
  fetch(`${import.meta.env.BASE_URL}config.json`, { cache: 'no-cache', signal: AbortSignal.timeout(15_000) })

const load = async () => {
  const written = configInPage()
  return written === undefined ? fetched() : new Response(written)
}

let reading: Promise<AppConfig> | undefined

/** `/config.json`, read once; after a failure the next call reads again. */
export const appConfig = (): Promise<AppConfig> =>
  (reading ??= readConfig(load).then(
    (config) => {
      setClockAhead(config.ahead ?? 0)
      filesOf.service = config.service
      return config
    },
    (error: unknown) => {
      reading = undefined
      throw error
    },
  ))

let checking: Promise<void> | undefined

/**
 * Of a page that the browser kept: nothing is asked of a service, and nothing sent to it, before the host has said that
 * it is still that one. When it is not, the page starts anew. A host without an answer, as a service in its place would
 * have none either, is asked again before the next request.
 */
const stillHolds = (config: AppConfig): Promise<void> =>
  (checking ??= readConfig(fetched).then(
    (now) => {
      if (JSON.stringify(now) === JSON.stringify(config)) return undefined
      window.location.reload()
      return new Promise(() => {})
    },
    () => {
      checking = undefined
    },
  ))

/** The same once the service can be asked: a demo starts it first. */
export async function reachableService(): Promise<AppConfig> {
  const config = await appConfig()
  if (isConfigKept()) await stillHolds(config)
  if (!config.demo) return config
  const { workerReady } = await import('#src/demo/worker.ts')
  await workerReady().catch((cause: unknown) => {
    throw new ConfigError(t`This browser blocks the demo. Allow this site to store data, or use another browser.`, {
      cause,
    })
  })
  return config
}
