import type { ViewedProposal } from '#wire/viewer.ts'
import type { ProposalAttachments } from '#wire/attachments.ts'
import { aPdf } from './attachments.ts'
import { aPersonOf, aProposal, detailsOf } from './builders.ts'
import { testService } from './test-service.ts'

type Answer<Body> = { status: number; headers: Headers; body: Body }

/** A proposal that was sent to as many receivers, and how each of them asks. */
export async function viewerTest({
  rows = [],
  receivers = 1,
  ...fields
}: { rows?: object[]; receivers?: number } & object = {}) {
  const service = await testService()
  const made = await aProposal(service, { content: { pricetables: [{ id: 'main', rows }] }, ...fields })
  const people = [made.person]
  for (let at = 1; at < receivers; at++)
    people.push(
      await aPersonOf(service, made.organisation.id, {
        firstname: `No${at}`,
        lastname: 'Bos',
        email: `no${at}@bos.test`,
      }),
    )
  await service.send('PATCH', `/proposals/${made.id}`, { contact_people: people.map(({ id }) => id) })
  /** Adds a PDF to what is sent next. */
  const attach = async (name = 'Sheet.pdf', words = name) => {
    const of = `/api/app/${service.account}`
    const { file } = (await service.send<{ file: string }>('POST', `${of}/attachments`, aPdf(words))).body
    const path = `${of}/proposals/${made.id}/attachments`
    const { attachments } = (await service.send<ProposalAttachments>('GET', path)).body
    const after = [...attachments.map(({ file, name }) => ({ file, name })), { file, name }]
    await service.send('PUT', path, { attachments: after }, { 'If-Match': '*' })
    return file
  }
  const sendIt = () => service.send('POST', `/proposals/${made.id}/send`, { send_method: 'self', send_message: 'x' })
  await sendIt()
  const links = (await detailsOf(service, made.id)).receivers.map(
    ({ proposal_link }) => proposal_link.split('/').at(-1) ?? '',
  )
  const [link = ''] = links

  /** As a browser of the receiver with this token does. */
  const ask = async <Body = Record<string, unknown>>(
    method: string,
    path = '',
    body?: unknown,
    { token = link, ...headers }: Record<string, string> = {},
  ): Promise<Answer<Body>> => {
    const answer = await service.service.fetch(
      new Request(`https://proffer.test/viewer/${token}${path}`, {
        method,
        headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
      { address: '203.0.113.7' },
    )
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body }
  }
  const see = async (token = link) => (await ask<ViewedProposal>('GET', '', undefined, { token })).body
  /** What accepts exactly what this receiver sees. */
  const acceptance = async (token = link, more: object = {}) => {
    const { proposal, choices_at } = await see(token)
    return { version_id: proposal.version_id, choices_at, name: 'An Smit', signature: { typed: 'An Smit' }, ...more }
  }
  const accept = async (token = link, more: object = {}) =>
    ask('POST', '/accept', await acceptance(token, more), { token })
  const visit = (more: object = {}, token = link) =>
    ask('POST', '/visits', { visit_id: crypto.randomUUID(), seconds: 5, ...more }, { token })
  const details = () => detailsOf(service, made.id)
  const events = async () =>
    (await service.db.selectFrom('event').select('type').orderBy('id').execute()).map(({ type }) => type)
  return {
    ...service,
    ...made,
    people,
    links,
    link,
    ask,
    see,
    accept,
    acceptance,
    visit,
    details,
    attach,
    sendIt,
    events,
  }
}

/** A row of a price table as a request has it. */
export const priceRow = (content: string, price: number, more: object = {}) => ({
  type: 'price',
  content,
  price,
  ...more,
})
