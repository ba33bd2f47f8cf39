import { Hono } from 'hono'
import { changeOwnPassword, checkedPassword, type PasswordHashes } from '#service/domain/own-password.ts'
import { Refused } from '#service/domain/refused.ts'
import type { Unit } from '#service/domain/unit.ts'
import * as domain from '#service/domain/settings-users.ts'
import { admit, forgive, tooManyPasswords } from '#service/oauth/throttle.ts'
import type { Passwords, Ports } from '#service/ports.ts'
import * as wire from '#wire/settings-users.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export function settingsUsers({ passwords }: Pick<Ports, 'passwords'>) {
  const routes = new Hono<ServiceEnv>()
  const hashed = async (password: string) => ({ password, hash: await passwords.hash(password) })

  mount(routes, wire.listAllUsers, domain.listAllUsers)
  mount(routes, wire.createUser, (unit, { body }, made: domain.Hashed) => domain.createUser(unit, body, made), {
    before: ({ body }) => hashed(body.password ?? domain.newPassword()),
    secrets: ['password'],
  })
  mount(
    routes,
    wire.updateUser,
    (unit, { params, body }, hash: string | undefined) => domain.updateUser(unit, params.id, body, hash),
    {
      before: async ({ body }) => (body.password === undefined ? undefined : passwords.hash(body.password)),
      secrets: ['password'],
    },
  )
  mount(
    routes,
    wire.resetUserPassword,
    (unit, { params }, made: domain.Hashed) => domain.resetPassword(unit, params.id, made),
    {
      before: () => hashed(domain.newPassword()),
      secrets: ['password'],
    },
  )
  mount(routes, wire.deleteUser, (unit, { params }) => domain.deleteUser(unit, params.id))
  mount(routes, wire.changeOwnPassword, (unit, _, change: PasswordHashes) => changeOwnPassword(unit, change), {
    before: async ({ body }, unit) => ({
      from: await throttled(unit, body.current_password, passwords),
      to: await passwords.hash(body.password),
    }),
    secrets: ['current_password', 'password'],
  })
  return routes
}

/**
 * Limits attempts, so that a stolen token cannot be used to guess the password: counted like sign-in attempts (interface,
 * section 6), but separately, so that signing in is not blocked. Sign-in names are in lower case, so none equals this
 * key.
 */
async function throttled(unit: Unit, current: string, { verify }: Passwords) {
  const who = `OWN PASSWORD ${unit.user.id}`
  const attempt = { nameKey: who, address: who }
  if (!(await admit(unit.db, unit.now, attempt))) throw new Refused('throttled', tooManyPasswords)
  const hash = await checkedPassword(unit, current, (password, hash) => verify(password, hash))
  await forgive(unit.db, attempt)
  return hash
}
