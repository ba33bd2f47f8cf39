import type { BrowserContext, Page } from '@playwright/test'

/** What config.json says, but for where the service is when that is elsewhere. */
export type AppConfig = { account: string; client_id: string; service?: string }

/**
 * Has the app of this page open another account, as its deployment's config.json would. Changed in the page, because a
 * route of Playwright's would keep the browser from caching the app's files: where the host has written it into the
 * page, and where the app fetches it.
 */
export const openAppFor = ({ account, client_id, service = '' }: AppConfig, page: Page | BrowserContext) =>
  page.addInitScript((config) => {
    const real = window.fetch.bind(window)
    window.fetch = async (input, init) => {
      const answer = await real(input, init)
      const asked = input instanceof Request ? input.url : String(input)
      return asked.endsWith('/config.json') ? new Response(config) : answer
    }
    const written = Object.getOwnPropertyDescriptor(HTMLMetaElement.prototype, 'content')
    Object.defineProperty(HTMLMetaElement.prototype, 'content', {
      ...written,
      get(this: HTMLMetaElement): unknown {
        return this.name === 'config' ? config : written?.get?.call(this)
      },
    })
  }, JSON.stringify({ service, account, client_id }))
