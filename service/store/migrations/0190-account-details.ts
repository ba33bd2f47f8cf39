import type { Kysely } from 'kysely'

/** When somebody filled in what the account is called and how it writes money and dates; null until then. */
export async function up({ schema }: Kysely<unknown>) {
  await schema.alterTable('account').addColumn('details_at', 'bigint').execute()
}
