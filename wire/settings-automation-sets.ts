import * as z from 'zod/mini'
import { automation, shownAutomation } from './automation.ts'
import { maxAutomations } from './limits.ts'
import { operation } from './operation.ts'
import { atMostOf, byId, name, statusLine, timestamp } from './scalars.ts'
import { made, replacement } from './settings.ts'

const path = '/settings/automation-sets'

const automations = z.array(automation).check(atMostOf(maxAutomations, 'automations'))
const body = z.strictObject({ name, automations })

/** The sets as they act; version 2 tells each automation in words. */
export const listAutomationSettings = operation({
  id: 'automation-sets.list',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path,
  answer: z.array(z.object({ id: z.int(), name: z.string(), automations: z.array(shownAutomation) })),
})

export const createAutomationSet = operation({
  id: 'automation-sets.create',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path,
  body: z.strictObject({ ...body.shape, automations: z._default(automations, []) }),
  status: 201,
  answer: made,
})
export type NewAutomationSet = z.output<(typeof createAutomationSet)['body']>

/** Proposals that use it follow it at once, from now on. */
export const updateAutomationSet = operation({
  id: 'automation-sets.update',
  face: 'app',
  may: 'admin',
  methods: ['PATCH', 'PUT'],
  path: `${path}/:id`,
  params: byId,
  body: z.partial(body),
  answer: statusLine,
})
export type AutomationSetChanges = z.output<(typeof updateAutomationSet)['body']>

/** 409 while proposals or favorite templates use it, unless a replacement is named. */
export const deleteAutomationSet = operation({
  id: 'automation-sets.delete',
  face: 'app',
  may: 'admin',
  methods: ['DELETE'],
  path: `${path}/:id`,
  params: byId,
  query: replacement,
  gives: 'text',
  answer: z.string(),
})

/**
 * What a set would have done to the proposals that were sent within the last 30 days, by the same rules that run it.
 * Nothing is stored or sent.
 */
export const rehearseAutomations = operation({
  id: 'automation-sets.rehearse',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path: `${path}/rehearsal`,
  body: z.strictObject({ automations }),
  answer: z.object({
    /** How many proposals were looked at: the newest, at most `maxRehearsed`. */
    proposals: z.int(),
    /** For each automation in its order. */
    results: z.array(
      z.object({
        count: z.int(),
        /** The newest of them. */
        examples: z.array(z.object({ proposal_id: z.int(), name: z.string(), fullname: z.string(), date: timestamp })),
      }),
    ),
  }),
})
export type Rehearsal = z.infer<(typeof rehearseAutomations)['answer']>
