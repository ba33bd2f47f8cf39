import { sql } from 'kysely'
import type { Db } from '#service/store/db.ts'
import { aPersonOf, aPrivatePerson } from './builders.ts'
import { day, followUpTest } from './follow-up.ts'
import { mailTest } from './mails.ts'
import { priceRow } from './viewer.ts'

/** Each stands nowhere but where this person was planted. */
export const marks = {
  firstname: 'Zebedee',
  lastname: 'Quixworth',
  email: 'zebedee@quixworth.test',
  street: 'Xylofoonlaan 4711',
  zipcode: '9876 QX',
  city: 'Quixtown',
  phone: '+31 20 998 77 66',
  mobile: '06-55443322',
  linkedin: 'https://linkedin.test/in/quixworth',
} as const

const fullname = `${marks.firstname} ${marks.lastname}`
const everything = `${fullname}, ${marks.street}, ${marks.phone}, ${marks.email}`

/**
 * A person who stands wherever one can stand: sent to, reminded, reading, choosing, asking, signing or declining, told to
 * webhooks, in the answers of repeated requests, and in what colleagues wrote.
 */
export async function plantedPerson() {
  const viewer = await followUpTest([{ trigger: 'silent', days: 5, action: 'remind' }], {
    rows: [priceRow('Pump', 100, { selectable: 'check' })],
    receivers: 2,
  })
  const { account, send, app, within, organisation, people, id, links } = viewer
  const person = people[1]?.id ?? 0
  const token = links[1] ?? ''
  const hook = { payload_url: 'https://internal.test/hook', active: true, events: ['all'] }
  await done(send('POST', '/webhooks', hook))
  await done(send('POST', `/api/v1/${account}/webhooks`, hook))
  const address = `/contacts/${organisation.id}/people/${person}`
  await done(send('PATCH', address, { ...marks, fullname, tags: ['vip'] }))
  await done(app('POST', '/settings/custom-fields', { subject: 'contact', name: 'born', label: 'Born', type: 'text' }))
  await done(send('PATCH', address, { custom_born: everything }))
  // What stands inside a file is not looked into; the bytes of this one hold none of the marks.
  const file = await viewer.attach(`Terms for ${fullname}.pdf`, 'terms')
  await done(send('POST', `/proposals/${id}/send`, { send_message: `Dear ${fullname}` }))
  viewer.tick()
  for (const each of [token, links[0] ?? '']) {
    const visit_id = crypto.randomUUID()
    await done(viewer.visit({ human: true, visit_id }, each))
    const opened = `https://proffer.test/viewer/${each}/attachments/${file}?visit=${visit_id}`
    await done(viewer.service.fetch(new Request(opened)).then(({ status }) => ({ status, body: opened })))
  }
  const { proposal, choices: known } = await viewer.see(token)
  const choices = [{ row_id: known[0]?.row_id, selected: true }]
  await done(viewer.ask('PUT', '/choices', { version_id: proposal.version_id, choices }, { token }))
  await done(viewer.ask('POST', '/comments', { comment: `I am ${everything}` }, { token }))
  const note = { comment: `${everything} called`, to: 'team' }
  // Its answer is kept, to be told once more.
  await done(send('POST', `/api/app/${account}/proposals/${id}/comments`, note, { 'Idempotency-Key': 'note' }))
  await done(send('PATCH', `/proposals/${id}`, { name: `Roof of ${fullname}` }))
  await done(app('POST', `/proposals/${id}/preview`, { contact_people_id: person, kind: 'rehearsal' }))
  viewer.tick(6 * day)
  await viewer.run()
  await plantTexts(within, id)
  return { ...viewer, person, token, address, version_id: proposal.version_id }
}

/**
 * The same person, who was sent a proposal beside a colleague and taken off it before they opened it; where it is `moved`, it
 * went to another customer then, and `by_hand` no mail was sent.
 */
export async function personTakenOff({ moved = false, by_hand = false } = {}) {
  const setup = await mailTest()
  const { account, send, organisation, id, person: colleague } = setup
  const hook = { payload_url: 'https://internal.test/hook', active: true, events: ['all'] }
  await done(send('POST', '/webhooks', hook))
  const { id: person } = await aPersonOf(setup, organisation.id, marks)
  const address = `/contacts/${organisation.id}/people/${person}`
  await done(send('PATCH', address, { ...marks, fullname }))
  await done(send('PATCH', `/proposals/${id}`, { contact_people: [colleague.id, person] }))
  const sending = { send_message: `Dear ${fullname}`, send_method: by_hand ? 'self' : 'service' }
  await done(send('POST', `/proposals/${id}/send`, { ...sending, contact_people: [person] }))
  await setup.deliver()
  const { id: other } = await aPrivatePerson(setup)
  const next = moved ? { contact_id: other, contact_people: [other] } : { contact_people: [colleague.id] }
  await done(send('PATCH', `/proposals/${id}`, next))
  const app = <Body>(method: string, path: string, body?: unknown) =>
    send<Body>(method, `/api/app/${account}${path}`, body)
  return { ...setup, app, person, address }
}

/** Where the texts came another way than by one of the requests: from programs, drafts, mail servers. */
async function plantTexts(within: Db, proposal_id: number) {
  const of = { proposal_id }
  await within
    .insertInto('proposal_custom_value')
    .values({ ...of, field: 'note', value: everything })
    .execute()
  await within.updateTable('proposal').set({ remarks: everything }).where('id', '=', proposal_id).execute()
  const draft = { proposal_id, number: 9, created_at: 0, sent_at: null, override_cents: null, ...noChoices }
  const sections = [{ id: 1, title: fullname, html: `<p>For ${everything}</p>` }]
  const content = JSON.stringify({ sections, pricetables: [], last_ids: { section: 1, row: 0 } })
  await within
    .insertInto('proposal_version')
    .values({ ...draft, content })
    .execute()
  await within
    .updateTable('viewer_preview')
    .set({ acts: JSON.stringify([{ body: everything }]) })
    .execute()
  await within
    .updateTable('choice_change')
    .set({ lines: JSON.stringify([chosen]) })
    .execute()
  await within.updateTable('automation_step').set({ note: everything }).execute()
  await within
    .insertInto('owner_notice')
    .values({ ...of, kind: 'question', facts: JSON.stringify({ person: fullname }), happened_at: 0, settled_at: 0 })
    .execute()
  await within
    .insertInto('log_entry')
    .values([
      { ...of, person: 'Zebedee Quixworth-Old', type: 'client', action: 'read', facts: '', at: 0 },
      { ...of, person: 'Eva de Wit', type: 'user', action: `sent it to ${fullname}`, facts: names, at: 0 },
    ])
    .execute()
  const delivery = await within
    .selectFrom('delivery')
    .innerJoin('event', 'event.id', 'delivery.event_id')
    .select('delivery.id')
    .where('event.record_kind', '=', 'person')
    .executeTakeFirstOrThrow()
  const attempt = { at: 0, duration_ms: 1, payload_url: '', request_headers: '[]', status: 200, response_headers: '[]' }
  await within
    .insertInto('delivery_try')
    .values({
      ...attempt,
      delivery_id: delivery.id,
      response_body: `Thanks for ${everything}`,
      response_cut: 0,
      error: '',
    })
    .execute()
}

const names = JSON.stringify({ names: [fullname] })
const chosen = { what: 'added', content: everything, before: '', quantities: null, difference: 1 }
const noChoices = { choices: null, choices_at: null, choices_by: null }

async function done<Answer extends { status: number; body: unknown }>(asked: Promise<Answer>) {
  const answer = await asked
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer
}

/** Every table and column in which one of the marks stands, whatever its type and case. */
export async function placesOf(db: Db, wanted: readonly string[] = Object.values(marks)) {
  const looked = wanted.map((mark) => mark.toLowerCase())
  const places = new Set<string>()
  for (const { name: table, columns } of await db.introspection.getTables())
    for (const { name: column } of columns) {
      const { rows } = await sql<{ value: string | null }>`
        select cast(${sql.ref(column)} as text) as value from ${sql.table(table)}`.execute(db)
      const isThere = rows.some(({ value }) => looked.some((mark) => value?.toLowerCase().includes(mark)))
      if (isThere) places.add(`${table}.${column}`)
    }
  return [...places].toSorted()
}
