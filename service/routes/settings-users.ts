import { Hono } from 'hono'
import { postOf } from '#service/domain/access-mails.ts'
import { askEmailChange } from '#service/domain/email-change.ts'
import * as people from '#service/domain/invitations.ts'
import { changeOwnPassword, refuseOtherPassword, type PasswordHashes } from '#service/domain/own-password.ts'
import { makeResetLink } from '#service/domain/password-reset.ts'
import * as domain from '#service/domain/settings-users.ts'
import type { Ports } from '#service/ports.ts'
import * as invitations from '#wire/settings-invitations.ts'
import * as wire from '#wire/settings-users.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'
import { throttledPassword } from './throttled-password.ts'

export function settingsUsers(ports: Pick<Ports, 'passwords' | 'settings' | 'mail'>) {
  const routes = new Hono<ServiceEnv>()
  const { passwords } = ports
  const post = postOf(ports)

  mount(routes, wire.listAllUsers, domain.listAllUsers)
  mount(routes, wire.updateUser, (unit, { params, body }) => domain.updateUser(unit, params.id, body))
  mount(
    routes,
    wire.changeUserEmail,
    (unit, { params, body }) => askEmailChange(unit, params.id, body.email, post),
    handed,
  )
  mount(routes, wire.makeResetLink, (unit, { params }) => makeResetLink(unit, params.id, post), handed)
  mount(routes, wire.deleteUser, (unit, { params }) => domain.deleteUser(unit, params.id))
  mount(routes, wire.getOwnUser, domain.getOwnUser)
  mount(routes, wire.updateOwnUser, (unit, { body }) => domain.updateUser(unit, unit.user.id, body))
  mount(routes, wire.changeOwnPassword, (unit, _, change: PasswordHashes) => changeOwnPassword(unit, change), {
    before: async ({ body }, unit) => ({
      from: await throttledPassword(unit, body.current_password, passwords),
      to: await passwords.hash(body.password),
    }),
    secrets: ['current_password', 'password'],
  })
  mount(
    routes,
    wire.changeOwnEmail,
    async (unit, { body }, from: string) => {
      await refuseOtherPassword(unit, from)
      return askEmailChange(unit, unit.user.id, body.email, post)
    },
    {
      before: ({ body }, unit) => throttledPassword(unit, body.current_password, passwords),
      secrets: ['current_password', 'link'],
    },
  )
  mount(routes, invitations.listInvitations, people.listInvitations)
  mount(routes, invitations.invite, (unit, { body }) => people.invite(unit, body, post), handed)
  mount(
    routes,
    invitations.resendInvitation,
    (unit, { params }) => people.resendInvitation(unit, params.id, post),
    handed,
  )
  mount(routes, invitations.withdrawInvitation, (unit, { params }) => people.withdrawInvitation(unit, params.id))
  return routes
}

/** A link is told once and never stored. */
const handed = { secrets: ['link'] }
