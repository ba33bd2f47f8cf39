import { Hono } from 'hono'
import { getMail, listMails } from '#service/domain/mails.ts'
import { mailTags } from '#service/domain/sending.ts'
import * as wire from '#wire/mails.ts'
import type { ServiceEnv } from './env.ts'
import { mount, mountPage } from './mount.ts'

export const mails = new Hono<ServiceEnv>()

mountPage(mails, wire.listMails, (unit, { query }) => listMails(unit, query))
mount(mails, wire.getMail, (unit, { params }) => getMail(unit, params.id))
mount(mails, wire.getMailTags, (unit, { params }) => mailTags(unit, params.id))
