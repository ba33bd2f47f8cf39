import type { Kysely } from 'kysely'

/** A kept answer that is a record's details has its ETag, so that a repeat can go on from it. */
export const up = async ({ schema }: Kysely<unknown>) => {
  await schema.alterTable('given_answer').addColumn('etag', 'text').execute()
}
