import { apiKeyOf } from '#service/testing/api-keys.ts'
import { aPersonOf, aPrivatePerson, anOrganisation, aProposal } from '#service/testing/builders.ts'
import { testService } from '#service/testing/test-service.ts'
import type { Known } from './values.ts'

/**
 * A service with a few records of every kind, and what requests may say of them. The same steps give the same ids, so
 * that requests can be made up before there is a service.
 */
export async function livedIn() {
  const service = await testService()
  const { send, template_id, text_template_id, design_template_id, email_template_id, directory_id, userId } = service
  const made = async <Body>(method: string, path: string, body?: unknown) => {
    const answer = await send<Body>(method, path, body)
    if (answer.status >= 400) throw new Error(`${method} ${path} is ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const proposals = []
  for (const status of ['edit', 'edit', 'open', 'won', 'lost'])
    proposals.push(await aProposal(service, { status, tags: ['Roof'], directory_id }))
  const customer = await aPrivatePerson(service)
  const spare = await anOrganisation(service, { name: 'Bakkerij De Korenaar', custom_trade: 'Food' })
  const person = await aPersonOf(service, spare.id, { email: 'piet@korenaar.test' })
  await made('POST', '/product-directories', { name: 'Pumps' })
  await made('POST', '/product-directories', { name: 'Empty' })
  const directories = await made<{ id: number }[]>('GET', '/product-directories')
  const { product_id } = await made<{ product_id: number }>('POST', '/products', { name: 'Pump', price: 12.5 })
  const { webhook_id } = await made<{ webhook_id: number }>('POST', '/webhooks', { payload_url: 'https://a.test/x' })
  const v1 = await send<{ webhook_id: number }>('POST', `/api/v1/${service.account}/webhooks`, {
    payload_url: 'https://b.test/x',
  })
  const vat = await made<{ id: number }[]>('GET', '/settings/vat-groups')

  const organisations = [...proposals.map(({ organisation }) => organisation.id), spare.id]
  const known: Known = {
    '/proposals/': proposals.map(({ id }) => id),
    '/contacts/': [...organisations, customer.id, spare.id, spare.id],
    '/companies/': [...organisations, spare.id, spare.id],
    '/favorites/proposals/': [template_id],
    '/product-directories/': directories.map(({ id }) => id),
    '/products/': [product_id],
    '/webhooks/': [webhook_id, v1.body.webhook_id],
    person_id: [person.id, person.id, person.id, customer.id],
    'id of person_id': [spare.id, spare.id, spare.id, customer.id],
    contact_id: [spare.id],
    company_id: [spare.id],
    contact_people: [person.id],
    company_contacts: [person.id],
    proposal_template_id: [template_id],
    design_template_id: [design_template_id],
    text_template_id: [text_template_id],
    automations_set_id: [null],
    send_message_id: [email_template_id],
    account_user_id: [userId],
    directory_id: [directory_id],
    vat_id: vat.map(({ id }) => id),
    product_id: [product_id],
    payload_url: ['https://a.test/hook', 'https://internal.test/', 'https://private.test/'],
    email: ['an@smit.test', ''],
    query: ['pump', 'van dijk', '%', 'é'],
    page: [1, 2],
    'pricetables.id': ['main', 'extra'],
    'custom_fields.name': ['reference', 'intro'],
    discount_value: [0, 5, 12.5, 100],
  }
  return { ...service, known, apiKey: await apiKeyOf(service, { user_id: userId }) }
}
