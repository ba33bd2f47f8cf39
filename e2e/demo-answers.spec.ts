import { readFile } from 'node:fs/promises'
import { got } from './ask.ts'
import { expect, test } from './fixtures.ts'

// The tests that come by these in the app cannot run in the demo, each for a reason of its own.

test('what is asked for on Node alone is answered in the demo as well', async ({ enter, asked }) => {
  const { email } = await enter()
  const answer = <Body>(path: string, body?: object) => got<Body>(asked, { face: 'app', path, ...(body && { body }) })

  expect((await answer<object[]>('/questions'))[0]).toHaveProperty('comment')
  expect((await answer<object[]>('/settings/proposal-directories'))[0]).toHaveProperty('proposals_count')

  const users = await answer<{ id: number; email: string }[]>('/settings/users')
  const colleague = users.find((user) => user.email !== email)
  const ofColleague = `/settings/users/${colleague?.id}`
  expect(await answer(`${ofColleague}/email`, { email: 'new@vanvliet.example' })).toHaveProperty('link')
  expect(await answer(`${ofColleague}/reset-link`, {})).toHaveProperty('link')

  const [design] = await answer<{ colors: string[] }[]>('/settings/designs')
  const body = { name: 'House style', colors: design?.colors }
  const { id } = await answer<{ id: number }>('/settings/design-templates', body)
  const favorite = { name: 'Roof', design_template_id: id }
  expect(await answer('/settings/favorite-templates', favorite)).toHaveProperty('id')
})

test('a proposal is written as a PDF by the worker', async ({ page, enter, list, record }) => {
  await enter()
  await list.names.first().click()
  await record.more.click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download PDF' }).click(),
  ])
  expect((await readFile(await download.path())).toString('latin1')).toMatch(/^%PDF-/)
})
