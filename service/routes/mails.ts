import { Hono } from 'hono'
import { getMail, listMails } from '#service/domain/mails.ts'
import { mailTags } from '#service/domain/sending.ts'
import { letterHtml } from '#service/letters/letter-html.ts'
import * as wire from '#wire/mails.ts'
import type { ServiceEnv } from './env.ts'
import { mount, mountPage } from './mount.ts'

export const mails = new Hono<ServiceEnv>()

mountPage(mails, wire.listMails, (unit, { query }) => listMails(unit, query))
mount(mails, wire.getMail, async (unit, { params }) => {
  const { look, ...mail } = await getMail(unit, params.id)
  return { ...mail, html: await letterHtml(mail.subject, mail.message, look) }
})
mount(mails, wire.getMailTags, (unit, { params }) => mailTags(unit, params.id))
