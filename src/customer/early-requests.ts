import { addressAt } from './address.ts'

/**
 * What is asked while the page's own script is still on its way (early.ts): on a phone that script takes longer than
 * both answers. Every failure is left to the page, which asks again and can say what is wrong.
 */
export type EarlyRequests = {
  /** The deployment's config.json, not looked at yet. */
  config: Promise<unknown>
  /** The proposal at `address`; undefined where it could not be asked for without the page. */
  proposal: Promise<{ address: string; response: Response } | undefined>
}

type Ports = {
  fetch: (address: string, init: RequestInit) => Promise<Response>
  readConfig: () => Promise<unknown>
  /** Below the base, without a slash before it. */
  path: string
}

/** Undefined where the address is not of a proposal. */
export function beginEarly(ports: Ports): EarlyRequests | undefined {
  const page = addressAt(ports.path, '')
  if (page.is !== 'proposal') return undefined
  const config = ports.readConfig()
  const proposal = config
    .then(async (config) => {
      const service = serviceIn(config)
      if (service === undefined) return undefined
      const address = `${service}/viewer/${encodeURIComponent(page.token)}`
      return { address, response: await ports.fetch(address, viewing) }
    })
    .catch(() => undefined)
  // The page hears of a failure when it takes it, which may be later.
  config.catch(() => undefined)
  return { config, proposal }
}

/** In the demo the service answers once its worker does, which the page waits for. */
function serviceIn(config: unknown): string | undefined {
  if (typeof config !== 'object' || config === null || ('demo' in config && config.demo)) return undefined
  return 'service' in config && typeof config.service === 'string' ? config.service.replace(/\/+$/, '') : undefined
}

/**
 * As requests.ts asks, but without the session of a password: reading that takes longer than the page's script needs
 * where the browser has it already. Most proposals have none; for the others the page asks once more.
 */
const viewing: RequestInit = {
  headers: { accept: 'application/json, application/problem+json' },
  credentials: 'omit',
  cache: 'no-store',
  redirect: 'error',
  referrerPolicy: 'no-referrer',
}

/**
 * Gives what was begun early to the first reading of it; whatever comes after is asked anew, and so is what was refused:
 * with the session of a password the answer may be another.
 */
export function takeEarly(early: EarlyRequests | undefined) {
  let proposal = early?.proposal
  return async (address: string): Promise<Response | undefined> => {
    const begun = await proposal
    proposal = undefined
    return begun?.address === address && begun.response.ok ? begun.response : undefined
  }
}
