import { Hono } from 'hono'
import * as applications from '#service/oauth/settings-applications.ts'
import * as wire from '#wire/settings-applications.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const settingsApplications = new Hono<ServiceEnv>()

const secrets = ['client_secret']

mount(settingsApplications, wire.listApplications, applications.listApplications)
mount(settingsApplications, wire.createApplication, (unit, { body }) => applications.createApplication(unit, body), {
  secrets,
})
mount(settingsApplications, wire.updateApplication, (unit, { params, body }) =>
  applications.updateApplication(unit, params.id, body),
)
mount(
  settingsApplications,
  wire.rotateApplicationSecret,
  (unit, { params }) => applications.rotateApplicationSecret(unit, params.id),
  {
    secrets,
  },
)
mount(settingsApplications, wire.deleteApplication, (unit, { params }) =>
  applications.deleteApplication(unit, params.id),
)

mount(settingsApplications, wire.listConsents, applications.listConsents)
mount(settingsApplications, wire.withdrawConsent, (unit, { params }) => applications.withdrawConsent(unit, params.id))
