import { createSample } from '#hosts/node/sample-account.ts'
import { readArguments, type Command } from './command.ts'

export const sampleLoad: Command = {
  usage: 'sample load [--account NAME]',
  about: 'makes the sample account: an installation firm with two years of proposals, and the client of the app',
  run: async (args, open, settings) => {
    const { account } = readArguments(args, [], { account: { type: 'string' } })
    const made = await createSample(await open(), settings, account)
    return {
      words: `Account ${made.account} is there. ${made.user} signs in with the password ${made.password}`,
      data: made,
    }
  },
}
