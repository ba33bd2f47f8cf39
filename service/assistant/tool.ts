import * as z from 'zod/mini'
import { maxIdempotencyKeyLength } from '#wire/limits.ts'
import type { Operation } from '#wire/operation.ts'
import type { Ask } from './contract.ts'

/** What a tool works with, for one call. */
export type Workbench = {
  ask: Ask
  /** Where the app shows a proposal, for the person. */
  address: (proposal: number) => string
}

/** What a tool answers: in one sentence, and as data that fits its schema. */
export type Told<Data = unknown> = { said: string; data: Data }

/** What clients are told of a tool, so that they can ask their person before they call it. */
export type Hints = {
  readOnlyHint: boolean
  /** It may replace or give away what cannot be taken back. */
  destructiveHint: boolean
  /** The same call again changes nothing more. */
  idempotentHint: boolean
  /** It reaches people outside of the account. */
  openWorldHint: boolean
}

type Schema = z.ZodMiniObject

type About<Input extends Schema, Output extends Schema> = {
  name: string
  title: string
  /** For the model that chooses it. */
  description: string
  input: Input
  output: Output
  /** The operation whose role it takes. */
  op: Pick<Operation, 'id' | 'may' | 'methods'>
  run: (input: z.output<Input>, bench: Workbench) => Promise<Told<z.output<Output>>>
}

export type Tool<Input extends Schema = Schema, Output extends Schema = Schema> = About<Input, Output> & {
  hints: Hints
  /**
   * Of a write: what tells two calls apart although their words are the same. Null: doing it again does no harm, and only
   * an Idempotency-Key that was given keeps it from being done again.
   */
  differs?: (input: z.output<Input>, bench: Workbench) => Promise<string | null>
}

const readingHints = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

/** A tool that changes nothing. */
export const reading = <Input extends Schema, Output extends Schema>(about: About<Input, Output>): Tool =>
  // The list of all tools holds them without the types of their schemas; each is only ever given what its own read.
  ({ ...about, hints: readingHints }) as unknown as Tool

const idempotencyKey = z
  .string()
  .check(
    z.regex(
      new RegExp(`^[\\x21-\\x7e]{1,${maxIdempotencyKeyLength}}$`),
      `Use 1 to ${maxIdempotencyKeyLength} visible ASCII characters`,
    ),
  )

type Writing<Input extends Schema, Output extends Schema> = About<Input, Output> & {
  hints: Pick<Hints, 'destructiveHint' | 'openWorldHint'>
  differs?: Tool<Input, Output>['differs']
}

/** A tool that does something, once for each call (interface, section 6.11). */
export const writing = <Input extends Schema, Output extends Schema>({
  input,
  output,
  hints,
  ...about
}: Writing<Input, Output>): Tool =>
  ({
    ...about,
    input: z.extend(input, { idempotency_key: z.optional(idempotencyKey) }),
    output: z.extend(output, { repeated: z.boolean() }),
    hints: { readOnlyHint: false, idempotentHint: true, ...hints },
    // The list holds tools of any shape: each is given what its own schema let through.
  }) as unknown as Tool
