import { afterEach, expect, test, vi } from 'vitest'
import { demoMails } from '#wire/demo.ts'
import { needKinds, type NeedKind, type ValidityFilter } from '#wire/proposal-list.ts'
import { tokenOf } from './testing/demo-person.ts'
import { madeFor, openedHome } from './testing/opened-home.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

afterEach(() => {
  vi.useRealTimers()
})

type Need = { kind: NeedKind; text: string; fault: string | null; outcome: string | null }

/** The demo as its first persona has it, opened so long after it was built. */
async function openedLater(later: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: madeFor + later })
  const home = await openedHome()
  const headers = await tokenOf(home)
  // As the worker does after every write.
  await home.runDue()
  const asked = async (path: string) => (await home.ask(`/api/app/van-vliet${path}`, { headers })).json()
  const outbox = async () => demoMails.parse(await (await home.demo('/mails')).json())
  return {
    mine: async () => {
      const { items, counts } = (await asked('/needs?whose=me')) as { items: Need[]; counts: Record<NeedKind, number> }
      return { items, counts }
    },
    listed: async (validity: ValidityFilter) =>
      ((await asked(`/proposals?status=open&whose=me&validity=${validity}`)) as { id: number }[]).map(({ id }) => id),
    reminders: async () => (await outbox()).filter(({ subject }) => subject.startsWith('Nog vragen over')),
    mailsToOwner: async () => (await outbox()).filter(({ to }) => to === 'marieke@vanvliet.example'),
    pass: async (days: 1 | 7) => expect((await home.demo('/clock', { days })).status).toBe(204),
  }
}

// On any weekday; at night too, when the account has a day that was not there yet in the sample.
test.each([0, 10 * hour, day, 2 * day - 3 * hour, 3 * day + 14 * hour, 4 * day, 5 * day + 6 * hour, 20 * day])(
  'opened %i ms after it was built, every kind of need is there on the first persona’s own side',
  async (later) => {
    const { mine } = await openedLater(later)
    const { items, counts } = await mine()
    for (const kind of needKinds) expect(counts[kind], kind).toBeGreaterThan(0)
    const outcomes = items.filter(({ kind }) => kind === 'decided').map(({ outcome }) => outcome)
    expect(new Set(outcomes)).toEqual(new Set(['declined', 'signed']))
    expect(items.find(({ kind }) => kind === 'bounced')?.fault).toBe('unknown_address')
  },
)

// On the day of a build too, before the hour that it was made for.
test.each([
  -hour,
  0,
  8 * hour,
  day - hour / 4,
  day,
  2 * day + 8 * hour,
  3 * day - 4 * hour,
  4 * day + 14 * hour,
  5 * day,
  6 * day + 22 * hour,
])('opened %i ms after it was built, a day brings a reminder, whose link is the customer’s own', async (later) => {
  const { reminders, pass } = await openedLater(later)
  const before = await reminders()
  await pass(1)
  const [reminder, ...others] = (await reminders()).filter(({ id }) => before.every((one) => one.id !== id))
  expect(others).toEqual([])
  expect(reminder).toMatchObject({ state: 'sent', to: expect.stringMatching(/\.example$/) })
  expect(reminder?.text).toMatch(/https:\/\/demo\.test\/below\/view\/[\w-]+/)
})

test.each([0, day + 13 * hour, 2 * day, 3 * day, 4 * day, 5 * day + 6 * hour, 6 * day])(
  'opened %i ms after it was built, a day brings another that expires soon, and a week one that has expired',
  async (later) => {
    const { listed, mailsToOwner, pass } = await openedLater(later)
    const [soon, over] = [await listed('expiring'), await listed('expired')]
    await pass(1)
    expect((await listed('expiring')).filter((id) => !soon.includes(id)).length).toBeGreaterThan(0)
    await pass(7)
    expect((await listed('expired')).filter((id) => soon.includes(id) && !over.includes(id)).length).toBeGreaterThan(0)
    // What an automation has to say of one that expires reaches her.
    expect((await mailsToOwner()).length).toBeGreaterThan(0)
  },
)
