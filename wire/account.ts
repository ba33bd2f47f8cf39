import * as z from 'zod/mini'
import { operation } from './operation.ts'
import { proposalFilters } from './proposal-list.ts'
import { proposalStatus } from './proposal-status.ts'
import { assistantsFrom, role, sellersSee } from './roles.ts'
import { savedView } from './saved-views.ts'
import { integer, oneOf, timestampOrNull } from './scalars.ts'

/** The check request (interface, section 2.5), with the requesting user. */
export const hello = operation({
  id: 'account.hello',
  may: 'reader',
  methods: ['GET'],
  path: '/hello',
  answer: z.object({
    message: z.literal('hello'),
    account_name: z.string(),
    user: z.object({
      id: z.int(),
      email: z.string(),
      firstname: z.string(),
      lastname: z.string(),
      /** What the token may do here; a service of before had no roles, and everybody could do everything. */
      role: z.optional(role),
    }),
    /** The interfaces this service has; the app enables features that need more than v2. */
    interfaces: z.array(z.string()),
  }),
})

export const user = z.object({
  id: z.int(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string(),
  jobtitle: z.string(),
  date_lastlogin: timestampOrNull,
})
export type User = z.infer<typeof user>

/** Active users only (interface, section 2.5). */
export const listUsers = operation({
  id: 'account.users',
  may: 'reader',
  methods: ['GET'],
  path: '/account/users',
  answer: z.array(user),
})

/** The account's name, currency and notation. */
export const getAccount = operation({
  id: 'account.details',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/account',
  answer: z.object({
    account_name: z.string(),
    name: z.string(),
    currency: z.string(),
    locale: z.string(),
    /** Somebody filled in its name and notation, which it had from the start. */
    has_details: z._default(z.boolean(), true),
    /** Names of the active admins, whom to ask for what one may not do. */
    admins: z._default(z.array(z.string()), []),
    /** Who may not sign in any more: what is theirs goes on being shown by their name. */
    former_users: z._default(z.array(z.object({ id: z.int(), name: z.string() })), []),
    /** For how many days the audit log is kept. */
    audit_days: z._default(z.int(), 365),
    /** Whether sellers see all proposals and contacts, or only their own (decision 0062). */
    sellers_see: z._default(oneOf(sellersSee), 'all'),
    /** From which role on people may connect assistants (interface, section 6.11). */
    assistants_from: z._default(oneOf(assistantsFrom), 'nobody'),
    /** Where assistants are connected; null where the installation offers none. */
    assistants_url: z._default(z.nullable(z.string()), null),
    /** How long what is kept, in days; 0 is for as long as the account exists. */
    trash_days: z._default(z.int(), 0),
    visit_days: z._default(z.int(), 0),
    mail_days: z._default(z.int(), 0),
    event_days: z._default(z.int(), 30),
    /** For how many years a signature of somebody who was erased keeps its name. */
    proof_years: z._default(z.int(), 7),
    /** Whether mails go out; without a mail server they stay in the outbox, queued. */
    mail_server: z._default(z.boolean(), true),
    /** IANA, such as Europe/Amsterdam: where the account's days end. */
    time_zone: z._default(z.string(), 'UTC'),
  }),
})

/** Number of proposals and their totals. Amounts in different currencies are listed, never added. */
export const statusFigures = {
  count: z.int(),
  sums: z.array(z.object({ currency: z.string(), total: z.string() })),
}

/** Count and sum per status for a filter, and how many proposals each directory holds (interface, section 8.3). */
export const summary = operation({
  id: 'account.summary',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/summary',
  query: z.strictObject({
    directory_id: z.optional(integer),
    /** Which proposals are counted in `statuses`, as the list has them. */
    ...proposalFilters,
  }),
  answer: z.object({
    statuses: z.record(proposalStatus, z.object(statusFigures)),
    directories: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
    count: z.int(),
    /** Customers' questions that wait for an answer, whatever the filter. */
    questions: z._default(z.int(), 0),
    /** The requesting user's own, by name, whatever the filter: what shows the directories shows them too. */
    views: z._default(z.array(savedView), []),
  }),
})
