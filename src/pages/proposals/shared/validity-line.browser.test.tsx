import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { proposalCustomerQueries } from '#src/api/proposal-customer.ts'
import { newQueryClient } from '#src/api/query-client.ts'
import { openScreen } from '#src/testing/open-screen.tsx'
import { helloOf, stubService } from '#src/testing/service.ts'
import { hello } from '#wire/account.ts'
import type { ProposalAgreement } from '#wire/proposal-agree.ts'
import { ValidityLine } from './validity-line.tsx'

const service = stubService()

const Component = () => <ValidityLine proposal={{ id: 7, status: 'open' }} isTold />

test.each([
  ['who sells changes the last day', 'seller', 1],
  ['who only reads is told it alone', 'reader', 0],
] as const)('%s', async (_rule, role, count) => {
  service.current.on(hello, () => helloOf({ role }))
  const client = newQueryClient()
  const validity: Pick<ProposalAgreement, 'valid_until' | 'valid_days'> = {
    valid_until: '2999-12-19',
    valid_days: null,
  }
  client.setQueryData(proposalCustomerQueries.validity(7).queryKey, validity)
  openScreen({ Component }, { path: '/proposals/7', client })
  await expect.element(page.getByText(/2999/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Change expiry' })).toHaveLength(count)
})
