import { expect, test } from 'vitest'
import { engine } from '#service/testing/database.ts'
import { planOf } from '#service/testing/plan.ts'
import { testService } from '#service/testing/test-service.ts'
import { selectProposalsToRemind } from './automation-steps.ts'

test.runIf(engine === 'sqlite')('of what a contact receives only their own receivers are read', async () => {
  const { within, db, queries } = await testService()
  await selectProposalsToRemind(within, 1)
  const plan = await planOf(db, queries.at(-1) ?? '')
  const ofReceivers = plan.filter((step) => step.includes(' receiver'))
  expect(ofReceivers).toEqual([expect.stringContaining('receivers_by_contact (account_id=? AND contact_id=?)')])
})
