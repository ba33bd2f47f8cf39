import { Hono } from 'hono'
import * as domain from '#service/domain/settings-sign-in.ts'
import type { Ports } from '#service/ports.ts'
import * as wire from '#wire/settings-sign-in.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export function settingsSignIn({ settings }: Pick<Ports, 'settings'>) {
  const routes = new Hono<ServiceEnv>()
  mount(routes, wire.getSignInSettings, domain.getSignInSettings)
  mount(routes, wire.updateSignInSettings, (unit, { body }) => domain.updateSignInSettings(unit, body))
  mount(routes, wire.getOwnFactors, (unit) => domain.getOwnFactors(unit, settings.publicUrl))
  mount(routes, wire.removeFactors, (unit, { params }) => domain.removeFactors(unit, params.id))
  return routes
}
