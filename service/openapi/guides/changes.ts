import type { PageName } from '#service/openapi/page/frame.ts'

type Change = {
  /** What it is about, as its reader looks for it. */
  about: string
  text: string
  /** Where it is described. */
  at: { page: PageName; id: string }
}

type Release = { name: string; changes: readonly Change[] }

/**
 * What changed for programs, newest first. A change to the contract adds a line here, one to the app does not; what
 * would break a program is in none, since a version keeps its meaning.
 */
export const releases: readonly Release[] = [
  {
    name: 'Unreleased',
    changes: [
      {
        about: 'Sections, both versions',
        text: 'The HTML of a section may hold `blockquote`, and `<hr class="page-break">` where a new page begins on paper.',
        at: { page: 'v2', id: 'proposals.details' },
      },
      {
        about: 'Refusals',
        text: 'Every refusal has a `code`, and `type` is the address that explains it, where it was `about:blank`. Those for want of a role or of access name the one it takes.',
        at: { page: 'errors', id: 'role_required' },
      },
      {
        about: 'API keys',
        text: 'Programs send a key in place of an access token, in both versions: read-only or not, with an end and a limit of their own.',
        at: { page: 'guides', id: 'first-call' },
      },
      {
        about: 'Webhooks, version 2',
        text: 'Signing secrets, a new secret, test events, deliveries and sending again have operations of their own.',
        at: { page: 'v2', id: 'webhooks.secrets' },
      },
      {
        about: 'Webhooks, both versions',
        text: 'A receiver that answers 410 is told nothing more; the `Retry-After` of its 429 or 503 is kept, up to a day.',
        at: { page: 'guides', id: 'receiving-webhooks' },
      },
      {
        about: 'Samples of events, both versions',
        text: 'Each shows the record as its event tells it: a new proposal without comments, one that was just sent with its mail on the way. Amounts have the spaces they have in answers.',
        at: { page: 'guides', id: 'receiving-webhooks' },
      },
      {
        about: 'Lists of proposals, both versions',
        text: '`/proposals?status=open` is the same as `/proposals/open`, which stays.',
        at: { page: 'v2', id: 'proposals.list' },
      },
      {
        about: 'Searches, both versions',
        text: 'More than 10,000 matches are not counted: `X-Total-More` says that there are more.',
        at: { page: 'guides', id: 'paging' },
      },
      {
        about: 'Roles, both versions',
        text: 'Every operation says which role it takes, and `hello` which one the token or key has.',
        at: { page: 'v2', id: 'account.hello' },
      },
      {
        about: 'Input, both versions',
        text: 'An answer 400 names all faults at once. `"false"` is false for `selectable` and its like, and null in a price row is the default.',
        at: { page: 'guides', id: 'errors' },
      },
      {
        about: 'OAuth',
        text: 'Applications on a device ask for consent each time, and the grace for a refresh token that was used twice is given once.',
        at: { page: 'guides', id: 'oauth' },
      },
      {
        about: 'Assistants',
        text: 'Assistants that speak the Model Context Protocol have an endpoint of their own.',
        at: { page: 'guides', id: 'assistants' },
      },
      {
        about: 'Documents',
        text: 'The OpenAPI documents describe what webhooks post, the contact of a proposal whole and API keys, name the codes of refusals, and come as YAML too.',
        at: { page: 'guides', id: 'versions' },
      },
    ],
  },
]
