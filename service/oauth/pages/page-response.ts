import type { OauthContext } from '#service/oauth/context.ts'
import { policySource } from '#service/oauth/redirect-uris.ts'
import type { Page } from './layout.ts'

type How = {
  status?: 200 | 400 | 403 | 404 | 409 | 429
  /** Where the form on the page may lead in the end: browsers check redirects after it against form-action too. */
  answersAt?: string
  /** The page may use passkeys, by the service's own script. */
  script?: true
}

/** A page without script but for passkeys, not framed, not cached, and without referrer. */
export function pageResponse(c: OauthContext, page: Page, { status = 200, answersAt, script }: How = {}) {
  const formAction = answersAt === undefined ? "'self'" : `'self' ${policySource(answersAt)}`
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; ${script ? "script-src 'self'; connect-src 'self'; " : ''}style-src 'self'; font-src 'self'; img-src data:; form-action ${formAction}; ` +
      "frame-ancestors 'none'; base-uri 'none'",
  )
  c.header('X-Frame-Options', 'DENY')
  c.header('Cross-Origin-Opener-Policy', 'same-origin')
  return c.html(page, status)
}
