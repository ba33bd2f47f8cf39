import { agreeDefaults, agreeDefaultsChanges } from './agree.ts'
import { operation } from './operation.ts'
import { statusLine } from './scalars.ts'

const path = '/settings/acceptance'

/** Acceptance defaults of new proposals whose favorite template sets none. */
export const getAgreeDefaults = operation({
  id: 'acceptance.details',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path,
  answer: agreeDefaults,
})

/** Changes what is supplied; existing proposals keep theirs. */
export const updateAgreeDefaults = operation({
  id: 'acceptance.update',
  face: 'app',
  may: 'admin',
  methods: ['PATCH', 'PUT'],
  path,
  body: agreeDefaultsChanges,
  answer: statusLine,
})
