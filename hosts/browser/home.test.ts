import { expect, test } from 'vitest'
import { demoCustomers, demoDeliveries, demoMails, demoState } from '#wire/demo.ts'
import { create, form, pages, request, tokenOf } from './testing/demo-person.ts'
import { openedHome } from './testing/opened-home.ts'

test('a persona signs in by one button of the service’s own page, without cookies, and a new worker remembers', async () => {
  const home = await openedHome()
  const page = await (await home.ask(`${pages}/authorize?${await request()}`)).text()
  const [, persona = ''] = /<form class="persona"([\s\S]*?)<\/form>/.exec(page) ?? []
  const fields = [...persona.matchAll(/name="(\w+)"\s+value="([^"]*)"/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  const answer = await home.ask(
    `${pages}/sign-in?${await request()}`,
    form(Object.fromEntries(fields) as Record<string, string>),
  )
  expect(answer.status).toBe(303)
  expect(answer.headers.get('set-cookie')).toBeNull()

  await home.restart()
  const next = await (await home.ask(`${pages}/authorize?${await request()}`)).text()
  expect(next).toContain('Marieke Vos')
  expect(next).toContain('action="/below/accounts/van-vliet/oauth2/consent')
})

test('an event arrives at the catcher, which finds its signature right', async () => {
  const home = await openedHome()
  const headers = await tokenOf(home)
  expect((await create(home, headers, 'Smederij Vuurvast')).status).toBe(201)
  await home.runDue()
  const [first] = demoDeliveries.parse(await (await home.demo('/deliveries')).json())
  expect(first).toMatchObject({ event: 'contact_created', status: 200, is_verified: true })
})

test('what failed is tried again at its moment when time passes, and the app hears how far ahead it is', async () => {
  const home = await openedHome()
  const headers = await tokenOf(home)
  await home.demo('/catcher', { answer: '500' })
  await create(home, headers, 'Smederij Vuurvast')
  const next = await home.runDue()
  expect(next).toBeGreaterThan(Date.now())

  await home.demo('/catcher', { answer: 'slow' })
  expect((await home.demo('/clock', { days: 1 })).status).toBe(204)
  const tries = demoDeliveries.parse(await (await home.demo('/deliveries')).json())
  // The first try, and one after each gap of the schedule; then it is given up.
  expect(tries).toHaveLength(10)
  expect(tries[0]).toMatchObject({ status: null, error: 'No whole answer within 5 s', is_verified: null })
  const { ahead } = demoState.parse(await (await home.demo('/state')).json())
  expect(Math.abs(ahead - 24 * 60 * 60 * 1000)).toBeLessThan(60_000)
  expect(home.configs.at(-1)).toEqual({ account: 'van-vliet', ahead })
})

test('the empty account is another account, with nothing in it', async () => {
  const home = await openedHome()
  await home.demo('/persona', { persona: 'empty' })
  expect(home.configs.at(-1)).toMatchObject({ account: 'new-company' })
  expect((await home.demo('/persona', { persona: 'nobody' })).status).toBe(400)
  expect(demoMails.parse(await (await home.demo('/mails')).json()).length).toBeGreaterThan(10)
})

test('anybody can be a customer of the sample: their link opens a proposal that waits for them', async () => {
  const home = await openedHome()
  const { customers } = demoState.parse(await (await home.demo('/state')).json())
  expect(customers.map(({ name, contact_name }) => [name, contact_name])).toEqual([
    ['Anneke de Groot', 'Fam. De Groot-van Dijk'],
    ['Noor de Jong', 'Kompas Vastgoedbeheer'],
  ])
  for (const { name, link } of customers) {
    expect(link).toMatch(/^https:\/\/demo\.test\/below\/view\/[^/]+$/)
    const answer = await home.ask(`/viewer/${link.split('/').at(-1)}`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ proposal: { status: 'open' }, receiver: { name, may_sign: true } })
  }
})

test('the receivers of a proposal are known by their links once it was sent, to its own account alone', async () => {
  const home = await openedHome()
  const headers = await tokenOf(home)
  const of = async (id: number) => demoCustomers.parse(await (await home.demo(`/customers/${id}`)).json())
  const listed = async (status: string) => {
    const answer = await home.ask(`/api/v2/van-vliet/proposals/${status}`, { headers })
    return (await answer.json()) as { id: number; contact_name: string }[]
  }
  const [open] = await listed('open')
  const [draft] = await listed('edit')
  if (!open || !draft) throw new Error('The sample has both')
  expect(await of(open.id)).toContainEqual(expect.objectContaining({ contact_name: open.contact_name }))
  expect(await of(draft.id)).toEqual([])
  await home.demo('/persona', { persona: 'empty' })
  expect(await of(open.id)).toEqual([])
})
