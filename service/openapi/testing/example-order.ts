import type { Entry } from '#service/openapi/page/entries.ts'
import type { Example } from './example-account.ts'

/** What ends something comes after all else that needs it; of the rest the order of the reference holds. */
const late = [
  'webhooks.update',
  'proposals.update',
  'proposals.delete',
  'products.delete',
  'products.delete-directory',
  'contacts.delete-person',
  'companies.delete-person',
  'contacts.delete',
  'companies.delete',
  'webhooks.delete',
  'viewer.accept',
  'viewer.verify',
]
const lateness = ({ op }: Entry) => late.indexOf(op.operationId.replace(/^v1\./, ''))

/** The operations in an order in which each example holds after those before it. */
export const inOrder = (entries: readonly Entry[]) => entries.toSorted((one, other) => lateness(one) - lateness(other))

type Preparation = (example: Example) => Promise<{ after?: () => Promise<unknown> } | undefined>

/** While the receiver is asked for a password. */
const withPassword: Preparation = async ({ within }) => {
  const ask = (asks_password: 0 | 1) => within.updateTable('proposal').set({ asks_password }).execute()
  await ask(1)
  return { after: () => ask(0) }
}

/** What the example fills in. */
const agree_setup = JSON.stringify({
  fields: [{ label: 'Start', type: 'date', required: false, options: [] }],
  terms: null,
  signers: 'all',
  valid_days: null,
  password: false,
})

/** As it was sent: nobody has declined, and the choices are the seller's. */
const asSent: Preparation = async ({ within }) => {
  await within.deleteFrom('decline').execute()
  await within.updateTable('proposal').set({ status: 'open', agree_setup }).execute()
  await within.updateTable('proposal_version').set({ choices: null, choices_count: 0, choices_at: null }).execute()
  return undefined
}

/** What has to be done by hand before an example holds, by operation, without the version. */
export const examplePreparations: Record<string, Preparation> = {
  // The example of making a product puts one there.
  'products.delete-directory': async ({ within }) => {
    await within.deleteFrom('product').execute()
    return undefined
  },
  'viewer.choose-password': withPassword,
  'viewer.unlock': withPassword,
  'viewer.accept': asSent,
}
