import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#src/testing/render.tsx'
import { SideReceivers } from './side-receivers.tsx'

const bounced = {
  state: 'bounced' as const,
  date: '2026-11-24T09:00:00.000000Z',
  fault: 'unknown_address' as const,
  reason: '550 No such user',
  section: '',
  visits_today: 0,
  removable: false,
}
const an = {
  id: 1,
  fullname: 'An Smit',
  email: 'an@x.test',
  signature_required: true,
  signature_allowed: true,
  proposal_link: '',
}

test.each([
  ['who may change them is led to where that is done', true, 2],
  ['a reader reads them and is led nowhere', false, 0],
])('%s', async (_, mayChange, links) => {
  render(
    <MemoryRouter>
      <SideReceivers
        receivers={[an]}
        lines={new Map([[1, bounced]])}
        now={new Date('2026-11-24T10:00:00Z')}
        mayChange={mayChange}
      />
    </MemoryRouter>,
  )
  await expect.element(page.getByText('An Smit')).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(links)
})
