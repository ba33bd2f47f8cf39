import { describe, expect, test } from 'vitest'
import { assistantOf, connected } from '#service/testing/assistant.ts'
import { apiKeyOf } from '#service/testing/api-keys.ts'
import { aProposal, anOrganisation, aPersonOf, detailsOf } from '#service/testing/builders.ts'
import { addUser, testService } from '#service/testing/test-service.ts'
import type { Role } from '#wire/roles.ts'
import { tools } from './tools.ts'

type Made = { id: number; version_id: number; repeated: boolean }

/** A service with an assistant of its admin. */
async function withAssistant() {
  const kit = await testService()
  return { ...kit, ...(await assistantOf(kit)) }
}

describe('an assistant', () => {
  test.each(['2025', '2026'] as const)('is told of every tool, in the protocol of %s', async (generation) => {
    const kit = await testService()
    const client = await connected(kit, await apiKeyOf(kit, { role: 'reader', access: 'read' }), generation)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'find_contacts',
      'read_contact',
      'find_proposals',
      'read_proposal',
      'find_templates',
      'create_proposal',
      'set_price_rows',
      'send_proposal',
      'add_comment',
    ])
    expect(tools.every(({ outputSchema }) => outputSchema?.type === 'object')).toBe(true)
    expect(client.getInstructions()).toContain('cannot be taken back')
  })

  test('finds contacts, the people of one, proposals and templates', async () => {
    const kit = await withAssistant()
    const { id, organisation, person } = await aProposal(kit)
    const found = await kit.call('find_contacts', { query: 'dijk' })
    expect(found.data).toMatchObject({ organisations: [{ id: organisation.id }], total: { organisations: 1 } })
    const read = await kit.call('read_contact', { contact_id: organisation.id })
    expect(read.data).toMatchObject({ people: [{ id: person.id, email: 'an@smit.test' }], proposals: [{ id }] })
    const proposals = await kit.call('find_proposals', { query: 'heat' })
    expect(proposals.data).toMatchObject({
      total: 1,
      proposals: [{ id, address: `https://app.test/proposals/${id}` }],
    })
    const { data } = await kit.call('find_templates')
    expect(data).toMatchObject({ templates: [{ id: kit.template_id }], emails: [{ id: kit.email_template_id }] })
  })

  test('creates a proposal from a template, once for the same call', async () => {
    const kit = await withAssistant()
    const { id: contact_id } = await anOrganisation(kit)
    const { id: person } = await aPersonOf(kit, contact_id)
    const wanted = {
      contact_id,
      contact_people: [person],
      proposal_template_id: kit.template_id,
      name: 'Roof',
      content: { pricetables: [{ id: 'main', rows: [{ type: 'price', content: 'Tiles', price: 40, quantity: 3 }] }] },
    }
    const first = await kit.call<Made>('create_proposal', wanted)
    expect(first.data).toMatchObject({ repeated: false })
    const second = await kit.call<Made>('create_proposal', wanted)
    expect(second.data).toEqual({ ...first.data, repeated: true })
    expect(second.said).toContain('nothing was done now')
    const meant = await kit.call<Made>('create_proposal', { ...wanted, idempotency_key: 'another-one' })
    expect(meant.data.id).not.toBe(first.data.id)
    const details = await detailsOf(kit, first.data.id)
    expect(details).toMatchObject({ status: 'edit', price_total_original: '220.00' })
  })

  test('adds price rows, once for the same call, and replaces them', async () => {
    const kit = await withAssistant()
    const { id: proposal_id } = await aProposal(kit)
    const rows = [{ type: 'price', content: 'Pump', price: 250 }]
    const add = { proposal_id, table: 0, how: 'add', rows }
    expect(await kit.call('set_price_rows', add)).toMatchObject({ isError: false, data: { repeated: false } })
    expect(await kit.call('set_price_rows', add)).toMatchObject({ data: { repeated: true } })
    const { content } = await detailsOf(kit, proposal_id)
    expect(content.pricetables[0]?.rows.map((row) => row.content)).toEqual(['Survey', 'Pump'])

    const replace = (price: number) =>
      kit.call('set_price_rows', {
        proposal_id,
        table: 0,
        how: 'replace',
        rows: [{ type: 'price', content: 'Pump', price }],
      })
    for (const price of [300, 200, 300]) await replace(price)
    expect(await detailsOf(kit, proposal_id)).toMatchObject({ price_total_original: '300.00' })
  })

  test('is asked which table it means, where there are several', async () => {
    const kit = await withAssistant()
    const { id: proposal_id } = await aProposal(kit)
    const { isError, said } = await kit.call('set_price_rows', { proposal_id, how: 'add', rows: [] })
    expect(isError).toBe(true)
    expect(said).toContain('Say which table: 0 (Prices), 1 (Extra).')
  })

  test('reads a proposal whole, without the links of receivers', async () => {
    const kit = await withAssistant()
    const { id: proposal_id } = await aProposal(kit)
    await kit.send('POST', `/proposals/${proposal_id}/send`, { send_message: 'Hello' })
    await kit.call('add_comment', { proposal_id, comment: 'Call An first', to: 'team' })
    const { data, said } = await kit.call('read_proposal', { proposal_id })
    expect(data).toMatchObject({
      status: 'open',
      receivers: [{ fullname: 'An Smit', email: 'an@smit.test' }],
      pricetables: [{ rows: [{ content: 'Survey' }] }, { rows: [] }],
      comments: [{ comment: 'Call An first', to: 'team', from: 'team' }],
    })
    const { receivers } = await detailsOf(kit, proposal_id)
    expect(receivers[0]?.proposal_link).toContain('/view/')
    expect(said).not.toContain('/view/')
    const { timeline } = data as { timeline: { what: string }[] }
    expect(timeline.map(({ what }) => what).join('\n')).toMatch(/sent the proposal to An Smit; mailed to an@smit\.test/)
  })

  test('comments to the team and to the customer, once for the same call', async () => {
    const kit = await withAssistant()
    const { id: proposal_id } = await aProposal(kit)
    await kit.send('POST', `/proposals/${proposal_id}/send`, { send_message: 'Hello' })
    const comment = { proposal_id, comment: 'We can start in May.', to: 'customer' }
    expect((await kit.call('add_comment', comment)).data).toMatchObject({ to: 'customer', repeated: false })
    expect((await kit.call('add_comment', comment)).data).toMatchObject({ repeated: true })
    expect((await detailsOf(kit, proposal_id)).comments).toHaveLength(1)
    expect(await kit.call('add_comment', { proposal_id, comment: 'To whom?' })).toMatchObject({
      isError: true,
      said: expect.stringContaining('- to: Use customer or team'),
    })
  })

  test('hears every fault of its arguments at once, in the words of the API', async () => {
    const kit = await withAssistant()
    const { isError, said } = await kit.call('create_proposal', { name: '', contact_id: null, colour: 'red' })
    expect(isError).toBe(true)
    for (const line of ['- name: Enter a name', '- contact_id: Enter a whole number', '- colour: There is no such key'])
      expect(said.split('\n')).toContain(line)
    const { said: rule } = await kit.call('create_proposal', {
      name: 'Roof',
      contact_id: 987_654,
      proposal_template_id: kit.template_id,
    })
    expect(rule).toContain('- contact_id: ')
  })

  test('a refused write keeps nothing, and its key can be used again', async () => {
    const kit = await withAssistant()
    const { id: proposal_id } = await aProposal(kit)
    const args = { proposal_id, how: 'add', table: 7, rows: [], idempotency_key: 'k1' }
    expect((await kit.call('set_price_rows', args)).isError).toBe(true)
    expect((await kit.call('set_price_rows', { ...args, table: 0 })).isError).toBe(false)
    const other = await kit.call('set_price_rows', { ...args, table: 1 })
    expect(other.said).toContain('This Idempotency-Key was used for another request.')
  })
})

describe('sending', () => {
  type Confirm = { proposal: string; receivers: string[]; price_total: string }

  async function aDraft() {
    const kit = await withAssistant()
    const { id: proposal_id } = await aProposal(kit)
    const message = { proposal_id, send_message: 'Dear [contact_firstname], here it is: [proposal_link]' }
    const send = (more: object = {}) => kit.call('send_proposal', { ...message, ...more })
    const mails = () => kit.within.selectFrom('mail').select(['recipient']).execute()
    return { ...kit, proposal_id, mails, sending: send }
  }

  const confirmIn = (said: string) => (JSON.parse(said.split('\n').at(-1) ?? '') as { confirm: Confirm }).confirm

  test('is refused without a confirmation, and the refusal tells what would go to whom', async () => {
    const { sending, mails, proposal_id, ...kit } = await aDraft()
    const { isError, said } = await sending()
    expect(isError).toBe(true)
    expect(said).toContain('nothing was sent')
    const { price_total } = await detailsOf(kit, proposal_id)
    expect(confirmIn(said)).toEqual({ proposal: 'Heat pump', receivers: ['an@smit.test'], price_total })
    expect(await mails()).toEqual([])
    expect(await detailsOf(kit, proposal_id)).toMatchObject({ status: 'edit' })
  })

  test.each([
    ['another total', { price_total: '€ 1,00' }],
    ['another receiver', { receivers: ['eve@smit.test'] }],
    ['one receiver too many', { receivers: ['an@smit.test', 'eve@smit.test'] }],
    ['another proposal', { proposal: 'Heat pumps' }],
  ])('is refused where what is confirmed has %s', async (_, wrong) => {
    const { sending, mails } = await aDraft()
    const confirm = { ...confirmIn((await sending()).said), ...wrong }
    const { isError, said } = await sending({ confirm })
    expect({ isError, mails: await mails() }).toEqual({ isError: true, mails: [] })
    expect(said).toContain('What was confirmed is not what would go out now')
  })

  test('goes out when the confirmation repeats it, and once for the same call', async () => {
    const { sending, mails, proposal_id, ...kit } = await aDraft()
    const confirm = confirmIn((await sending()).said)
    const first = await sending({ confirm })
    expect(first.data).toMatchObject({ sent_to: ['an@smit.test'], repeated: false })
    expect(await mails()).toEqual([{ recipient: 'an@smit.test' }])
    expect((await sending({ confirm })).data).toMatchObject({ repeated: true })
    expect(await mails()).toHaveLength(1)
    expect(await detailsOf(kit, proposal_id)).toMatchObject({ status: 'open' })
  })

  test('a total that changed after it was confirmed is not sent', async () => {
    const { sending, mails, call, proposal_id } = await aDraft()
    const confirm = confirmIn((await sending()).said)
    const rows = [{ type: 'price', content: 'Pump', price: 999 }]
    await call('set_price_rows', { proposal_id, table: 0, how: 'add', rows })
    expect((await sending({ confirm })).isError).toBe(true)
    expect(await mails()).toEqual([])
  })

  test('the next version of a proposal goes out by the same words', async () => {
    const { sending, mails, call, proposal_id } = await aDraft()
    const confirm = confirmIn((await sending()).said)
    await sending({ confirm })
    const rows = [{ type: 'title', content: 'New' }]
    await call('set_price_rows', { proposal_id, table: 0, how: 'add', rows })
    expect((await sending({ confirm })).data).toMatchObject({ repeated: false })
    expect(await mails()).toHaveLength(2)
  })
})

describe('what an assistant may', () => {
  const namesOf = (may: Role) => tools.filter(({ op }) => op.may === may).map(({ name }) => name)
  const [reads, writes] = [namesOf('reader'), namesOf('seller')]

  test('is by the role of the operation each tool stands for, and none takes an admin', () => {
    expect([...reads, ...writes].toSorted()).toEqual(tools.map(({ name }) => name).toSorted())
    expect(writes.toSorted()).toEqual(['add_comment', 'create_proposal', 'send_proposal', 'set_price_rows'])
  })

  test.each(reads)('%s answers to a reader', async (name) => {
    const kit = await testService()
    const { id: proposal_id, organisation } = await aProposal(kit)
    const reader = await assistantOf(kit, await addUser(kit.within, 'Rik', 'Reader', { role: 'reader' }))
    const args =
      name === 'read_proposal' ? { proposal_id } : name === 'read_contact' ? { contact_id: organisation.id } : {}
    expect((await reader.call(name, args)).isError).not.toBe(true)
  })

  test.each(writes)('%s is refused to a reader, who is told whom to ask', async (name) => {
    const kit = await testService()
    const { id: proposal_id } = await aProposal(kit)
    const reader = await assistantOf(kit, await addUser(kit.within, 'Rik', 'Reader', { role: 'reader' }))
    const { isError, said } = await reader.call(name, { proposal_id })
    expect({ isError, said }).toEqual({
      isError: true,
      said: 'This takes the role seller, and yours is reader. Ask Eva de Wit.',
    })
  })

  test.each(writes)('%s is refused to a read-only key', async (name) => {
    const kit = await testService()
    const client = await connected(kit, await apiKeyOf(kit, { role: 'admin', access: 'read' }))
    const { content, isError } = (await client.callTool({ name, arguments: {} })) as {
      content: { text: string }[]
      isError: boolean
    }
    expect({ isError, said: content[0]?.text }).toEqual({
      isError: true,
      said: 'This API key may only read. Ask an admin for one that may write.',
    })
  })

  test('a seller who sees their own alone finds nobody else’s, and cannot touch them', async () => {
    const kit = await testService()
    const { id: proposal_id } = await aProposal(kit)
    await kit.within.updateTable('account').set({ sellers_see: 'own' }).execute()
    const seller = await assistantOf(kit, await addUser(kit.within, 'Sam', 'Seller', { role: 'seller' }))
    expect((await seller.call('find_proposals', { query: 'heat' })).data).toMatchObject({ total: 0 })
    for (const name of ['read_proposal', 'set_price_rows', 'send_proposal', 'add_comment']) {
      const args = { proposal_id, ...(name === 'set_price_rows' && { how: 'add', rows: [], table: 0 }) }
      const more = name === 'add_comment' ? { comment: 'Hello', to: 'team' } : {}
      const { isError, said } = await seller.call(name, { ...args, ...more })
      expect({ name, isError }).toEqual({ name, isError: true })
      expect(said).toContain(`There is no proposal ${proposal_id}`)
    }
  })

  test('everything it changed stands in the audit log, with the application and without the text', async () => {
    const kit = await withAssistant()
    const { id: proposal_id } = await aProposal(kit)
    await kit.call('add_comment', { proposal_id, comment: 'Private words', to: 'team' })
    const entries = await kit.within
      .selectFrom('audit_entry')
      .selectAll()
      .where('act', '=', 'proposals.comment')
      .execute()
    expect(entries).toMatchObject([{ user_id: kit.userId, application: 'Test', record_id: proposal_id, changes: '[]' }])
  })
})
