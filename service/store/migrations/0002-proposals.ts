import type { Kysely, SchemaModule } from 'kysely'
import { accountTable, built, flag, indexOn, moments, optionalMoments, pointer, texts, unique } from './table.ts'

export async function up({ schema }: Kysely<unknown>) {
  await contacts(schema)
  await proposals(schema)
  await proposalParts(schema)
  await indexes(schema)
}

async function contacts(schema: SchemaModule) {
  await accountTable(
    schema,
    'contact',
    built(
      texts('type', 'name', 'name_key', 'search_key', 'firstname', 'lastname', 'fullname', 'salutation'),
      texts('street', 'zipcode', 'city', 'state', 'country', 'phone', 'mobile', 'fax', 'email', 'internet'),
      texts('linkedin', 'facebook', 'twitter', 'instagram', 'coc_number', 'vat_number'),
      pointer('parent_id', 'contact', { optional: true }),
      pointer('account_user_id', 'account_user', { optional: true }),
      moments('created_at', 'modified_at'),
      optionalMoments('deleted_at'),
      pointer('deleted_with', 'contact', { optional: true }),
    ),
  )
  await accountTable(
    schema,
    'contact_custom_value',
    built(pointer('contact_id', 'contact'), texts('field', 'value'), unique('contact_value', 'contact_id', 'field')),
  )
  await accountTable(
    schema,
    'contact_tag',
    built(
      pointer('contact_id', 'contact'),
      pointer('tag_id', 'tag'),
      unique('contact_has_tag', 'contact_id', 'tag_id'),
    ),
  )
}

async function proposals(schema: SchemaModule) {
  await accountTable(
    schema,
    'proposal',
    built(
      texts('name', 'name_key', 'search_key', 'proposal_nr', 'status', 'language', 'remarks'),
      pointer('account_user_id', 'account_user'),
      pointer('contact_id', 'contact'),
      pointer('design_template_id', 'design_template', { optional: true }),
      pointer('text_template_id', 'text_template', { optional: true }),
      pointer('favorite_template_id', 'favorite_template', { optional: true }),
      pointer('directory_id', 'proposal_directory', { optional: true }),
      pointer('automation_set_id', 'automation_set', { optional: true }),
      (table) =>
        table
          // Points to proposal_version, which points back; the rule keeps it whole, not the key.
          .addColumn('version_id', 'integer')
          .addColumn('total_cents', 'bigint', (column) => column.notNull())
          .addColumn('override_cents', 'bigint')
          .addColumn('agree', 'text')
          .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0)),
      moments('created_at', 'modified_at'),
      pointer('modified_by', 'account_user', { optional: true }),
      optionalMoments('viewed_at', 'won_at', 'deleted_at'),
      unique('proposal_by_number', 'proposal_nr'),
    ),
  )
  await accountTable(
    schema,
    'proposal_version',
    built(
      pointer('proposal_id', 'proposal'),
      (table) => table.addColumn('number', 'integer', (column) => column.notNull()),
      texts('content'),
      moments('created_at'),
      optionalMoments('sent_at'),
      unique('version_by_number', 'proposal_id', 'number'),
    ),
  )
}

/** What belongs to one proposal. */
async function proposalParts(schema: SchemaModule) {
  await accountTable(
    schema,
    'proposal_custom_value',
    built(
      pointer('proposal_id', 'proposal'),
      texts('field', 'value'),
      unique('proposal_value', 'proposal_id', 'field'),
    ),
  )
  await accountTable(
    schema,
    'proposal_tag',
    built(
      pointer('proposal_id', 'proposal'),
      pointer('tag_id', 'tag'),
      unique('proposal_has_tag', 'proposal_id', 'tag_id'),
    ),
  )
  await accountTable(
    schema,
    'receiver',
    built(
      pointer('proposal_id', 'proposal'),
      pointer('contact_id', 'contact'),
      (table) =>
        table.addColumn('position', 'integer', (column) => column.notNull()).addColumn('password_hash', 'text'),
      texts('link_token'),
      flag('signature_required', 1),
      flag('signature_allowed', 1),
      unique('one_receiver', 'proposal_id', 'contact_id'),
      (table) => table.addUniqueConstraint('receiver_by_link', ['link_token']),
    ),
  )
  await accountTable(
    schema,
    'comment',
    built(
      pointer('proposal_id', 'proposal'),
      pointer('contact_id', 'contact', { optional: true }),
      pointer('account_user_id', 'account_user', { optional: true }),
      texts('comment'),
      moments('created_at'),
    ),
  )
  await accountTable(
    schema,
    'log_entry',
    built(pointer('proposal_id', 'proposal'), texts('person', 'type', 'action'), moments('at')),
  )
  await accountTable(
    schema,
    'mail',
    built(
      pointer('proposal_id', 'proposal'),
      pointer('receiver_id', 'receiver', { optional: true }),
      texts('recipient', 'subject', 'body', 'state', 'reason'),
      moments('created_at', 'modified_at'),
    ),
  )
}

async function indexes(schema: SchemaModule) {
  const on = indexOn(schema)
  // Lists show what is not in the trashcan; with deleted_at in front they are counted and paged in the index alone.
  await on('contacts_by_name', 'contact', 'type', 'deleted_at', 'name_key', 'id')
  await on('people_of_organisation', 'contact', 'parent_id', 'name_key', 'id')
  await on('proposals_by_name', 'proposal', 'deleted_at', 'status', 'name_key', 'id')
  await on('proposals_by_creation', 'proposal', 'deleted_at', 'status', 'created_at', 'id')
  await on('proposals_by_change', 'proposal', 'deleted_at', 'status', 'modified_at', 'id')
  await on('proposals_by_view', 'proposal', 'deleted_at', 'status', 'viewed_at', 'id')
  await on('proposals_by_sum', 'proposal', 'deleted_at', 'status', 'total_cents', 'override_cents')
  await on('proposals_by_contact', 'proposal', 'contact_id', 'deleted_at', 'status')
  await on('proposals_by_directory', 'proposal', 'deleted_at', 'directory_id', 'status', 'name_key', 'id')
  await on('comments_of_proposal', 'comment', 'proposal_id', 'created_at')
  await on('receivers_by_contact', 'receiver', 'contact_id')
  await on('log_of_proposal', 'log_entry', 'proposal_id', 'at')
  await on('mails_of_proposal', 'mail', 'proposal_id', 'created_at')
}
