import { Hono } from 'hono'
import * as domain from '#service/domain/single-sign-on.ts'
import type { Ports } from '#service/ports.ts'
import * as wire from '#wire/settings-single-sign-on.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export function settingsSingleSignOn({ settings, singleSignOn, sealingKey }: Ports) {
  const routes = new Hono<ServiceEnv>()
  const here = { publicUrl: settings.publicUrl, available: singleSignOn !== undefined }
  mount(routes, wire.getSingleSignOn, (unit) => domain.getSingleSignOn(unit, here))
  mount(routes, wire.saveSingleSignOn, (unit, { body }) => domain.saveSingleSignOn(unit, body, sealingKey), {
    secrets: ['client_secret'],
  })
  mount(routes, wire.deleteSingleSignOn, domain.deleteSingleSignOn)
  mount(
    routes,
    wire.testSingleSignOn,
    async (_unit, _input, outcome: Awaited<ReturnType<typeof domain.testSingleSignOn>>) => outcome,
    { before: (_input, unit) => domain.testSingleSignOn(unit, singleSignOn, sealingKey) },
  )
  return routes
}
