import { expect } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { deliverDue } from '#service/delivery/deliver-due.ts'
import type { WebhookRequest } from '#service/ports.ts'
import { answer } from '#service/testing/webhooks.ts'
import { headersIn, type GuideRun, type Trial } from './guide-run.ts'

/** Sends what is due to a receiver that says yes. */
async function delivered({ ports }: Trial['example']) {
  const posted: WebhookRequest[] = []
  const deliver = async (request: WebhookRequest) => {
    posted.push(request)
    return answer(200)
  }
  while ((await deliverDue({ ...ports, network: { ...ports.network, deliver } })) > 0);
  return posted
}

const headersOf = ({ headers }: WebhookRequest) => Object.fromEntries(headers.map(({ name, value }) => [name, value]))

/** Ids and signatures differ from one delivery to the next; their kind does not. */
const kindOf = (headers: Record<string, string>) => ({
  ...headers,
  'webhook-id': headers['webhook-id']?.replace(/^msg_[\w-]{22}$/, 'an id'),
  'webhook-signature': headers['webhook-signature']?.replace(/^v1,[\w+/]{43}=$/, 'a signature'),
})

function asShown(posted: WebhookRequest, shown: string) {
  const [head = '', body = ''] = shown.split('\n\n')
  const [line, ...headers] = head.split('\n')
  expect(line).toBe(`POST ${new URL(posted.url).pathname}`)
  expect(kindOf(headersOf(posted))).toEqual(kindOf(headersIn(headers.join('\n'))))
  const [begin = '', end = ''] = body.split('…')
  expect([posted.body.startsWith(begin), posted.body.endsWith(end)]).toEqual([true, true])
}

export const receivingRun: GuideRun = {
  code: async ({ example, take, run }) => {
    // When the delivery that is shown was sent.
    example.clock.now = Date.parse('2026-11-05T10:15:00Z')
    await example.send('DELETE', '/webhooks/31')
    const json = async <Read>(code: string, known: Record<string, string> = {}) =>
      JSON.parse(await run('curl', code, known)) as Read
    const { webhook_id } = await json<{ webhook_id: number }>(take('Make a webhook'))
    const known = { WEBHOOK_ID: String(webhook_id) }
    const [{ secret }] = await json<[{ secret: string }]>(take('Read its secret'), known)

    await example.send('PATCH', '/proposals/2041', { status: 'won' })
    const [won] = await delivered(example)
    if (!won) throw new Error('Nothing was posted')
    asShown(won, take('A delivery'))
    const { 'webhook-id': id = '', 'webhook-signature': signature } = headersOf(won)
    expect(signature).toBe(new Webhook(secret).sign(id, new Date(example.clock.now), won.body))

    const test = await json<{ delivery_id: number }>(take('Send a test event'), known)
    const [rehearsed] = await delivered(example)
    expect([headersOf(rehearsed ?? won)['webhook-test'], JSON.parse(rehearsed?.body ?? '')]).toEqual([
      'true',
      expect.objectContaining({ type: 'proposal_won' }),
    ])

    await run('curl', `set -e\n${take('Look and replay')}`, { ...known, DELIVERY_ID: String(test.delivery_id) })
    expect(example.heard.slice(-3)).toMatchObject([
      { path: expect.stringMatching(/deliveries$/), status: 200, answer: expect.stringContaining('proposal_won') },
      { path: expect.stringMatching(/redeliver$/), status: 200 },
      { path: expect.stringMatching(/recover$/), status: 200 },
    ])
    expect(await delivered(example)).toHaveLength(1)

    await run('curl', take('Make a new secret'), known)
    const secrets = await json<{ secret: string }[]>(take('Read its secret'), known)
    expect(secrets.map((one) => one.secret)).toContain(secret)
    expect(secrets).toHaveLength(2)
    await json(take('Send a test event'), known)
    const [signed] = await delivered(example)
    expect(headersOf(signed ?? won)['webhook-signature']?.split(' ')).toHaveLength(2)
  },
}
