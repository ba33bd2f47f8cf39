import type { Kysely } from 'kysely'
import { accountTable, built, moments, pointer, texts } from './table.ts'

/** Hashes of the documents that were made of something signed, so that the file itself can be verified. */
export async function up({ schema }: Kysely<unknown>) {
  await accountTable(
    schema,
    'issued_document',
    built(pointer('acceptance_id', 'acceptance'), texts('hash'), moments('issued_at')),
  )
  await schema.createIndex('issued_documents_by_hash').on('issued_document').column('hash').execute()
}
