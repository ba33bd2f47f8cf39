import { describe, expect, test } from 'vitest'
import { priceRow, viewerTest } from '#service/testing/viewer.ts'
import { sender } from '#service/testing/test-service.ts'
import { aProposal, detailsOf } from '#service/testing/builders.ts'

const rows = [
  priceRow('Pump', 1000),
  priceRow('Wired', 189, { selectable: 'radio', user_selected: true }),
  priceRow('Wireless', 749, { selectable: 'radio' }),
  priceRow('Hours', 62.5, { quantity: 2, user_quantity: true }),
]

type Viewer = Awaited<ReturnType<typeof viewerTest>>
type Try = (viewer: Viewer) => Promise<{ status: number }>

const rowOf = async (viewer: Viewer, content: string) =>
  (await viewer.see()).tables.flatMap(({ rows }) => rows).find((row) => row.content === content)?.id ?? 0
const choose = (viewer: Viewer, choice: object, more: object = {}) =>
  viewer.ask('PUT', '/choices', { version_id: viewer.version_id, choices: [choice], ...more })
const wireless = async (viewer: Viewer) => ({ row_id: await rowOf(viewer, 'Wireless'), selected: true })

/** What a receiver, or somebody who pretends to be one, might try; each with the only answer it may get. */
const attacks: [what: string, status: number, attempt: Try][] = [
  ['a token that nobody has', 404, (viewer) => viewer.ask('GET', '', undefined, { token: 'x'.repeat(43) })],
  ['a token cut short', 404, (viewer) => viewer.ask('GET', '', undefined, { token: viewer.link.slice(0, -1) })],
  ['a token in other letters', 404, (viewer) => viewer.ask('GET', '', undefined, { token: viewer.link.toUpperCase() })],
  ['a receiver’s id for a token', 404, (viewer) => viewer.ask('GET', '', undefined, { token: '1' })],
  ['a wildcard for a token', 404, (viewer) => viewer.ask('GET', '', undefined, { token: '%25' })],
  ['an access token for a link', 404, (viewer) => viewer.ask('GET', '', undefined, { token: viewer.token })],
  [
    'a proposal in the trashcan',
    404,
    async (viewer) => {
      await viewer.send('DELETE', `/proposals/${viewer.id}`)
      return viewer.ask('POST', '/accept', { version_id: 1, choices_at: '', name: 'x', signature: { typed: 'x' } })
    },
  ],
  [
    'a negative quantity',
    400,
    async (viewer) => choose(viewer, { row_id: await rowOf(viewer, 'Hours'), quantity: -1 }),
  ],
  ['more than can be', 400, async (viewer) => choose(viewer, { row_id: await rowOf(viewer, 'Hours'), quantity: 1e12 })],
  [
    'text for a quantity',
    400,
    async (viewer) => choose(viewer, { row_id: await rowOf(viewer, 'Hours'), quantity: 'NaN' }),
  ],
  [
    'a row that cannot be chosen',
    400,
    async (viewer) => choose(viewer, { row_id: await rowOf(viewer, 'Pump'), selected: false }),
  ],
  [
    'a quantity that is fixed',
    400,
    async (viewer) => choose(viewer, { row_id: await rowOf(viewer, 'Wired'), quantity: 0 }),
  ],
  [
    'two of a group',
    400,
    async (viewer) =>
      viewer.ask('PUT', '/choices', {
        version_id: viewer.version_id,
        choices: [await wireless(viewer), { row_id: await rowOf(viewer, 'Wired'), selected: true }],
      }),
  ],
  ['none of a group', 400, async (viewer) => choose(viewer, { row_id: await rowOf(viewer, 'Wired'), selected: false })],
  ['a row of nobody’s', 400, (viewer) => choose(viewer, { row_id: 4711, selected: true })],
  ['a price with a choice', 400, async (viewer) => choose(viewer, { ...(await wireless(viewer)), price: 1 })],
  ['a total with the choices', 400, async (viewer) => choose(viewer, await wireless(viewer), { price_total: 1 })],
  [
    'the version of another proposal',
    409,
    async (viewer) => choose(viewer, await wireless(viewer), { version_id: viewer.version_id + 1 }),
  ],
  ['a price with an acceptance', 400, (viewer) => viewer.accept(viewer.link, { price_total: 1 })],
  [
    'an acceptance of other choices',
    409,
    (viewer) => viewer.accept(viewer.link, { choices_at: `${viewer.version_id}-9` }),
  ],
  [
    'a field that is not asked for',
    400,
    (viewer) => viewer.accept(viewer.link, { fields: [{ label: 'discount', value: '50' }] }),
  ],
  ['a signature of nothing', 400, (viewer) => viewer.accept(viewer.link, { signature: { strokes: [] } })],
  [
    'a signature beside the pad',
    400,
    (viewer) => viewer.accept(viewer.link, { signature: { strokes: [[[0, 5000]]] } }),
  ],
  [
    'a signature twice over',
    400,
    (viewer) => viewer.accept(viewer.link, { signature: { typed: 'An', strokes: [[[1, 1]]] } }),
  ],
  ['a name of 1 MiB', 413, (viewer) => viewer.accept(viewer.link, { name: 'a'.repeat(1_048_576) })],
  ['a comment of 1 MiB', 413, (viewer) => viewer.ask('POST', '/comments', { comment: 'a'.repeat(1_048_576) })],
  [
    'a comment in somebody’s name',
    400,
    (viewer) => viewer.ask('POST', '/comments', { comment: 'x', account_user_id: 1 }),
  ],
  ['a comment to the team', 400, (viewer) => viewer.ask('POST', '/comments', { comment: 'x', to: 'team' })],
  ['a password where none is asked for', 409, (viewer) => viewer.ask('POST', '/password', { password: 'long enough' })],
  ['a visit of a year', 400, (viewer) => viewer.visit({ seconds: 31_536_000 })],
]

describe('refused, and nothing of it is kept', () => {
  test.each(attacks)('%s: %i', async (_, status, attempt) => {
    const viewer = await viewerTest({ rows })
    const before = await viewer.see()
    expect((await attempt(viewer)).status).toBe(status)
    for (const table of ['acceptance', 'decline', 'comment', 'visit'] as const)
      expect(await viewer.within.selectFrom(table).select('id').execute(), table).toEqual([])
    const after = await viewer.ask('GET')
    if (after.status === 200) expect(after.body).toEqual(before)
  })
})

test('an acceptance sent again wins nothing twice, also with another signature', async () => {
  const viewer = await viewerTest({ rows })
  const body = await viewer.acceptance()
  expect((await viewer.ask('POST', '/accept', body)).status).toBe(201)
  for (const again of [body, { ...body, signature: { typed: 'Somebody else' } }])
    expect(await viewer.ask('POST', '/accept', again)).toMatchObject({ status: 409, body: { reason: 'signed' } })
  expect((await viewer.events()).filter((type) => type === 'proposal_won')).toHaveLength(1)
  expect(await viewer.within.selectFrom('mail').select('id').execute()).toHaveLength(2)
})

test('HTML in a comment, a name and a reason stays text', async () => {
  const viewer = await viewerTest({ rows })
  const html = '<img src=x onerror=alert(1)><script>alert(2)</script>'
  await viewer.ask('POST', '/comments', { comment: html })
  expect((await viewer.see()).comments).toMatchObject([{ comment: html }])
  expect((await viewer.details()).comments).toMatchObject([{ comment: html }])
  await viewer.accept(viewer.link, { name: html, signature: { typed: html } })
  expect((await viewer.details()).agree).toMatchObject({ name: html })
  // Subjects are headers: whatever a receiver is called, they are one line.
  const mails = await viewer.within.selectFrom('mail').select(['subject']).execute()
  expect(mails.every(({ subject }) => !/[\r\n]/.test(subject))).toBe(true)
})

test('rows and links of another account are as if they were not', async () => {
  const viewer = await viewerTest({ rows })
  const other = await viewer.addAccount('other')
  const send = sender(viewer.service, other)
  const theirs = { ...viewer, ...other, send }
  const made = await aProposal(theirs, { content: { pricetables: [{ id: 'main', rows }] } })
  await send('POST', `/proposals/${made.id}/send`, { send_method: 'self', send_message: 'x' })
  const details = await detailsOf(theirs, made.id)
  const link = details.receivers[0]?.proposal_link.split('/').at(-1) ?? ''
  const seen = await viewer.see(link)
  expect(seen.account.title).toBe('other BV')

  const row_id = details.content.pricetables[0]?.rows.at(-1)?.id
  const { status } = await viewer.ask('PUT', '/choices', {
    version_id: seen.proposal.version_id,
    choices: [{ row_id, quantity: 9 }],
  })
  expect(status).toBe(409)
  for (const rest of ['/customer', '/comments', '/acceptance'])
    expect((await send('GET', `/api/app/other/proposals/${viewer.id}${rest}`)).status, rest).toBe(404)
  expect((await send('POST', `/api/app/other/proposals/${viewer.id}/preview`, {})).status).toBe(404)
  // A link is no token of the app's, and the app's token opens no link.
  const asApp = sender(viewer.service, { account: viewer.account, token: viewer.link })
  expect((await asApp('GET', '/hello')).status).toBe(401)
  expect(JSON.stringify(seen)).not.toContain(viewer.link)
})
