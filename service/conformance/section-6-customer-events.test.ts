import { expect, test } from 'vitest'
import { deliverDue } from '#service/delivery/deliver-due.ts'
import { viewerTest } from '#service/testing/viewer.ts'
import { answer } from '#service/testing/webhooks.ts'
import { versions, type Version } from './testing/versions.ts'

type Viewer = Awaited<ReturnType<typeof viewerTest>>

/** What webhooks of a version are told when a receiver does something. */
async function deliveredAfter(version: Version, act: (viewer: Viewer) => Promise<unknown>) {
  const viewer = await viewerTest()
  const events = ['proposal_viewed', 'proposal_comment_received', 'proposal_won', 'proposal_lost']
  const hook = { payload_url: 'https://erp.test/hook', events }
  const made = await viewer.send('POST', `/api/${version}/${viewer.account}/webhooks`, hook)
  expect(made.status).toBe(201)
  await act(viewer)
  const bodies: unknown[] = []
  const network = {
    ...viewer.ports.network,
    deliver: async ({ body }: { body: string }) => {
      bodies.push(JSON.parse(body))
      return answer(200)
    },
  }
  while ((await deliverDue({ ...viewer.ports, network })) > 0);
  return { id: viewer.id, bodies }
}

const acts = [
  { event: 'proposal_viewed', act: (viewer: Viewer) => viewer.visit(), data: { status: 'open' } },
  {
    event: 'proposal_comment_received',
    act: (viewer: Viewer) => viewer.ask('POST', '/comments', { comment: 'Which brand?' }),
    data: { comments: [{ comment: 'Which brand?', type: 'client' }] },
  },
  { event: 'proposal_won', act: (viewer: Viewer) => viewer.accept(), data: { status: 'won' } },
  {
    event: 'proposal_lost',
    act: (viewer: Viewer) =>
      viewer.ask('POST', '/decline', { version_id: viewer.version_id, reason: 'price', text: 'Too much' }),
    data: { status: 'lost' },
  },
]

test.each(versions.flatMap((version) => acts.map((act) => ({ version, ...act }))))(
  '6 Events · $event: goes out once when the customer does it, with the proposal as it then is, in $version',
  async ({ version, event, act, data }) => {
    const { id, bodies } = await deliveredAfter(version, act)
    expect(bodies).toMatchObject([{ type: event, data: { id, ...data } }])
  },
)
