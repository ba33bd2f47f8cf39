import process from 'node:process'

/**
 * Where the service runs under a test: behind an address, or in the browser beside the app. `E2E_HOME=node` (or
 * `demo`) runs the tests of one home only, and builds nothing for the other.
 */
const all = ['node', 'demo'] as const
export type Home = (typeof all)[number]

export type Options = {
  /** Where the service runs; a test runs in both unless it says why not. */
  home: Home
  /** `first`: a browser that has never been here. Says something only in the demo, where much happens then. */
  visit: 'first' | 'returning'
  /** How many proposals the account has on Node; the sample has 160. */
  proposals: number
  /** The account is as a new one is, without anything; on Node alone. */
  isNew: boolean
  /** The page that `enter` goes to; `false`: the test opens its own, and no other is loaded. */
  opens: string | false
  /** The console messages a test expects; any other error or warning fails it. */
  expected: RegExp
  /** Whether the test itself looks at what the content security policy forbids; else anything fails it. */
  expectsViolations: boolean
}

/** Of a worker of the tests. */
export type WorkerOptions = {
  /** Of the server, where the service runs on Node. */
  port: number
}

const wanted = process.env['E2E_HOME']
export const homes = all.filter((home) => wanted === undefined || wanted === home)

const port = Number(process.env['E2E_PORT'] ?? 4100)
export const ports = { node: port, later: port + 2, demo: port + 1000 }
const originAt = (port: number, host = '127.0.0.1') => `http://${host}:${port}`
export const origins = {
  /** By a name, since a passkey is for a name. */
  node: originAt(ports.node, 'localhost'),
  /** The built app beside that service, on a host that only hands out files. */
  beside: originAt(ports.node + 1, 'localhost'),
  /** A server whose clock tests move. */
  later: originAt(ports.later),
  demo: originAt(ports.demo),
  /** The demo below a path, on a host that sends headers along. */
  folder: originAt(ports.demo + 1),
  /** The demo on a host whose build a test renews. */
  renewed: originAt(ports.demo + 2),
}

/** The browser as tests find it unless they `use` another. */
export const usual = {
  locale: 'en-GB',
  timezoneId: 'Europe/Amsterdam',
  viewport: { width: 1440, height: 900 },
}

/** Details of a test that can exist in one home alone, with the reason. */
export const onlyIn = (home: Home, reason: string) => ({
  tag: `@only-${home}`,
  annotation: { type: `only in ${home}`, description: reason },
})

/**
 * Details of a test that looks at how pages are made and at nothing that a service does. Of those the journeys look in
 * both homes, since a demo adds its bar.
 */
export const looksAtPages = onlyIn('node', 'the same code draws them in both')

/**
 * Details of a test about what the app makes of answers: whatever it asks of the service, others ask of the demo, and
 * both-homes.spec.ts holds it to that.
 */
export const asksNothingNew = onlyIn('node', 'others ask the demo for all that it asks')
