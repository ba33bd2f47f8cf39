import { Hono } from 'hono'
import { servedPicture, type PictureForm } from '#service/domain/served-files.ts'
import type { Ports } from '#service/ports.ts'
import type { ServiceContext, ServiceEnv } from './env.ts'
import { problem } from './problem.ts'

/**
 * Pictures at their own addresses (wire/pictures.ts). Whoever has the address may see it, so anybody's cache may keep
 * it, for ever: another picture has another address. A browser shows it and runs nothing of it. Attachments are served
 * to those who may read the proposal, and not here.
 */
export function files(ports: Pick<Ports, 'db' | 'files'>) {
  const answer = async (c: ServiceContext, token: string, form: PictureForm) => {
    const picture = await servedPicture(ports, token, form)
    if (!picture) return problem(c, 404, 'There is no such file.')
    const headers = { ...safe, 'Content-Type': picture.mediaType, ETag: `"${picture.hash}"` }
    if (c.req.header('If-None-Match') === headers.ETag) return c.body(null, 304, headers)
    const name = `picture.${picture.mediaType === 'image/png' ? 'png' : 'jpg'}`
    return c.body(await picture.bytes(), 200, { ...headers, 'Content-Disposition': `inline; filename="${name}"` })
  }
  const routes = new Hono<ServiceEnv>()
  routes.get('/files/:token', (c) => answer(c, c.req.param('token'), 'large'))
  routes.get('/files/:token/small', (c) => answer(c, c.req.param('token'), 'small'))
  routes.get('/files/:token/thumb', (c) => answer(c, c.req.param('token'), 'thumb'))
  return routes
}

const safe = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  // The customer's page and the app may be on another origin than the service.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}
