import * as z from 'zod/mini'
import {
  maxAgreeFields,
  maxAgreeOptions,
  maxLineLength,
  maxTextLength,
  maxUrlLength,
  maxValidityDays,
} from './limits.ts'
import { atMost, atMostOf, flag, integer, within } from './scalars.ts'
import { agreeField } from './viewer.ts'

// What accepting asks for. The same fields are in the account's settings, in a favorite template and on a proposal.

const label = z
  .string('Enter a label')
  .check(
    z.trim(),
    atMost(maxLineLength),
    z.minLength(1, 'Enter a label'),
    z.regex(/^\P{Cc}*$/u, 'Enter a label of one line'),
  )

const option = z
  .string('Send options as text')
  .check(z.trim(), atMost(maxLineLength), z.minLength(1, 'Enter an option'))

const fieldInput = z
  .strictObject({
    label,
    type: z._default(z.enum(['text', 'date', 'choice'], { error: 'Use text, date or choice' }), 'text'),
    required: z._default(flag, false),
    /** Of a choice. */
    options: z._default(z.array(option).check(atMostOf(maxAgreeOptions, 'options')), []),
  })
  .check(
    z.refine(({ type, options }) => type !== 'choice' || options.length > 0, {
      path: ['options'],
      error: 'Enter the options of this choice',
    }),
  )

const linkOrNothing = /^$|^https?:\/\/[^\s"<>]+$/i

/** Fields are identified by their label. */
const fieldsInput = z.array(fieldInput).check(
  atMostOf(maxAgreeFields, 'fields'),
  z.refine((fields) => new Set(fields.map((field) => field.label)).size === fields.length, {
    error: 'Use a different label for each field',
  }),
)

/** A link, or text to read, or both; null where there are none. */
const termsInput = z.nullable(
  z.strictObject({
    url: z._default(
      z
        .string('Enter a web address')
        .check(z.trim(), atMost(maxUrlLength), z.regex(linkOrNothing, 'Enter a web address, or leave it empty')),
      '',
    ),
    text: z._default(z.string('Enter text').check(atMost(maxTextLength)), ''),
  }),
)

/**
 * Which receivers of a proposal sign: all of them, the first alone (the others may), or anyone (nobody must, everyone
 * may).
 */
export const signerRules = ['all', 'first', 'anyone'] as const
const signerRule = z.enum(signerRules, { error: 'Use all, first or anyone' })

/** Defaults of a new proposal. */
export const agreeDefaults = z.object({
  fields: z.array(agreeField),
  terms: z.nullable(z.object({ url: z.string(), text: z.string() })),
  signers: z.enum(signerRules),
  /** Days it can be accepted, from the first sending; null for as long as it is open. */
  valid_days: z.nullable(z.int()),
  /** Receivers choose a password before they read it. */
  password: z.boolean(),
})
export type AgreeDefaults = z.infer<typeof agreeDefaults>

export const validDays = z.nullable(z.pipe(integer, within(1, maxValidityDays)))

const inputs = {
  fields: fieldsInput,
  terms: termsInput,
  signers: signerRule,
  valid_days: validDays,
  password: flag,
}
export const agreeInputs = { fields: inputs.fields, terms: inputs.terms, password: inputs.password }

/** As a request sets it; what is left out stays. */
export const agreeDefaultsChanges = z.partial(z.strictObject(inputs))
export type AgreeDefaultsChanges = z.output<typeof agreeDefaultsChanges>

/** All of it, as a favorite template stores it; what is left out asks for nothing. */
export const agreeDefaultsInput = z.strictObject({
  fields: z._default(inputs.fields, []),
  terms: z._default(inputs.terms, null),
  signers: z._default(inputs.signers, 'all'),
  valid_days: z._default(inputs.valid_days, null),
  password: z._default(inputs.password, false),
})
