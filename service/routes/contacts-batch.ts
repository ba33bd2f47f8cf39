import { Hono } from 'hono'
import { batchContacts } from '#service/domain/contacts-batch.ts'
import { Refused } from '#service/domain/refused.ts'
import type { Ports } from '#service/ports.ts'
import * as wire from '#wire/contacts-batch.ts'
import { problemCodes } from '#wire/problem.ts'
import { edited } from './contacts.ts'
import type { ServiceEnv } from './env.ts'
import { etagOf } from './etag.ts'
import { mountBatch } from './mount-batch.ts'
import { statusOf } from './problem.ts'

export const contactsBatch = ({ sha256 }: Pick<Ports, 'sha256'>) => {
  const api = new Hono<ServiceEnv>()
  const versionOf = (contact: Parameters<typeof edited>[0]) => etagOf(edited(contact), sha256)
  const rows = { key: 'acts', unread: wire.unreadBatch, row: wire.contactAct, content: 'contact' }
  mountBatch(api, wire.batchContacts, rows, async (unit, acts) => {
    const outcomes = await batchContacts(unit, acts, versionOf)
    return { outcomes: outcomes.map((outcome) => (outcome instanceof Refused ? told(outcome) : outcome)) }
  })
  return api
}

/** What the problem document of a request of its own would say. */
const told = ({ reason, message, faults, about }: Refused) => ({
  refusal: {
    status: statusOf[reason],
    code: about.code ?? problemCodes[statusOf[reason]],
    detail: message,
    ...(faults && { errors: faults }),
  },
})
