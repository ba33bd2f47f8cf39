import type { Kysely } from 'kysely'
import { accountTable, built, indexOn, pointer, unique } from './table.ts'

/** Who was taken off a proposal: a line of its log may name them, though nothing was mailed and nothing read. */
export async function up({ schema }: Kysely<unknown>) {
  await accountTable(
    schema,
    'former_receiver',
    built(
      pointer('proposal_id', 'proposal'),
      pointer('contact_id', 'contact'),
      unique('former_receiver_once', 'proposal_id', 'contact_id'),
    ),
  )
  await indexOn(schema)('former_receivers_of_contact', 'former_receiver', 'contact_id')
}
