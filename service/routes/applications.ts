import { Hono } from 'hono'
import { updateAccount } from '#service/domain/account-changes.ts'
import * as oauth from '#service/oauth/applications.ts'
import * as accountWire from '#wire/settings-account.ts'
import * as wire from '#wire/settings-applications.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const applications = new Hono<ServiceEnv>()

const secrets = ['client_secret']

mount(applications, accountWire.updateAccount, (unit, { body }) => updateAccount(unit, body))

mount(applications, wire.listApplications, oauth.listApplications)
mount(applications, wire.createApplication, (unit, { body }) => oauth.createApplication(unit, body), { secrets })
mount(applications, wire.updateApplication, (unit, { params, body }) => oauth.updateApplication(unit, params.id, body))
mount(
  applications,
  wire.rotateApplicationSecret,
  (unit, { params }) => oauth.rotateApplicationSecret(unit, params.id),
  {
    secrets,
  },
)
mount(applications, wire.deleteApplication, (unit, { params }) => oauth.deleteApplication(unit, params.id))

mount(applications, wire.listConsents, oauth.listConsents)
mount(applications, wire.withdrawConsent, (unit, { params }) => oauth.withdrawConsent(unit, params.id))
