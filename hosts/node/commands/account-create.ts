import { text } from 'node:stream/consumers'
import { newToken } from '#service/domain/token-hash.ts'
import { createAccount } from '#service/oauth/register.ts'
import { readArguments, UsageError, type Command } from './command.ts'

export const accountCreate: Command = {
  usage: 'account create NAME --user EMAIL [--title TITLE] [--password-stdin]',
  about: 'makes an account with its first user; without --password-stdin the password is made up and shown once',
  run: async (args, open) => {
    const {
      NAME,
      user,
      title,
      'password-stdin': fromInput,
    } = readArguments(args, ['NAME'], {
      user: { type: 'string' },
      title: { type: 'string' },
      'password-stdin': { type: 'boolean' },
    })
    if (!user) throw new UsageError('--user EMAIL is missing')
    const given = fromInput ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined
    const password = given ?? newToken(128)
    await createAccount(await open(), { name: NAME, title: title ?? NAME, email: user, password })
    const shown = given === undefined ? { password } : {}
    return {
      words: `Account ${NAME} is there. ${user} signs in with ${given === undefined ? `the password ${password}` : 'the password given'}`,
      data: { account: NAME, user, ...shown },
    }
  },
}
