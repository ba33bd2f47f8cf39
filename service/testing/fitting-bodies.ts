import type { Operation } from '#wire/operation.ts'
import { appBodies } from './app-bodies.ts'

const fitting: Record<string, object> = {
  ...appBodies,
  'companies.update': { city: 'Delft' },
  'companies.create-person': { fullname: 'An', email: 'an@smit.test' },
  'companies.update-person': { city: 'Delft' },
  'contacts.update': { city: 'Delft' },
  'contacts.create-person': { name: 'An' },
  'contacts.update-person': { city: 'Delft' },
  'products.update': { name: 'Pump' },
  'products.update-directory': { name: 'Pumps' },
  'proposals.update': { name: 'Roof' },
  'proposals.send': { send_message: 'Hello' },
  'webhooks.name': { name: 'ERP' },
  'webhooks.update': { active: false },
  'webhooks.test': {},
  'webhooks.recover': { since: '2026-11-21T09:10:11Z' },
}

/** A body that passes the schema of an operation, whichever version asks, so that the path decides. */
export const fittingBody = ({ id }: Operation) => fitting[id.replace(/^v[12]\./, '')]
