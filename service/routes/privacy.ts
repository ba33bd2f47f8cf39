import { Hono } from 'hono'
import { askDeletion, checkNameOf } from '#service/domain/account-deletion.ts'
import { erasePerson, reviewErasure } from '#service/domain/erase-person.ts'
import { exportPerson } from '#service/domain/personal-data.ts'
import type { Ports } from '#service/ports.ts'
import * as wire from '#wire/privacy.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'
import { throttledPassword } from './throttled-password.ts'

/** What concerns the people an account knows, and the account as a whole. */
export function privacy({ passwords }: Pick<Ports, 'passwords'>) {
  const routes = new Hono<ServiceEnv>()
  mount(routes, wire.exportPerson, (unit, { params }) => exportPerson(unit, params.id))
  mount(routes, wire.reviewErasure, (unit, { params }) => reviewErasure(unit, params.id))
  mount(routes, wire.erasePerson, (unit, { params }) => erasePerson(unit, params.id))
  mount(routes, wire.deleteAccount, (unit, { body }, from: string) => askDeletion(unit, body.name, from), {
    before: async ({ body }, unit) => {
      await checkNameOf(unit, body.name)
      return throttledPassword(unit, body.current_password, passwords)
    },
    secrets: ['current_password'],
  })
  return routes
}
