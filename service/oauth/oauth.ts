import { Hono, type Handler, type MiddlewareHandler } from 'hono'
import type { Ports } from '#service/ports.ts'
import { findAccount } from '#service/store/accounts.ts'
import { withinAccount } from '#service/store/within-account.ts'
import { assistantsPath, authPath } from '#wire/oauth.ts'
import { join, showInvitation } from './accept-invitation.ts'
import { authorize } from './authorize.ts'
import { decide } from './consent.ts'
import { changeEmail, showEmailChange } from './confirm-email.ts'
import type { OauthContext, OauthEnv } from './context.ts'
import { crossOrigin } from './cross-origin.ts'
import { forgot, showForgot } from './forgot-password.ts'
import { answerPasskey, passkeyOptions, passkeyScript } from './passkeys.ts'
import { keepAccount } from './keep-account.ts'
import { metadata, resourceMetadata } from './metadata.ts'
import { authorizeAgain } from './onward.ts'
import { errorPage } from './pages/error-page.ts'
import { pageResponse } from './pages/page-response.ts'
import { pageStyle } from './pages/page-style.ts'
import { pageWords } from './pages/choose-words.ts'
import { refusal, refuse } from './refusal.ts'
import { accountName } from './register.ts'
import { reset, showReset } from './reset-password.ts'
import { revoke } from './revoke.ts'
import { registerItself } from './self-registration.ts'
import { proveFactor } from './second-factor.ts'
import { changeSecurity, showSecurity } from './security.ts'
import { signIn } from './sign-in.ts'
import { beginSingleSignOn, finishSingleSignOn } from './single-sign-on.ts'
import { showSignOut, signOut } from './sign-out.ts'
import { issueTokens, renewTokens } from './token.ts'

const base = '/accounts/:account/oauth2'
const wellKnown = '/.well-known/oauth-authorization-server/accounts/:account'
const resource = '/.well-known/oauth-protected-resource/mcp/:account'

const pages = [
  'authorize',
  'sign-in',
  'consent',
  'sign-out',
  'accept-invitation',
  'forgot-password',
  'reset-password',
  'confirm-email',
  'second-factor',
  'passkey',
  'passkey-options',
  'passkeys.js',
  'sso',
  'sso-callback',
  'security',
  'keep-account',
] as const

/** Signing in (interface, section 6): the pages people see, and the endpoints clients ask. */
export function oauthRoutes(ports: Ports) {
  const app = new Hono<OauthEnv>({ strict: false })
  app.use(`${base}/*`, safely)
  app.use(wellKnown, safely)
  app.use(resource, safely)
  style(app, ports)

  const forClients = inAccount(ports, (c) => refuse(c, refusal('invalid_client', 'There is no such client', 401)))
  for (const path of ['/token', '/refresh-token', '/revoke']) app.use(`${base}${path}`, forClients, crossOrigin)
  app.post(`${base}/token`, issueTokens).all(only('POST'))
  app.post(`${base}/refresh-token`, renewTokens).all(only('POST'))
  app.post(`${base}/revoke`, revoke).all(only('POST'))
  app.use(
    wellKnown,
    inAccount(ports, (c) => c.notFound()),
    crossOrigin,
  )
  // No page of another site has business here: assistants ask from outside of browsers.
  app.post(`${base}/register`, forClients, registerItself).all(only('POST'))
  const ofResource = inAccount(ports, (c) => c.notFound())
  app.get(resource, ofResource, (c) =>
    c.var.account.assistants ? c.json(resourceMetadata(c.var.account)) : c.notFound(),
  )
  app.get(wellKnown, (c) => c.json(metadata(c.var.account))).all(only('GET'))

  const forPeople = inAccount(ports, (c) =>
    pageResponse(c, errorPage({ path: pathIn(ports, c) }, pageWords(c)), { status: 400 }),
  )
  for (const path of pages) app.use(`${base}/${path}`, forPeople)
  app.get(`${base}/authorize`, authorize).all(only('GET'))
  // Opening a form's address directly starts over.
  app.get(`${base}/sign-in`, authorizeAgain).post(signIn).all(only('GET, POST'))
  app.get(`${base}/consent`, authorizeAgain).post(decide).all(only('GET, POST'))
  app.get(`${base}/sign-out`, showSignOut).post(signOut).all(only('GET, POST'))
  linkPages(app)
  return app
}

/** What people come to by a link in a mail, and where they ask for one. */
function linkPages(app: Hono<OauthEnv>) {
  app.get(`${base}/accept-invitation`, showInvitation).post(join).all(only('GET, POST'))
  app.get(`${base}/forgot-password`, showForgot).post(forgot).all(only('GET, POST'))
  app.get(`${base}/reset-password`, showReset).post(reset).all(only('GET, POST'))
  app.get(`${base}/second-factor`, authorizeAgain).post(proveFactor).all(only('GET, POST'))
  app.get(`${base}/sso`, beginSingleSignOn).all(only('GET'))
  app.get(`${base}/sso-callback`, finishSingleSignOn).all(only('GET'))
  app.get(`${base}/passkeys.js`, passkeyScript).all(only('GET'))
  app.get(`${base}/passkey`, authorizeAgain).post(answerPasskey).all(only('GET, POST'))
  app.post(`${base}/passkey-options`, passkeyOptions).all(only('POST'))
  app.get(`${base}/security`, showSecurity).post(changeSecurity).all(only('GET, POST'))
  app.get(`${base}/keep-account`, authorizeAgain).post(keepAccount).all(only('GET, POST'))
  app.get(`${base}/confirm-email`, showEmailChange).post(changeEmail).all(only('GET, POST'))
}

/** Tokens, codes and forms are not cached, and no referrer is sent. */
const safely: MiddlewareHandler<OauthEnv> = async (c, next) => {
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
  c.header('X-Content-Type-Options', 'nosniff')
  await next()
}

function style(app: Hono<OauthEnv>, { look }: Ports) {
  const css = pageStyle(look.css)
  const { font } = look
  const keep = { 'Cache-Control': 'public, max-age=3600' }
  app.get(`${base}/pages.css`, (c) => c.body(css, 200, { ...keep, 'Content-Type': 'text/css; charset=utf-8' }))
  if (!font) return
  app.get(`${base}/proffer-serif.woff2`, (c) => c.body(font, 200, { ...keep, 'Content-Type': 'font/woff2' }))
}

const only =
  (allow: string): Handler<OauthEnv> =>
  (c) => {
    c.header('Allow', allow)
    return refuse(c, refusal('invalid_request', `Ask with ${allow}`, 405))
  }

/** The service may stand below a path of its host. */
const pathIn = ({ settings }: Ports, c: OauthContext) =>
  `${new URL(settings.publicUrl).pathname.replace(/\/$/, '')}${authPath(c.req.param('account') ?? '')}/oauth2`

const inAccount =
  (ports: Ports, otherwise: (c: OauthContext) => Response | Promise<Response>): MiddlewareHandler<OauthEnv> =>
  async (c, next) => {
    const name = c.req.param('account') ?? ''
    const account = accountName.test(name) ? await findAccount(ports.db, name) : undefined
    if (!account) return otherwise(c)
    c.set('ports', ports)
    c.set('account', {
      name,
      title: account.title,
      locale: account.locale,
      issuer: ports.settings.publicUrl + authPath(name),
      assistants: ports.assistants && ports.settings.publicUrl + assistantsPath(name),
      path: pathIn(ports, c),
      db: withinAccount(ports.db, account.id),
    })
    return next()
  }
