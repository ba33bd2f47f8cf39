import type { Document } from '#service/openapi/shape.ts'
import { redirectUri } from '#service/testing/oauth-service.ts'
import { insertSampleSettings } from '#service/testing/sample-settings.ts'
import { approve, wholeService } from '#service/testing/whole-service.ts'
import { tokenAnswer } from '#wire/oauth.ts'
import { documentClient } from './document-client.ts'

/** What is said along the way, so that others can look for where it should not turn up. */
export const said = {
  contact: 'Bakkerij De Korenaar',
  person: 'fatima@korenaar.test',
  message: 'Dear Fatima, this stays between us.',
}

/** From signing in to a sent proposal, by a client that was written from the document alone. */
export async function walk(kit: Awaited<ReturnType<typeof wholeService>>) {
  const { service, origin, flow, client, accountDb } = kit
  await insertSampleSettings(accountDb)
  const fetch = async (request: Request) => service.fetch(request)
  const document = (await (await fetch(new Request(`${origin}/openapi/v2.json`))).json()) as Document
  const api = documentClient(document, fetch, flow.account)
  const { authorizationUrl, tokenUrl, refreshUrl } = api.signInUrls()
  const post = async (url: string, body: Record<string, string>) => {
    const answer = await fetch(new Request(url, { method: 'POST', body: new URLSearchParams(body) }))
    return tokenAnswer.parse(await answer.json())
  }

  const url = new URL(authorizationUrl)
  const request = { client_id: client.client_id, redirect_uri: redirectUri, response_type: 'code', state: 'a-state' }
  url.search = `${new URLSearchParams(request)}`
  const back = await approve(service, url, flow)
  const code = back.searchParams.get('code') ?? ''
  const first = await post(tokenUrl, { ...client, redirect_uri: redirectUri, code, grant_type: 'authorization_code' })
  api.bear(first.access_token)
  const organisation = await api.call<{ id: number }>('contacts.create', {
    body: { type: 'organisation', name: said.contact, tags: ['bakery'], custom_trade: 'Food' },
  })
  const person = await api.call<{ id: number }>('contacts.create-person', {
    path: { id: organisation.id },
    body: { name: 'Fatima Yılmaz', email: said.person },
  })
  const [template] = await api.call<[{ id: number; pricetables: { id: string }[] }]>('templates.favorites')
  const rows = [{ type: 'price', content: 'Heat pump', quantity: 2, price: 8450, vat_percentage: 21 }]
  const { id } = await api.call<{ id: number }>('proposals.create', {
    body: {
      name: 'Heat pump for the bakery',
      contact_id: organisation.id,
      contact_people: [person.id],
      proposal_template_id: template.id,
      content: { pricetables: [{ id: template.pricetables[0]?.id, rows }] },
      custom_fields: [{ name: 'reference', value: 'R-1' }],
    },
  })
  await api.call('proposals.send', { path: { id }, body: { send_message: said.message } })
  const renewed = await post(refreshUrl, { ...client, grant_type: 'refresh_token', refresh_token: first.refresh_token })
  api.bear(renewed.access_token)
  const details = await api.call<Details>('proposals.details', { path: { id } })
  const listed = await api.call<{ id: number }[]>('proposals.list', {
    query: { status: 'open', query: 'bakery' },
  })
  return { api, code, first, renewed, details, listed, id }
}

type Details = {
  status: string
  price_total_original: string
  receivers: { email: string; proposal_link: string }[]
  emails: { to: string; state: string }[]
}
