import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { OpenWorkplace } from '#hosts/node/open-service.ts'
import type { HostSettings } from '#hosts/node/settings.ts'

/** The result of a command: a sentence for people, JSON for programs. */
type Outcome = { words: string; data: Record<string, unknown> }

export type Command = {
  /** As typed, without the program: `account create NAME --user EMAIL`. */
  usage: string
  about: string
  /** `open` gives the database, migrated; called once the arguments are understood. */
  run: (args: string[], open: () => Promise<OpenWorkplace>, settings: HostSettings) => Promise<Outcome>
}

/** The command was not written as its usage says. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Reads the arguments of one command; `names` are those without a dash, all of them needed. */
export function readArguments<const Name extends string, const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  names: readonly Name[],
  options: Options,
) {
  const { values, positionals } = parsed(args, options)
  if (positionals.length > names.length)
    throw new UsageError(`Nothing is known to do with "${positionals[names.length]}"`)
  const missing = names.find((_, at) => !positionals[at])
  if (missing !== undefined) throw new UsageError(`${missing} is missing`)
  const named = Object.fromEntries(names.map((name, at) => [name, positionals[at]])) as Record<Name, string>
  return { ...named, ...values }
}

function parsed<const Options extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'The arguments cannot be read', { cause: error })
  }
}
