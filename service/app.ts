import { Hono, type MiddlewareHandler } from 'hono'
import { interfaces } from '#wire/operation.ts'
import { spokenBy } from './domain/access.ts'
import { ChangeFeed } from './domain/change-feed.ts'
import { noteOpening } from './domain/viewer-openings.ts'
import { titleAt } from './domain/viewer-title.ts'
import { oauthRoutes } from './oauth/oauth.ts'
import { openapiRoutes } from './openapi/routes.ts'
import type { Ports } from './ports.ts'
import { authenticated } from './routes/access.ts'
import { account } from './routes/account.ts'
import { files } from './routes/files.ts'
import { appRoutes } from './routes/app-routes.ts'
import { contacts } from './routes/contacts.ts'
import { cors } from './routes/cors.ts'
import { deliveries } from './routes/deliveries.ts'
import { events } from './routes/events.ts'
import type { ServiceEnv } from './routes/env.ts'
import { failed, identified, notFound } from './routes/errors.ts'
import { products } from './routes/products.ts'
import { proposalDirectories } from './routes/proposal-directories.ts'
import { proposals } from './routes/proposals.ts'
import { tags } from './routes/tags.ts'
import { templates } from './routes/templates.ts'
import { problem } from './routes/problem.ts'
import { bounceRoutes } from './routes/bounces.ts'
import { viewer } from './routes/viewer.ts'
import { v1Companies } from './routes/v1-companies.ts'
import { v1Others } from './routes/v1-others.ts'
import { v1Proposals } from './routes/v1-proposals.ts'
import { webhooks } from './routes/webhooks.ts'
import { isMigrated } from './store/migrate.ts'

/** What the host knows about a request beyond the request itself. */
type From = { address?: string }

const keptByNobody = { 'Cache-Control': 'no-store' }

/** The whole service: requests in, responses out. Everything it needs from its host is in the ports. */
export function createService(ports: Ports) {
  const app = new Hono<ServiceEnv>({ strict: false })
  app.use(identified(ports))
  app.onError(failed(ports))
  app.notFound(notFound)

  app.get('/healthz', (c) => c.json({ status: 'alive' }, 200, keptByNobody))
  app.get('/readyz', async (c) => {
    const isReady = (ports.isInPlace?.() ?? true) && (await isMigrated(ports.db).catch(() => false))
    return c.json({ status: isReady ? 'ready' : 'not ready' }, isReady ? 200 : 503, keptByNobody)
  })
  // Where the host serves the app as well, the app's page takes this path.
  app.get('/', (c) => {
    const { publicUrl, appUrl } = ports.settings
    return c.json({ name: 'Proffer', app: appUrl, documentation: `${publicUrl}/docs` }, 200, keptByNobody)
  })
  app.route('/', oauthRoutes(ports))
  app.route('/', openapiRoutes(ports))

  const spoken = spokenBy(ports.settings)
  app.use('/api/*', cors(ports.settings.appOrigins))
  for (const face of interfaces)
    if (spoken.includes(face)) app.use(`/api/${face}/:account/*`, authenticated(ports, face))
    else app.all(`/api/${face}/*`, (c) => problem(c, 404, 'This service does not have this interface.'))
  const feed = new ChangeFeed(ports)
  for (const path of ['/api/*', '/mcp/*', '/viewer/*', '/mail/*']) app.use(path, wakingAfterWrites(feed))
  app.route('/', bounceRoutes(ports))
  app.route('/', viewer(ports, feed))
  app.route('/', files(ports))
  if (ports.assistants) app.route('/', ports.assistants(ports))
  else app.all('/mcp/*', (c) => problem(c, 404, 'This service offers no endpoint for assistants.'))
  const current = [
    account,
    contacts,
    deliveries,
    products,
    proposalDirectories,
    proposals,
    tags,
    templates,
    webhooks(ports, 2),
  ]
  const older = [v1Companies, v1Others, v1Proposals, webhooks(ports, 1)]
  for (const resource of [...current, ...appRoutes(ports), events(feed), ...older]) app.route('/', resource)

  return {
    fetch: async (request: Request, from: From = {}): Promise<Response> => app.fetch(request, from),
    /** Call when the host has served the page at a receiver's link; never rejects. */
    opened: (token: string): Promise<void> =>
      noteOpening(ports, token).catch((error: unknown) =>
        ports.log({ level: 'error', message: 'link opening could not be stored', error: String(error) }),
      ),
    /** What the host calls the page at a receiver's link; undefined: as any other. Never rejects. */
    titleAt: (token: string): Promise<string | undefined> =>
      titleAt(ports, token).catch((error: unknown) => {
        ports.log({ level: 'error', message: 'title of a link could not be read', error: String(error) })
        return undefined
      }),
    /** Ends open event streams. */
    stop: () => feed.stop(),
  }
}

const wakingAfterWrites =
  (feed: ChangeFeed): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') feed.wake()
  }
