import { expect, test } from 'vitest'
import { linkToShow, proposalShown } from './second-screen.ts'

const customer = (name: string) => ({ name, contact_name: '', link: `https://demo.test/view/${name}` })
const none = async () => []

test.each([
  { path: '/proposals/12', id: 12 },
  { path: '/below/proposals/12/edit/text', id: 12 },
  { path: '/proposals/12/send', id: 12 },
  { path: '/proposals', id: undefined },
  { path: '/proposals/new', id: undefined },
  { path: '/contacts/12', id: undefined },
])('$path shows proposal $id', ({ path, id }) => {
  expect(proposalShown(path)).toBe(id)
})

test('the second screen shows the proposal that the app shows', async () => {
  const receivers = async (id: number) => [customer(`first-of-${id}`), customer('second')]
  expect(await linkToShow(12, receivers, [customer('anneke')])).toBe('https://demo.test/view/first-of-12')
})

test.each([{ proposal: undefined }, { proposal: 12 }])(
  'without one that was sent it shows a customer of the sample: $proposal',
  async ({ proposal }) => {
    expect(await linkToShow(proposal, none, [customer('anneke'), customer('noor')])).toMatch(/anneke$/)
  },
)

test('with nobody left there is nothing to show', async () => {
  await expect(linkToShow(undefined, none, [])).rejects.toThrow('no customer left')
})
