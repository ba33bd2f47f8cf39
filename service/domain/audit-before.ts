import * as store from '#service/store/audit.ts'
import { auditActOf, isRecorded } from '#wire/audited.ts'
import type { Operation } from '#wire/operation.ts'
import { getAgreeDefaults } from './settings-agree.ts'
import { getFollowUpSettings } from './settings-follow-up.ts'
import { getSignInSettings } from './settings-sign-in.ts'
import { providerFields } from './single-sign-on.ts'
import type { Unit } from './unit.ts'

/** Settings that are no record of their own, as the interface answers them. */
const settings: Partial<Record<string, (unit: Unit) => Promise<object | undefined>>> = {
  acceptance: getAgreeDefaults,
  'sign-in-settings': getSignInSettings,
  'single-sign-on': ({ db }) => providerFields(db),
  'follow-up': async (unit) => {
    const { pause, ...hours } = await getFollowUpSettings(unit)
    return { ...hours, paused: pause !== null }
  },
}

/** What a change is about, before it: for `recordOperation` after it (decision 0063). */
export async function recordBefore(unit: Unit, op: Operation, params: unknown): Promise<object | undefined> {
  if (!isRecorded(op) || !op.methods.some((method) => method === 'PATCH')) return undefined
  const [kind = ''] = auditActOf(op).split('.')
  return settings[kind]?.(unit) ?? store.findAudited(unit.db, kind, idIn(params))
}

const idIn = (params: unknown) =>
  typeof params === 'object' && params !== null && 'id' in params && typeof params.id === 'number'
    ? params.id
    : undefined
