import { Hono } from 'hono'
import { getOwnMails, updateOwnMails } from '#service/domain/own-mails.ts'
import * as wire from '#wire/own-mails.ts'
import type { ServiceEnv } from './env.ts'
import { mount } from './mount.ts'

export const ownMails = new Hono<ServiceEnv>()

mount(ownMails, wire.getOwnMails, getOwnMails)
mount(ownMails, wire.updateOwnMails, (unit, { body }) => updateOwnMails(unit, body))
