import * as z from 'zod/mini'
import {
  maxAgreeFields,
  maxAgreeValueLength,
  maxChoices,
  maxLineLength,
  maxQuantity,
  maxViewerCommentLength,
  maxViewerPasswordLength,
  minViewerPasswordLength,
} from './limits.ts'
import { operation } from './operation.ts'
import { atMostOf, flag, integer, name, price, text, timestamp, written } from './scalars.ts'
import { signature } from './viewer-signature.ts'
import { byToken, viewedChoices, viewedComment, viewedProposal, viewedWords } from './viewer.ts'
import { viewedPrices } from './viewed-prices.ts'

const password = z
  .string('Enter a password')
  .check(
    z.minLength(minViewerPasswordLength, `Use at least ${minViewerPasswordLength} characters`),
    z.maxLength(maxViewerPasswordLength, `Use at most ${maxViewerPasswordLength} characters`),
  )

/**
 * Sent as `Authorization: Bearer` from then on; valid for `viewerSessionLife`, or until the seller resets the password.
 */
const viewerSession = z.object({ session: z.string(), date_expires: timestamp })

/** The receiver chooses a password at the first visit; 409 when there is one already. */
export const choosePassword = operation({
  id: 'viewer.choose-password',
  face: 'viewer',
  may: 'receiver',
  methods: ['POST'],
  path: '/viewer/:token/password',
  params: byToken,
  body: z.strictObject({ password }),
  status: 201,
  answer: viewerSession,
})

/**
 * For another browser. A wrong password is 400; after `maxFailedSignInsOfName` of them within `failedSignInWindow`
 * every further try is 429.
 */
export const unlockProposal = operation({
  id: 'viewer.unlock',
  face: 'viewer',
  may: 'receiver',
  methods: ['POST'],
  path: '/viewer/:token/unlock',
  params: byToken,
  body: z.strictObject({ password }),
  answer: viewerSession,
})

/**
 * Changes the rows named; selecting a row of a radio group deselects the one before. Only selectable rows, and
 * quantities of rows with `user_quantity`.
 */
export const setChoices = operation({
  id: 'viewer.choose',
  face: 'viewer',
  may: 'receiver',
  methods: ['PUT', 'PATCH'],
  path: '/viewer/:token/choices',
  params: byToken,
  body: z.strictObject({
    version_id: integer,
    choices: z
      .array(
        z.strictObject({
          row_id: integer,
          selected: z.optional(flag),
          quantity: z.optional(
            z.pipe(
              price,
              z
                .number()
                .check(
                  z.minimum(0, 'Enter 0 or more'),
                  z.maximum(maxQuantity, { error: () => `Enter ${written(maxQuantity)} or less` }),
                ),
            ),
          ),
        }),
      )
      .check(atMostOf(maxChoices, 'choices')),
  }),
  answer: z.object({
    ...viewedChoices.shape,
    tables: viewedProposal.shape.tables,
    prices: viewedPrices,
    words: viewedWords,
  }),
})
export type SetChoices = z.output<(typeof setChoices)['body']>

/** Visible to the seller and every receiver. Limited to `maxViewerCommentsPerHour` from each. */
export const askAbout = operation({
  id: 'viewer.comment',
  face: 'viewer',
  may: 'receiver',
  methods: ['POST'],
  path: '/viewer/:token/comments',
  params: byToken,
  body: z
    .strictObject({
      comment: text.check(z.trim(), z.minLength(1, 'Write something'), atMostOf(maxViewerCommentLength, 'characters')),
      row_id: z.optional(integer),
      section_id: z.optional(integer),
    })
    .check(
      z.refine(({ row_id, section_id }) => row_id === undefined || section_id === undefined, {
        path: ['section_id'],
        error: 'Send a row or a section, not both',
      }),
    ),
  status: 201,
  answer: viewedComment,
})

/**
 * Accepts the version this receiver sees, and returns the proposal afterwards. Idempotent by Idempotency-Key. 409, with
 * the current state, if another version was sent or choices changed in the meantime. `fields` are those of `agree`, by
 * label; `terms` must be true where there are terms.
 */
export const acceptProposal = operation({
  id: 'viewer.accept',
  face: 'viewer',
  may: 'receiver',
  methods: ['POST'],
  path: '/viewer/:token/accept',
  params: byToken,
  body: z.strictObject({
    version_id: integer,
    choices_at: z.string('Send the choices_at you read').check(z.maxLength(64, 'Send the choices_at you read')),
    name,
    fields: z._default(
      z
        .array(
          z.strictObject({
            label: z
              .string('Enter the label of a field')
              .check(z.maxLength(maxLineLength, 'Enter the label of a field')),
            value: z.string('Enter text').check(z.trim(), atMostOf(maxAgreeValueLength, 'characters')),
          }),
        )
        .check(atMostOf(maxAgreeFields, 'fields')),
      [],
    ),
    signature,
    terms: z._default(flag, false),
  }),
  status: 201,
  answer: viewedProposal,
})
export type AcceptRequest = z.output<(typeof acceptProposal)['body']>

export const declineReasons = ['price', 'timing', 'other_supplier', 'not_needed', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** Loses the proposal if this receiver is required to sign; otherwise it only notifies the seller. */
export const declineProposal = operation({
  id: 'viewer.decline',
  face: 'viewer',
  may: 'receiver',
  methods: ['POST'],
  path: '/viewer/:token/decline',
  params: byToken,
  body: z.strictObject({
    version_id: integer,
    reason: z.enum(declineReasons, { error: 'Use price, timing, other_supplier, not_needed or other' }),
    text: z._default(text.check(z.trim(), atMostOf(maxViewerCommentLength, 'characters')), ''),
  }),
  answer: z.object({ status: z.enum(['open', 'lost']) }),
})

export type DeclineRequest = z.output<(typeof declineProposal)['body']>

/** The kind of change, never its content: refetch the proposal. */
export const viewerEvents = ['comment', 'choices', 'version', 'accepted', 'declined', 'ended', 'missed'] as const
export type ViewerEvent = (typeof viewerEvents)[number]

/**
 * Server-sent events with `{"date"}` as their data; `missed` when the events since Last-Event-ID are no longer known.
 * Password-protected proposals need the viewer session, as for every other request.
 */
export const listenAsViewer = operation({
  id: 'viewer.events',
  face: 'viewer',
  may: 'receiver',
  methods: ['GET'],
  path: '/viewer/:token/events',
  params: byToken,
  gives: 'stream',
  answer: z.string(),
})

/**
 * Whether a hash is one of an acceptance here; an unknown hash is no error. A browser that opens the address is
 * redirected to the app's page.
 */
export const verifyHash = operation({
  id: 'viewer.verify',
  face: 'viewer',
  may: 'receiver',
  methods: ['GET'],
  path: '/verify/:hash',
  params: z.object({ hash: z.string().check(z.maxLength(128)) }),
  answer: z.discriminatedUnion('accepted', [
    z.object({ accepted: z.literal(false) }),
    z.object({
      accepted: z.literal(true),
      date: timestamp,
      account_title: z.string(),
    }),
  ]),
})
