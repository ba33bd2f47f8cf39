import { createApiKey } from '#service/domain/api-keys.ts'
import type { NewApiKey } from '#wire/settings-api-keys.ts'
import { sender, type TestService } from './test-service.ts'

export type KeyFields = Partial<NewApiKey>

/** A key of the account, or with `user_id` of a person. */
export async function apiKeyOf(
  { within, clock, userId }: Pick<TestService, 'within' | 'clock' | 'userId'>,
  fields: KeyFields,
) {
  const key = {
    name: 'ERP',
    access: 'write',
    user_id: null,
    role: null,
    valid_days: 365,
    rate_limit: null,
    ...fields,
  } as const
  const made = await within
    .transaction()
    .execute((db) => createApiKey({ db, now: clock.now, user: { id: userId } }, key))
  return made.api_key
}

/** Asks by a new key. */
export const keySender = async (service: TestService, fields: KeyFields) =>
  sender(service.service, { account: service.account, token: await apiKeyOf(service, fields) })
