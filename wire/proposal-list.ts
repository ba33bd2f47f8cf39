import * as z from 'zod/mini'
import { amountSpan, anyOf, daySpan } from './filters.ts'
import { lossFilter, lossReason } from './loss-reasons.ts'
import { operation } from './operation.ts'
import { proposalItem, proposalSort, type ProposalItem } from './proposals.ts'
import { proposalStatus } from './proposal-status.ts'
import { integer, oneOf, pageNumber, searchText, timestampOrNull } from './scalars.ts'

/** The orders of version 2, and the day that a proposal can last be accepted: the nearest first, those without last. */
export const listSorts = [...proposalSort.options, 'valid_until'] as const
export type ListSort = (typeof listSorts)[number]

/** Open proposals that expire within `expiringDays`, today among them, or that have expired. */
export const validityFilters = ['expiring', 'expired'] as const
export type ValidityFilter = (typeof validityFilters)[number]

/** What a seller has to see to about a proposal (interface, section 8.3). */
export const needKinds = ['question', 'bounced', 'decided', 'expiring', 'silent', 'draft'] as const
export type NeedKind = (typeof needKinds)[number]

/** Proposals of the requesting user, or of everybody. */
export const whoseWork = ['me', 'team'] as const
export type WhoseWork = (typeof whoseWork)[number]

/** What narrows proposals of any status, each by itself and all together: lists, board, counts, files, changes of many. */
export const proposalFilters = {
  whose: z._default(oneOf(whoseWork), 'team'),
  /** Users, any of whom has it. */
  owner: z.optional(anyOf),
  /** Tags, any of which it has. */
  tag: z.optional(anyOf),
  /** Days on one of which it was sent, in whatever version. */
  sent: z.optional(daySpan),
  /** What it comes to without VAT: the total set by hand, if there is one, else the calculated one. */
  amount: z.optional(amountSpan),
}

/** What narrows them and says of which status they are, whatever `status` says. */
export const statusFilters = {
  /** Of open proposals alone. */
  validity: z.optional(oneOf(validityFilters)),
  /** With such a need that is not put off. */
  need: z.optional(oneOf(needKinds)),
  /** Of lost proposals alone. */
  loss_reason: z.optional(lossFilter),
}

/** A proposal in the app's list: that of version 2, with what somebody has to see to and until when it can be accepted. */
export const listedProposal = z.extend(proposalItem, {
  /** The last day, `2026-12-19`, in the account's time zone; null without one. */
  valid_until: z.nullable(z.string()),
  /** When it is sent by itself; null where nothing is scheduled. */
  date_scheduled: timestampOrNull,
  /** Since when the customer waits for an answer, by the newest of their open questions; null where none is open. */
  date_asked: timestampOrNull,
  /** When the last mail to a receiver was lost of whom nothing was heard since; null where all arrived. */
  date_bounced: timestampOrNull,
  loss_reason: lossReason,
})
export type ListedProposal = z.infer<typeof listedProposal>

/** A proposal of a list; version 2 says nothing of the rest. */
export type ListItem = ProposalItem & Partial<ListedProposal>

/** The list as the app shows it (interface, section 8.2): what version 2 lists, with more to order and filter by. */
export const listAppProposals = operation({
  id: 'proposals.app-list',
  face: 'app',
  may: 'reader',
  methods: ['GET'],
  path: '/proposals',
  query: z.strictObject({
    status: z._default(proposalStatus, 'open'),
    /** Searched over all statuses when given. */
    query: z.optional(searchText),
    sort: z._default(oneOf(listSorts), 'name'),
    directory_id: z.optional(integer),
    ...statusFilters,
    ...proposalFilters,
    page: pageNumber,
  }),
  gives: 'page',
  answer: z.array(listedProposal),
})
