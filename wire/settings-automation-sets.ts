import * as z from 'zod/mini'
import { maxAutomationDays, maxAutomations } from './limits.ts'
import { operation } from './operation.ts'
import { atMostOf, byId, integer, name, statusLine } from './scalars.ts'
import { made, replacement } from './settings.ts'

const path = '/settings/automation-sets'

const automation = z.strictObject({
  /** What must have happened, in words. */
  trigger: name,
  days: z.pipe(
    integer,
    z
      .int()
      .check(z.minimum(0, 'Enter 0 or more'), z.maximum(maxAutomationDays, `Use at most ${maxAutomationDays} days`)),
  ),
  action: name,
})

const body = z.strictObject({
  name,
  automations: z.array(automation).check(atMostOf(maxAutomations, 'automations')),
})

export const createAutomationSet = operation({
  id: 'automation-sets.create',
  face: 'app',
  may: 'admin',
  methods: ['POST'],
  path,
  body: z.strictObject({ ...body.shape, automations: z._default(body.shape.automations, []) }),
  status: 201,
  answer: made,
})
export type NewAutomationSet = z.output<(typeof createAutomationSet)['body']>

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
