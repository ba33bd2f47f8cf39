import { describe, expect, test } from 'vitest'
import { sellerRows as rows, sellerTest } from '#service/testing/seller.ts'
import type { Timeline, TimelineEntry } from '#wire/timeline.ts'

type Seller = Awaited<ReturnType<typeof sellerTest>>
type Of<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>

const minute = 60_000
const day = 24 * 60 * minute

const timeline = async (seller: Seller, query = '') =>
  (await seller.ofProposal<Timeline>('GET', `/timeline${query}`)).body
const entries = async (seller: Seller, query = '') => (await timeline(seller, query)).entries
const kinds = async (seller: Seller, query = '') =>
  (await entries(seller, query)).map((entry) => (entry.kind === 'act' ? entry.act : entry.kind))
async function only<Kind extends TimelineEntry['kind']>(seller: Seller, kind: Kind) {
  return (await entries(seller)).filter((entry): entry is Of<Kind> => entry.kind === kind)
}

describe('the timeline of a proposal', () => {
  test('tells everything once, the newest first', async () => {
    const seller = await sellerTest({ rows })
    seller.tick(minute)
    await seller.visit({ seconds: 10 })
    seller.tick(minute)
    const choices = [{ row_id: await seller.idOf('Wireless'), selected: true }]
    await seller.ask('PUT', '/choices', { version_id: seller.version_id, choices })
    seller.tick(minute)
    await seller.ask('POST', '/comments', { comment: 'When?' })
    seller.tick(minute)
    await seller.ofProposal('POST', '/comments', { comment: 'Tomorrow' })
    seller.tick(minute)
    await seller.accept()
    expect(await kinds(seller)).toEqual([
      'won',
      'signature',
      'comment',
      'comment',
      'choices',
      'visit',
      'sent',
      'created',
    ])
  })

  test('tells of a sending with whom it went to, what it comes to, and how each mail fared', async () => {
    const seller = await sellerTest({ rows, receivers: 2 })
    seller.tick(minute)
    await seller.send('POST', `/proposals/${seller.id}/send`, { send_message: 'Hello' })
    const [again, first] = (await only(seller, 'act')).filter(({ act }) => act === 'sent')
    expect(first).toMatchObject({ facts: { names: ['An Smit', 'No1 Bos'], by_hand: true, number: 1 }, mails: [] })
    expect(again).toMatchObject({
      facts: { names: ['An Smit', 'No1 Bos'], again: true, number: 1 },
      mails: [
        { name: 'An Smit', to: 'an@smit.test', state: 'queued' },
        { name: 'No1 Bos', to: 'no1@bos.test' },
      ],
    })
    expect(await kinds(seller)).not.toContain('mail')
  })

  test('brings what is to come, what is scheduled and until when it holds, on its first page alone', async () => {
    const seller = await sellerTest({ rows })
    await seller.agree({ valid_until: '2026-12-24' })
    const body = { at: '2026-11-30T08:00', send_message: 'Hello' }
    await seller.ofProposal('PUT', '/scheduled-sending', body)
    const first = await timeline(seller)
    expect(first.validity).toEqual({ valid_until: '2026-12-24', valid_days: null })
    expect(first.sending).toEqual((await seller.ofProposal('GET', '/scheduled-sending')).body)
    expect(first.sending?.scheduled).toMatchObject({ at: '2026-11-30T08:00', request: { send_message: 'Hello' } })
    expect(first.follow_up).toEqual((await seller.ofProposal('GET', '/follow-up')).body)
    const older = await timeline(seller, `?before=${Date.parse('2026-11-21T09:10:11Z')}.1.1`)
    expect(older).toMatchObject({ sending: null, validity: null, follow_up: null })
  })

  test('says why a mail did not arrive in a code, and in its server’s words beside it', async () => {
    const seller = await sellerTest()
    seller.tick(minute)
    await seller.send('POST', `/proposals/${seller.id}/send`, { send_message: 'Hello' })
    const lost = { state: 'bounced', fault: 'mailbox_full', reason: '552 5.2.2 Over quota' } as const
    await seller.within.updateTable('mail').set(lost).execute()
    expect((await only(seller, 'act'))[0]).toMatchObject({ mails: [lost] })
  })

  test('says how much changed since the version before', async () => {
    const seller = await sellerTest({ rows })
    const sections = [{ title: 'More', html: '<p>More</p>' }]
    await seller.ofProposal('PUT', '/content', { sections }, { 'If-Match': '*' })
    seller.tick(minute)
    await seller.send('POST', `/proposals/${seller.id}/send`, { send_message: 'Hello' })
    expect((await only(seller, 'act')).find(({ act }) => act === 'sent')?.facts).toMatchObject({ number: 2 })
    expect((await only(seller, 'act')).find(({ act }) => act === 'sent')?.facts.changes).toBeGreaterThan(0)
  })

  test('folds the visits of a person and a day, with the seconds of each section and of the rest', async () => {
    const seller = await sellerTest({ rows, receivers: 2 })
    const [section] = (await seller.see()).sections
    await seller.visit({ seconds: 60, device: 'phone', sections: [{ id: section?.id, seconds: 20 }] })
    seller.tick(minute)
    await seller.visit({ seconds: 30, device: 'computer', sections: [{ id: section?.id, seconds: 30 }] })
    await seller.visit({ seconds: 10 }, seller.links[1])
    seller.tick(2 * day)
    await seller.visit({ seconds: 5 })
    expect(await only(seller, 'visit')).toMatchObject([
      { fullname: 'An Smit', visits: 1, seconds: 5 },
      { fullname: 'No1 Bos', visits: 1, seconds: 10, sections: [{ id: 0, seconds: 10 }] },
      { fullname: 'An Smit', visits: 2, seconds: 90, devices: ['phone', 'computer'] },
    ])
    expect((await only(seller, 'visit'))[2]?.sections).toEqual([
      { id: section?.id, title: section?.title, seconds: 50 },
      { id: 0, title: '', seconds: 40 },
    ])
  })

  test('leaves out machines, unless they are asked for, and counts them', async () => {
    const seller = await sellerTest()
    await seller.service.opened(seller.link)
    expect((await timeline(seller)).machine_visits).toBe(1)
    expect(await kinds(seller)).not.toContain('machine')
    expect(await kinds(seller, '?machines=true')).toContain('machine')
    expect(await kinds(seller, '?machines=true&filter=visits')).toEqual(['machine'])
    expect(await kinds(seller, '?machines=true&filter=comments')).toEqual([])
  })

  test('is filtered by kind', async () => {
    const seller = await sellerTest()
    await seller.ask('POST', '/comments', { comment: 'When?' })
    seller.tick(minute)
    await seller.visit()
    await seller.accept()
    expect(await kinds(seller, '?filter=comments')).toEqual(['comment'])
    expect(await kinds(seller, '?filter=visits')).toEqual(['visit'])
    expect(await kinds(seller, '?filter=sendings')).toEqual(['sent'])
    expect(await kinds(seller, '?filter=decisions')).toEqual(['signature'])
    expect(await kinds(seller, '?filter=changes')).toEqual(['won', 'created'])
  })

  test('pages through thousands of entries without missing or repeating any', async () => {
    const seller = await sellerTest({ receivers: 2 })
    const [contact_id = 0] = seller.people.map(({ id }) => id)
    const of = { proposal_id: seller.id }
    const times = Array.from({ length: 400 }, (_, at) => at)
    // Many at the same moment: a page may end anywhere among them.
    await seller.within
      .insertInto('comment')
      .values(times.map((at) => ({ ...of, contact_id, comment: `Comment ${at}`, created_at: Math.floor(at / 50) })))
      .execute()
    await seller.within
      .insertInto('log_entry')
      .values(
        times.map((at) => ({
          ...of,
          person: 'Eva',
          type: 'user' as const,
          action: `act ${at}`,
          at: Math.floor(at / 70),
        })),
      )
      .execute()
    const seen: string[] = []
    const dates: string[] = []
    for (let before: string | null | undefined; before !== null;) {
      const page = await timeline(seller, before === undefined ? '' : `?before=${before}`)
      seen.push(...page.entries.map(({ id }) => id))
      dates.push(...page.entries.map(({ date }) => date))
      before = page.next
    }
    expect(seen).toHaveLength(new Set(seen).size)
    expect(seen.filter((id) => id.startsWith('comment'))).toHaveLength(400)
    expect(seen.filter((id) => id.startsWith('act'))).toHaveLength(403)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })
})

describe('choices', () => {
  const choose = async (seller: Seller, ...choices: [string, object][]) =>
    seller.ask('PUT', '/choices', {
      version_id: seller.version_id,
      choices: await Promise.all(choices.map(async ([row, choice]) => ({ row_id: await seller.idOf(row), ...choice }))),
    })

  test('of one sitting are one entry: what was taken instead, what was added, how many', async () => {
    const seller = await sellerTest({ rows })
    await choose(seller, ['Wireless', { selected: true }])
    seller.tick(minute)
    await choose(seller, ['Hours', { quantity: 5 }])
    const [made, ...others] = await only(seller, 'choices')
    expect(others).toEqual([])
    expect(made).toMatchObject({
      fullname: 'An Smit',
      lines: [
        { what: 'instead', content: 'Wireless', before: 'Wired', difference: 560 },
        { what: 'quantity', content: 'Hours', quantities: [2, 5], difference: 187.5 },
      ],
    })
    expect(made?.difference).toBeCloseTo(747.5 * 1.21, 2)
  })

  test('that were taken back in the same sitting did not happen; those of the next day are an entry of their own', async () => {
    const seller = await sellerTest({ rows })
    await choose(seller, ['Wireless', { selected: true }])
    await choose(seller, ['Wired', { selected: true }])
    expect(await only(seller, 'choices')).toEqual([])
    await choose(seller, ['Hours', { quantity: 3 }])
    seller.tick(day)
    await choose(seller, ['Hours', { quantity: 2 }])
    expect((await only(seller, 'choices')).map(({ lines }) => lines[0]?.difference)).toEqual([-62.5, 62.5])
  })
})

test('a cursor of no answer is refused', async () => {
  const seller = await sellerTest()
  expect((await seller.ofProposal('GET', '/timeline?before=x')).status).toBe(400)
})
