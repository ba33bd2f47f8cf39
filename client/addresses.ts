// Made from the contract by client/generate.mjs; a test keeps it up to date.
/** Method and path of every operation, below the account's base address. */
export const addresses = {
  'proposals.list': ['GET', '/proposals'],
  'proposals.create': ['POST', '/proposals'],
  'proposals.details': ['GET', '/proposals/{id}/details'],
  'proposals.update': ['PATCH', '/proposals/{id}'],
  'proposals.delete': ['DELETE', '/proposals/{id}'],
  'proposals.send': ['POST', '/proposals/{id}/send'],
  'templates.favorites': ['GET', '/favorites/proposals'],
  'templates.favorite': ['GET', '/favorites/proposals/{id}'],
  'proposals.directories': ['GET', '/proposal-directories'],
  'contacts.organisations': ['GET', '/contacts/organisations'],
  'contacts.people': ['GET', '/contacts/people'],
  'contacts.details': ['GET', '/contacts/{id}'],
  'contacts.update': ['PATCH', '/contacts/{id}'],
  'contacts.delete': ['DELETE', '/contacts/{id}'],
  'contacts.create': ['POST', '/contacts'],
  'contacts.organisation-people': ['GET', '/contacts/{id}/people'],
  'contacts.create-person': ['POST', '/contacts/{id}/people'],
  'contacts.person': ['GET', '/contacts/{id}/people/{person_id}'],
  'contacts.update-person': ['PATCH', '/contacts/{id}/people/{person_id}'],
  'contacts.delete-person': ['DELETE', '/contacts/{id}/people/{person_id}'],
  'templates.designs': ['GET', '/settings/design-templates'],
  'templates.emails': ['GET', '/settings/email-templates'],
  'tags.list': ['GET', '/settings/tags'],
  'templates.texts': ['GET', '/settings/text-templates'],
  'products.vat-groups': ['GET', '/settings/vat-groups'],
  'products.list': ['GET', '/product-directories/{id}/products'],
  'products.create': ['POST', '/products'],
  'products.update': ['PATCH', '/products/{id}'],
  'products.delete': ['DELETE', '/products/{id}'],
  'products.directories': ['GET', '/product-directories'],
  'products.create-directory': ['POST', '/product-directories'],
  'products.update-directory': ['PATCH', '/product-directories/{id}'],
  'products.delete-directory': ['DELETE', '/product-directories/{id}'],
  'account.hello': ['GET', '/hello'],
  'templates.automation-sets': ['GET', '/automations/sets'],
  'account.users': ['GET', '/account/users'],
  'webhooks.list': ['GET', '/webhooks'],
  'webhooks.create': ['POST', '/webhooks'],
  'webhooks.details': ['GET', '/webhooks/{id}'],
  'webhooks.update': ['PATCH', '/webhooks/{id}'],
  'webhooks.delete': ['DELETE', '/webhooks/{id}'],
  'webhooks.secrets': ['GET', '/webhooks/{id}/secrets'],
  'webhooks.rotate-secret': ['POST', '/webhooks/{id}/rotate-secret'],
  'webhooks.test': ['POST', '/webhooks/{id}/test'],
  'deliveries.list': ['GET', '/webhooks/{id}/deliveries'],
  'deliveries.details': ['GET', '/deliveries/{id}'],
  'deliveries.redeliver': ['POST', '/deliveries/{id}/redeliver'],
  'webhooks.recover': ['POST', '/webhooks/{id}/recover'],
} as const satisfies Record<string, readonly [string, string]>

export type OperationId = keyof typeof addresses

/** The codes that refusals have today. */
export type KnownCode =
  | 'invalid_request'
  | 'not_authenticated'
  | 'forbidden'
  | 'role_required'
  | 'write_access_required'
  | 'not_found'
  | 'method_not_allowed'
  | 'conflict'
  | 'idempotency_key_reused'
  | 'gone'
  | 'changed_since'
  | 'too_large'
  | 'unsupported_media_type'
  | 'too_many_requests'
  | 'internal_error'
  | 'unavailable'
