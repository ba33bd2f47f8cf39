import { Hono } from 'hono'
import type { ChangeFeed } from '#service/domain/change-feed.ts'
import { Refused } from '#service/domain/refused.ts'
import type { Unit } from '#service/domain/unit.ts'
import { verifyHash } from '#service/domain/viewer-accept.ts'
import { viewedAttachment } from '#service/domain/viewer-attachments.ts'
import { viewedProposal } from '#service/domain/viewer-answer.ts'
import { printable, writtenDocument } from '#service/domain/proposal-document.ts'
import { choosePassword, needNoPassword, passwordOf, unlock } from '#service/domain/viewer-password.ts'
import { accept, ask, choose, decline, reading } from '#service/domain/viewer-rehearsal.ts'
import { recordVisit } from '#service/domain/viewer-visits.ts'
import { needViewing } from '#service/domain/viewing.ts'
import { admit, forgive, tooManyPasswords } from '#service/oauth/throttle.ts'
import type { Ports } from '#service/ports.ts'
import * as acts from '#wire/viewer-acts.ts'
import { downloadAsViewer, downloadAttachmentAsViewer } from '#wire/proposal-document.ts'
import * as visits from '#wire/viewer-visits.ts'
import { viewProposal } from '#wire/viewer.ts'
import { cors } from './cors.ts'
import type { ServiceEnv } from './env.ts'
import { mount, mountDocument } from './mount.ts'
import { guessing, opened } from './viewer-access.ts'
import { viewerEvents } from './viewer-events.ts'

/** The interface of the customer's page (interface, section 9), for the app's origin and the configured ones. */
export function viewer(ports: Ports, feed: ChangeFeed) {
  const { appUrl, appOrigins } = ports.settings
  const routes = new Hono<ServiceEnv>()
  const welcome = cors([...appOrigins, new URL(appUrl).origin])
  routes.use('/viewer/:token/*', welcome, opened(ports))
  routes.use('/verify/:hash', welcome, guessing(ports))

  mount(routes, viewProposal, (unit, { params: { token } }) =>
    reading(unit, token, async (unit) => viewedProposal(unit, await needViewing(unit, token))),
  )
  mountDocument(routes, downloadAsViewer, async (unit, { params: { token } }, signal) => {
    const { seen, by } = await reading(unit, token, async (unit) => {
      const viewing = await needViewing(unit, token)
      return { seen: await printable(unit, viewing), by: `receiver ${viewing.receiver.id}` }
    })
    return writtenDocument(unit, seen, ports, { by, signal })
  })
  mountDocument(
    routes,
    downloadAttachmentAsViewer,
    (unit, { params, query }) => viewedAttachment(unit, { ...params, visit: query.visit }, ports.files),
    { isForeign: true },
  )
  mount(routes, acts.setChoices, (unit, { params, body }) => choose(unit, params.token, body))
  mount(routes, acts.askAbout, (unit, { params, body }) => ask(unit, params.token, body))
  mount(routes, acts.acceptProposal, (unit, { params, body }) => accept(unit, params.token, body))
  mount(routes, acts.declineProposal, (unit, { params, body }) => decline(unit, params.token, body))
  mount(routes, visits.recordVisit, (unit, { params, body }) => recordVisit(unit, params.token, body))
  mountPasswords(routes, ports)
  routes.route('/', viewerEvents(ports, feed))

  routes.get('/verify/:hash', (c, next) => {
    // Browsers are redirected to the page; clients that accept JSON get JSON.
    const isNavigation = /\btext\/html\b/.test(c.req.header('Accept') ?? '')
    const hash = encodeURIComponent(c.req.param('hash'))
    return isNavigation ? Promise.resolve(c.redirect(`${appUrl}/verify#${hash}`, 303)) : next()
  })
  mount(routes, acts.verifyHash, (unit, { params }) => verifyHash(unit, params.hash))
  return routes
}

/** Slow hashes come before the transaction. Neither password nor session is kept with an Idempotency-Key. */
function mountPasswords(routes: Hono<ServiceEnv>, { passwords }: Pick<Ports, 'passwords'>) {
  const secrets = ['password', 'session']
  mount(routes, acts.choosePassword, (unit, { params }, hash: string) => choosePassword(unit, params.token, hash), {
    before: async ({ params, body }, unit) => {
      await needNoPassword(unit, params.token)
      return passwords.hash(body.password)
    },
    secrets,
  })
  mount(routes, acts.unlockProposal, (unit, { params }, hash: string) => unlock(unit, params.token, hash), {
    before: async ({ params, body }, unit: Unit) => {
      const { receiverId, hash } = await passwordOf(unit, params.token)
      const who = `RECEIVER ${receiverId}`
      const attempt = { nameKey: who, address: who }
      if (!(await admit(unit.db, unit.now, attempt))) throw new Refused('throttled', tooManyPasswords)
      if (!(await passwords.verify(body.password, hash)))
        throw new Refused('invalid', 'This is not the password.', { password: ['This is not the password'] })
      await forgive(unit.db, attempt)
      return hash
    },
    secrets,
  })
}
