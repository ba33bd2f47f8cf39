import { expect, test } from 'vitest'
import { addUser } from '#service/testing/test-service.ts'
import { inVersion, versions } from './testing/versions.ts'

test.each(versions)('4.5 Operations · Automations sets list: answers an array, in %s', async (version) => {
  const { done, within } = await inVersion(version)
  const acting = { id: 1, working_days: false, email_template_ids: [], note: 'Remind' }
  const stored = [{ ...acting, trigger: 'not_opened', days: 3, action: 'tell_owner' }]
  const automations = [{ trigger: 'Sent and not opened', days: 3, action: 'Tell the owner: Remind' }]
  await within
    .insertInto('automation_set')
    .values({ name: 'Reminders', automations: JSON.stringify(stored) })
    .execute()
  expect(await done('GET', '/automations/sets')).toEqual([{ id: expect.any(Number), name: 'Reminders', automations }])
})

test.each(versions)('4.5 Operations · Users list: answers the active users of the account, in %s', async (version) => {
  const { done, within, userId } = await inVersion(version)
  await addUser(within, 'Former', 'Colleague', { active: 0 })
  expect(await done('GET', '/account/users')).toMatchObject([{ id: userId, firstname: 'Eva', lastname: 'de Wit' }])
})
