import { text } from 'node:stream/consumers'
import { newToken } from '#service/domain/token-hash.ts'
import { createAccount } from '#service/oauth/register.ts'
import { appClient } from '#hosts/node/app-client.ts'
import { readArguments, UsageError, type Command } from './command.ts'

export const accountCreate: Command = {
  usage: 'account create NAME --user EMAIL [--title TITLE] [--password-stdin]',
  about:
    'makes an account with its first user, and the app as its client; without --password-stdin the password is made up and shown once',
  run: async (args, open, settings) => {
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
    const piped = fromInput ? (await text(process.stdin)).replace(/\r?\n$/, '') : undefined
    const password = piped ?? newToken(128)
    const app = appClient(settings)
    await createAccount(await open(), { name: NAME, title: title ?? NAME, email: user, password, app })
    const shown = piped === undefined ? { password } : {}
    return {
      words: `Account ${NAME} is there. ${user} signs in with ${piped === undefined ? `the password ${password}` : 'the password given'}`,
      data: { account: NAME, user, client_id: app.clientId, ...shown },
    }
  },
}
