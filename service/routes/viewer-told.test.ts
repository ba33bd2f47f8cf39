import { describe, expect, test } from 'vitest'
import { viewerTest } from '#service/testing/viewer.ts'

const text =
  '<p>For [contact_name]: [proposal_name], in [custom_reference], by [user_firstname], until [proposal_valid_until].</p>'

/** A proposal whose text says what the seller may change without touching it; sent. */
async function toldTest(receivers = 1) {
  const fields = { receivers, custom_fields: [{ name: 'reference', value: '4 weeks' }] }
  const viewer = await viewerTest(fields)
  const change = (body: object) => viewer.send('PATCH', `/proposals/${viewer.id}`, body)
  const refer = (value: string) => change({ custom_fields: [{ name: 'reference', value }] })
  const path = `/api/app/${viewer.account}/proposals/${viewer.id}`
  await viewer.send(
    'PUT',
    `${path}/content`,
    { sections: [{ title: 'Offer [proposal_nr]', html: text }] },
    { 'If-Match': '*' },
  )
  await viewer.sendIt()
  const lasts = (valid_until: string) => viewer.send('PATCH', `${path}/acceptance`, { valid_until })
  const reads = async (token = viewer.link) => {
    const { proposal, sections } = await viewer.see(token)
    return { name: proposal.name, version: proposal.version_number, text: sections[0]?.html }
  }
  return { ...viewer, change, refer, lasts, reads, path }
}

describe('a customer reads what was sent', () => {
  test('whatever the seller changes after it', async () => {
    const proposal = await toldTest()
    const sent = await proposal.reads()
    expect(sent.text).toContain('For Van Dijk Bouw: Heat pump, in 4 weeks, by Eva')
    await proposal.refer('12 weeks')
    await proposal.change({ name: 'Another' })
    await proposal.send('PATCH', `/contacts/${proposal.organisation.id}`, { name: 'Jansen' })
    expect(await proposal.reads()).toEqual(sent)
  })

  test('and something else once it is sent again, as another version', async () => {
    const proposal = await toldTest()
    const { version } = await proposal.reads()
    await proposal.refer('12 weeks')
    await proposal.change({ name: 'Another' })
    await proposal.sendIt()
    expect(await proposal.reads()).toMatchObject({
      name: 'Another',
      version: version + 1,
      text: expect.stringContaining('Another, in 12 weeks') as string,
    })
    await proposal.sendIt()
    expect(await proposal.reads()).toMatchObject({ version: version + 1 })
  })

  test.each(['html', 'text'])('and as the same version where its texts say nothing of a %s field', async (type) => {
    const proposal = await toldTest()
    const sent = await proposal.reads()
    const settings = `/api/app/${proposal.account}/settings`
    const field = { subject: 'proposal', name: 'unused', label: 'Unused', type }
    expect((await proposal.send('POST', `${settings}/custom-fields`, field)).status).toBe(201)
    await proposal.sendIt()
    expect(await proposal.reads()).toEqual(sent)
    await proposal.change({ custom_fields: [{ name: 'unused', value: 'Anything' }] })
    await proposal.sendIt()
    expect(await proposal.reads()).toEqual(sent)
  })

  test('and something else at the foot of its page too', async () => {
    const proposal = await toldTest()
    const app = `/api/app/${proposal.account}`
    const look = { name: 'Ours', colors: ['#2143b9'], font: '', logo_url: '', footer: 'By [account_name]' }
    const design = await proposal.send<{ id: number }>('POST', `${app}/settings/design-templates`, look)
    expect(design.status).toBe(201)
    await proposal.change({ design_template_id: design.body.id })
    await proposal.sendIt()
    const { version } = await proposal.reads()
    const footer = async () => (await proposal.see()).design?.footer
    const before = await footer()
    await proposal.send('PATCH', `${app}/account`, { name: 'Vos en zonen' })
    expect(await footer()).toBe(before)
    await proposal.sendIt()
    expect(await footer()).toBe('By Vos en zonen')
    expect(await proposal.reads()).toMatchObject({ version: version + 1 })
  })

  test('while who sells it and its last day are those of now, until somebody has signed', async () => {
    const proposal = await toldTest(2)
    await proposal.lasts('2030-05-06')
    expect((await proposal.reads()).text).toContain('until 6 mei 2030')
    await proposal.accept()
    const signed = await proposal.reads()
    await proposal.lasts('2031-07-08')
    await proposal.refer('12 weeks')
    expect(await proposal.reads()).toEqual(signed)
  })
})

test.each([
  ['de', 'Angebot vom 21. November 2026, bis 6. Mai 2030'],
  ['fr', 'Angebot vom 21 November 2026, bis 6 May 2030'],
  ['nl', 'Angebot vom 21 november 2026, bis 6 mei 2030'],
])('days in a text are written as the proposal is read: %s', async (language, said) => {
  const proposal = await toldTest()
  const html = '<p>Angebot vom [proposal_date], bis [proposal_valid_until]</p>'
  await proposal.within.updateTable('proposal').set({ language }).execute()
  await proposal.lasts('2030-05-06')
  const body = { sections: [{ title: '', html }] }
  await proposal.send('PUT', `${proposal.path}/content`, body, { 'If-Match': '*' })
  await proposal.sendIt()
  expect((await proposal.reads()).text).toBe(`<p>${said}</p>`)
})

describe('what was signed', () => {
  test('reads the same ever after', async () => {
    const proposal = await toldTest()
    const sent = await proposal.reads()
    await proposal.refer('12 weeks')
    await proposal.accept()
    const [kept] = await proposal.within.selectFrom('acceptance').select('document').execute()
    expect(kept?.document).toContain('in 4 weeks')
    expect(kept?.document).not.toContain('12 weeks')
    await proposal.change({ name: 'Another' })
    expect(await proposal.reads()).toEqual(sent)
  })

  test('is not replaced when it goes out again for the others to sign', async () => {
    const proposal = await toldTest(2)
    const { version } = await proposal.reads()
    await proposal.accept()
    await proposal.refer('12 weeks')
    await proposal.sendIt()
    expect(await proposal.reads()).toMatchObject({ version, text: expect.stringContaining('4 weeks') as string })
  })
})

test('what was sent, and signed by one, before its tags were kept says no more than it says when the next one signs', async () => {
  const proposal = await toldTest(2)
  const forgetTold = async () => {
    const { id, content } = await proposal.within
      .selectFrom('proposal_version')
      .select(['id', 'content'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { told: _, ...before } = JSON.parse(content) as { told?: object }
    const changed = { content: JSON.stringify(before) }
    await proposal.within.updateTable('proposal_version').set(changed).where('id', '=', id).execute()
  }
  await proposal.accept()
  await forgetTold()
  await proposal.accept(proposal.links[1])
  const signed = await proposal.reads()
  expect(signed.text).toContain('in 4 weeks')
  await proposal.refer('12 weeks')
  expect(await proposal.reads()).toEqual(signed)
})

test('a seller who looks at the draft reads what would be sent now', async () => {
  const proposal = await toldTest()
  await proposal.refer('12 weeks')
  const { body } = await proposal.send<{ url: string }>('POST', `${proposal.path}/preview`, { version: 'draft' })
  const token = body.url.split('/').at(-1) ?? ''
  const { body: seen } = await proposal.ask<{ sections: { html: string }[] }>('GET', '', undefined, { token })
  expect(seen.sections[0]?.html).toContain('12 weeks')
})

test('a copy of a proposal takes nothing along of what its version said', async () => {
  const proposal = await toldTest()
  const { body } = await proposal.send<{ id: number }>('POST', `${proposal.path}/copy`, {})
  const [copied] = await proposal.within
    .selectFrom('proposal_version')
    .select('content')
    .where('proposal_id', '=', body.id)
    .execute()
  expect(copied?.content).not.toContain('told')
})
