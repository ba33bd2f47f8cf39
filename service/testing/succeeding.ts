import type { Operation } from '#wire/operation.ts'
import { appSender } from './app-sender.ts'
import { anOrganisation, aPersonOf, aPrivatePerson, aProposal } from './builders.ts'
import { fittingBody } from './fitting-bodies.ts'
import { aPdf } from './attachments.ts'
import { aPicture } from './pictures.ts'
import { addToken, addUser, startTimestamp, type TestService } from './test-service.ts'

const own = (id: string) => id.replace(/^v[12]\./, '')
const bulk = { of: 'proposal', filter: { status: 'edit' }, change: { kind: 'status', status: 'won' } }
const hook = { payload_url: 'https://erp.test/hook' }

/** Bodies that pass every rule, by operation; of the others any that fits will do. */
const bodies: Record<string, (service: TestService) => object | Promise<object>> = {
  'account.update': () => ({ name: 'Firm' }),
  'api-keys.create': () => ({ name: 'Reports', role: 'reader' }),
  'applications.create': () => ({ name: 'Reports', redirect_uris: ['https://app.test/callback'] }),
  'automation-sets.create': () => ({ name: 'Reminders' }),
  'bulk-changes.count': () => bulk,
  'bulk-changes.begin': () => ({ change: bulk.change, count: 0 }),
  'companies.create': () => ({ name: 'Firm' }),
  'contacts.batch': () => ({ acts: [{ act: 'create', contact: { type: 'organisation', name: 'Firm' } }] }),
  'contacts.create': () => ({ type: 'organisation', name: 'Firm' }),
  'custom-fields.create': () => ({ subject: 'proposal', name: 'planning', label: 'Planning', type: 'text' }),
  'design-templates.create': () => ({ name: 'Sober', colors: ['#123456'] }),
  'email-templates.create': () => ({ name: 'Again', message: 'Hello' }),
  'favorite-templates.create': () => ({ name: 'Solar' }),
  'blocks.create': () => ({ name: 'Terms', section: { title: 'Terms', html: '<p>Net 30</p>' } }),
  'saved-views.create': () => ({ name: 'Won', filter: { status: 'won' } }),
  'products.create': () => ({ name: 'Pump' }),
  'products.create-directory': () => ({ name: 'Pumps' }),
  'proposal-directories.create': () => ({ name: 'Offices' }),
  'proposals.create': async (service) => ({
    contact_id: (await anOrganisation(service)).id,
    proposal_template_id: service.template_id,
    name: 'Roof',
  }),
  'proposals.app-create': async (service) => ({
    contact_id: (await anOrganisation(service)).id,
    proposal_template_id: service.template_id,
    name: 'Roof',
  }),
  'v1.proposals.create': async (service) => ({
    company_id: (await anOrganisation(service)).id,
    proposal_template_id: service.template_id,
    name: 'Roof',
  }),
  'proposals.preview': () => ({ version: 'draft' }),
  'proposals.undo-status': () => ({ status: 'edit', date_modified: startTimestamp }),
  'single-sign-on.save': () => ({
    title: 'Firm ID',
    issuer: 'https://id.test',
    client_id: 'proffer',
    client_secret: 'secret',
    domains: ['installer.test'],
    role: 'seller',
    only_way: false,
    emergency_user_id: null,
  }),
  'tags.create': () => ({ name: 'Roof' }),
  'tags.merge': async (service) => ({ into: await made(service, '/settings/tags', { name: 'Attic' }) }),
  'text-templates.create': () => ({ name: 'German', language: 'de' }),
  'users.update-own': () => ({ jobtitle: 'Director' }),
  'users.change-own-password': async ({ within }) => {
    await within.updateTable('account_user').set({ password_hash: 'plain old horse' }).execute()
    return { current_password: 'old horse', password: 'right horse' }
  },
  'users.change-email': () => ({ email: 'bo@installer.test' }),
  'privacy.delete-account': async ({ within, account }) => {
    await within.updateTable('account_user').set({ password_hash: 'plain old horse' }).execute()
    return { name: `${account} BV`, current_password: 'old horse' }
  },
  'users.change-own-email': async ({ within }) => {
    await within.updateTable('account_user').set({ password_hash: 'plain old horse' }).execute()
    return { current_password: 'old horse', email: 'bo@installer.test' }
  },
  'invitations.create': () => ({ email: 'bo@installer.test' }),
  'needs.put-off': async (service) => ({
    proposal_id: (await aProposal(service)).id,
    kind: 'draft',
    began: '1',
    until: 'done',
  }),
  'vat-groups.create': () => ({ name: 'Nil', percentage: 0 }),
  'webhooks.create': () => hook,
  'webhooks.test': () => ({ event: 'contact_created' }),
}

const queries: Record<string, Record<string, string>> = {
  'exports.contacts': { type: 'organisation' },
  'exports.proposals': { status: 'edit' },
  'proposals.document': { version: 'draft' },
  'search.everything': { q: 'roof' },
}

/** What must have happened to the record first. */
const before: Record<string, (service: TestService, id: number) => Promise<unknown>> = {
  'bulk-changes.undo': ({ within, clock }) =>
    within
      .updateTable('bulk_change')
      .set({ state: 'ended', outcome: 'done', changed: 1, done_at: clock.now })
      .execute(),
  'proposals.cancel-sending': (service, id) =>
    appSender(service)('PUT', `/proposals/${id}/scheduled-sending`, { at: '2026-11-24T08:00', send_message: 'Hello' }),
  'proposals.undo-status': ({ send }, id) => send('PATCH', `/proposals/${id}`, { status: 'lost' }),
}

const made = async (service: TestService, path: string, body: object) =>
  (await appSender(service)<{ id: number }>('POST', path, body)).body.id

const webhook = async ({ send }: TestService) =>
  (await send<{ webhook_id: number }>('POST', '/webhooks', hook)).body.webhook_id

const directory = async ({ send }: TestService) => {
  await send('POST', '/product-directories', { name: 'Pumps' })
  return (await send<[{ id: number }]>('GET', '/product-directories')).body[0].id
}

/** Makes the record that a path is about, by what stands before its id. */
const records: Record<string, (service: TestService) => Promise<number>> = {
  '/account/consents/': async ({ within, userId, clock }) => {
    const { id } = await within.selectFrom('oauth_client').select('id').executeTakeFirstOrThrow()
    const consent = { oauth_client_id: id, user_id: userId, given_at: clock.now }
    return (await within.insertInto('consent').values(consent).returning('id').executeTakeFirstOrThrow()).id
  },
  '/account/browsers/': async ({ within, userId, clock }) => {
    const session = { token_hash: 'x', user_id: userId, created_at: clock.now, expires_at: clock.now + 1000 }
    return (await within.insertInto('session').values(session).returning('id').executeTakeFirstOrThrow()).id
  },
  '/account/sign-ins/': async ({ within, userId }) => {
    await addToken(within, userId)
    const tokens = await within.selectFrom('oauth_token').select('id').orderBy('id', 'desc').execute()
    return tokens[0]?.id ?? 0
  },
  '/blocks/': async (service) => made(service, '/blocks', (await bodies['blocks.create']?.(service)) ?? {}),
  '/bulk-changes/': (service) => made(service, '/bulk-changes', bulk),
  '/companies/': async (service) => (await anOrganisation(service)).id,
  '/contacts/': async (service) => (await anOrganisation(service)).id,
  '/deliveries/': async (service) => {
    await webhook(service)
    await anOrganisation(service)
    return (await service.within.selectFrom('delivery').select('id').executeTakeFirstOrThrow()).id
  },
  '/favorites/proposals/': async ({ template_id }) => template_id,
  '/mails/': async (service) => {
    await service.send('POST', `/proposals/${(await aProposal(service)).id}/send`, { send_message: 'Hello' })
    return (await service.within.selectFrom('mail').select('id').executeTakeFirstOrThrow()).id
  },
  '/needs/put-off/': async ({ within, clock, userId, ...service }) => {
    const { id } = await aProposal(service)
    const row = { proposal_id: id, user_id: userId, kind: 'draft' as const, began: '1', put_off_at: clock.now }
    return (await within.insertInto('need_put_off').values(row).returning('id').executeTakeFirstOrThrow()).id
  },
  '/product-directories/': directory,
  '/products/': async ({ send }) =>
    (await send<{ product_id: number }>('POST', '/products', { name: 'Pump' })).body.product_id,
  '/people/': async (service) => (await aPrivatePerson(service)).id,
  '/proposals/': async (service) => (await aProposal(service)).id,
  '/trashcan/proposal/': async (service) => {
    const { id } = await aProposal(service)
    await service.send('DELETE', `/proposals/${id}`)
    return id
  },
  '/settings/users/': ({ within }) => addUser(within, 'Jan', 'Smit', { role: 'seller' }),
  '/views/': (service) => made(service, '/views', { name: 'Won', filter: { status: 'won' } }),
  '/webhooks/': webhook,
}

/** A reminder of a proposal that was just sent, due in three days. */
async function aStepOf(service: TestService, id: number) {
  const ask = appSender(service)
  const template = await made(service, '/settings/email-templates', { name: 'Reminder', message: 'Hello' })
  const automation = { trigger: 'not_opened', days: 3, action: 'remind', email_template_ids: [template] }
  const set = await made(service, '/settings/automation-sets', { name: 'Set', automations: [automation] })
  await ask('PUT', `/proposals/${id}/follow-up`, { automations_set_id: set })
  await service.send('POST', `/proposals/${id}/send`, { send_message: 'Hello' })
  return (await service.within.selectFrom('automation_step').select('id').executeTakeFirstOrThrow()).id
}

/** One of a setting's own, made by its own operation. */
const aSetting = async (service: TestService, kind: string) =>
  made(service, `/settings/${kind}`, (await bodies[`${kind}.create`]?.(service)) ?? {})

/** A request to an operation that has all it needs to succeed; what it is about is made first. */
export async function succeeding(service: TestService, op: Operation) {
  const template = op.path.replace(':status', 'edit').replace(':kind', 'proposal')
  const [collection = '', after] = template.split(':id')
  const [, kind] = /^\/settings\/([\w-]+)\/$/.exec(collection) ?? []
  const id =
    after === undefined
      ? 0
      : await (records[collection] ?? (kind ? (service) => aSetting(service, kind) : undefined))?.(service)
  if (id === undefined) throw new Error(`Nothing is known of ${collection}: add it to the records`)
  await before[op.id]?.(service, id)
  const person = template.includes(':person_id') ? (await aPersonOf(service, id)).id : 0
  const { version_id } = template.includes(':version_id') ? await versionOf(service, id) : { version_id: 0 }
  const step = template.includes(':step_id') ? await aStepOf(service, id) : 0
  const file = template.includes(':file') ? await anAttachmentOf(service, id) : ''
  const comment = template.includes(':comment_id') ? await aQuestionOn(service, id) : 0
  const path = template
    .replace(':id', String(id))
    .replace(':person_id', String(person))
    .replace(':version_id', String(version_id))
    .replace(':comment_id', String(comment))
    .replace(':step_id', String(step))
    .replace(':file', file)
  const search = new URLSearchParams(queries[op.id])
  const make = bodies[op.id] ?? bodies[own(op.id)]
  const body = make ? await make(service) : fittingBody(op)
  return {
    address: `/api/${op.face}/${service.account}${path}${search.size > 0 ? `?${search}` : ''}`,
    body: sentFiles[op.id] ?? (op.body && op.takes === 'json' ? body : undefined),
    headers: matching(op),
  }
}

/** What goes to operations that take a file. */
const sentFiles: Partial<Record<string, Uint8Array<ArrayBuffer>>> = {
  'attachments.upload': aPdf(),
  'pictures.upload': aPicture,
}

/** A file that goes along with the proposal. */
async function anAttachmentOf(service: TestService, id: number) {
  const ask = appSender(service)
  const { file } = (await ask<{ file: string }>('POST', '/attachments', aPdf())).body
  await ask('PUT', `/proposals/${id}/attachments`, { attachments: [{ file, name: 'Sheet' }] }, { 'If-Match': '*' })
  return file
}

const matching = ({ mustMatch }: Operation): Record<string, string> => (mustMatch ? { 'If-Match': '*' } : {})

/** Asked by a customer, and without an answer. */
async function aQuestionOn({ within, clock }: TestService, proposal_id: number) {
  const { contact_id } = await within
    .selectFrom('proposal')
    .select('contact_id')
    .where('id', '=', proposal_id)
    .executeTakeFirstOrThrow()
  const { id } = await within
    .insertInto('comment')
    .values({ proposal_id, contact_id, comment: 'When?', waiting_since: clock.now, created_at: clock.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const versionOf = async ({ within }: TestService, id: number) =>
  within.selectFrom('proposal').select('version_id').where('id', '=', id).executeTakeFirstOrThrow()
