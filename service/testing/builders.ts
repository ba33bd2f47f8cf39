import type { Organisation, Person } from '#wire/contacts.ts'
import type { AppProposal } from '#wire/app-proposal.ts'
import type { Proposal } from '#wire/proposal-details.ts'
import type { TestService } from './test-service.ts'

type Sends = Pick<TestService, 'send'>

/** The body of an answer that had to succeed. */
async function made<Body>(answer: ReturnType<TestService['send']>): Promise<Body> {
  const { status, body } = await answer
  if (status !== 200 && status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body as Body
}

export const anOrganisation = ({ send }: Sends, fields: object = {}) =>
  made<Organisation>(send('POST', '/contacts', { type: 'organisation', name: 'Van Dijk Bouw', ...fields }))

export const aPrivatePerson = ({ send }: Sends, fields: object = {}) =>
  made<Person>(send('POST', '/contacts', { type: 'person', fullname: 'Bo Jansen', email: 'bo@jansen.test', ...fields }))

export const aPersonOf = (
  { send }: Sends,
  organisation: number,
  { firstname = 'An', lastname = 'Smit', email = 'an@smit.test', salutation = '' } = {},
) =>
  made<Person>(
    send('POST', `/contacts/${organisation}/people`, {
      fullname: `${firstname} ${lastname}`,
      firstname,
      lastname,
      email,
      salutation,
    }),
  )

/** An organisation with one person who can receive, and a proposal to them. */
export async function aProposal(service: Sends & Pick<TestService, 'template_id'>, fields: object = {}) {
  const organisation = await anOrganisation(service)
  const person = await aPersonOf(service, organisation.id)
  const { id, version_id } = await made<{ id: number; version_id: number }>(
    service.send('POST', '/proposals', {
      contact_id: organisation.id,
      contact_people: [person.id],
      proposal_template_id: service.template_id,
      name: 'Heat pump',
      ...fields,
    }),
  )
  return { id, version_id, organisation, person }
}

export const detailsOf = ({ send }: Sends, id: number) => made<Proposal>(send('GET', `/proposals/${id}/details`))

/** The same with what the app alone knows. */
export const appDetailsOf = async ({ send, account }: Pick<TestService, 'send' | 'account'>, id: number) =>
  (await made<{ details: AppProposal }>(send('GET', `/api/app/${account}/proposals/${id}/record`))).details
