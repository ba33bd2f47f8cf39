import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** A request of the app as it is about to leave. */
export type SeenRequest = { url: string; method: string; headers: Record<string, string>; body: string | undefined }
export type Reply = { status?: number; headers?: Record<string, string>; json?: unknown }

type Rule = {
  path: RegExp
  /** Instead of asking the service; undefined: asks it. */
  instead?: (request: SeenRequest) => Reply | undefined
  /** The service is asked once this is done. */
  held?: () => Promise<unknown>
  /** What the app gets of an answer. */
  change?: (json: object, request: SeenRequest) => object
  isCut?: boolean
}

type Decision = { reply?: Reply; isCut?: boolean; isChanged?: boolean }

/**
 * Stands between the app and the service on one page, in both homes alike: `page.route` never sees what a Service
 * Worker answers. Rules are for the paths of requests (`/api/v2/…`, `/viewer/…`), and hold until the test ends.
 */
export class Between {
  readonly #page: Page
  readonly #rules: Rule[] = []
  #isThere = false

  constructor(page: Page) {
    this.#page = page
  }

  /** Answers in the place of the service. */
  instead = (path: RegExp, instead: (request: SeenRequest) => Reply | undefined) => this.#add({ path, instead })

  /** Lets the service answer, and changes what it says. */
  change = (path: RegExp, change: (json: object, request: SeenRequest) => object) => this.#add({ path, change })

  /** As without a network; gives the way to mend it. */
  async cut(path = /./) {
    const rule: Rule = { path, isCut: true }
    await this.#add(rule)
    return () => void this.#rules.splice(this.#rules.indexOf(rule), 1)
  }

  /** Keeps the service from being asked; gives the way to let go. */
  async hold(path: RegExp) {
    const { promise, resolve } = Promise.withResolvers<void>()
    await this.#add({ path, held: () => promise })
    return resolve
  }

  /** As a network that takes its time: what is asked at once is answered one after another, up to half a second later. */
  stagger(path: RegExp) {
    let asked = 0
    const held = () => {
      asked += 1
      return pause(100 + (asked % 5) * 100)
    }
    return this.#add({ path, held })
  }

  async #add(rule: Rule) {
    this.#rules.unshift(rule)
    if (this.#isThere) return
    this.#isThere = true
    await this.#page.exposeBinding('betweenAsk', (_, request: SeenRequest) => this.#decide(request))
    await this.#page.exposeBinding('betweenChange', (_, request: SeenRequest, json: object) =>
      this.#changed(request, json),
    )
    await this.#page.addInitScript(stand)
    await this.#page.evaluate(stand)
  }

  async #decide(request: SeenRequest): Promise<Decision> {
    const rules = this.#rulesFor(request)
    for (const { held } of rules) await held?.()
    if (rules.some(({ isCut }) => isCut)) return { isCut: true }
    for (const { instead } of rules) {
      const reply = instead?.(request)
      if (reply) return { reply }
    }
    return { isChanged: rules.some(({ change }) => change) }
  }

  #changed = (request: SeenRequest, json: object) =>
    this.#rulesFor(request).reduce((answer, { change }) => change?.(answer, request) ?? answer, json)

  #rulesFor({ url }: SeenRequest) {
    const { pathname } = new URL(url)
    return this.#rules.filter(({ path }) => path.test(pathname))
  }
}

/** In the page: every request of the app to the service goes by the test first. */
function stand() {
  type Standing = {
    betweenAsk: (request: SeenRequest) => Promise<Decision>
    betweenChange: (request: SeenRequest, json: object) => Promise<object>
  }
  const { betweenAsk, betweenChange } = window as unknown as Standing
  const isOfService = (url: string) => /\/(api|accounts|viewer)\//.test(new URL(url).pathname)

  /** Files go by the older way, which tells how far they have come; they can only be cut off. */
  window.XMLHttpRequest = class extends XMLHttpRequest {
    #seen: SeenRequest | undefined
    override open(method: string, url: string | URL) {
      this.#seen = { url: new URL(url, location.href).href, method, headers: {}, body: undefined }
      super.open(method, url, true)
    }
    override send(body?: XMLHttpRequestBodyInit | Document | null) {
      if (!this.#seen || !isOfService(this.#seen.url)) super.send(body)
      else void betweenAsk(this.#seen).then(({ isCut }) => (isCut ? this.#fail() : super.send(body)))
    }
    #fail() {
      for (const type of ['error', 'loadend']) this.dispatchEvent(new ProgressEvent(type))
    }
  }

  const real = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (!isOfService(request.url)) return real(input, init)
    const headers = Object.fromEntries(request.headers)
    const body = request.method === 'GET' ? undefined : await request.clone().text()
    const seen = { url: request.url, method: request.method, headers, body }
    const { reply, isCut, isChanged } = await betweenAsk(seen)
    if (isCut) throw new TypeError('Failed to fetch')
    if (reply) {
      const text = reply.json === undefined ? null : JSON.stringify(reply.json)
      return new Response(text, {
        status: reply.status ?? 200,
        headers: { 'content-type': 'application/json', ...reply.headers },
      })
    }
    const answer = await real(request)
    if (!isChanged) return answer
    const json = await betweenChange(seen, (await answer.json()) as object)
    return new Response(JSON.stringify(json), { status: answer.status, headers: answer.headers })
  }
}
