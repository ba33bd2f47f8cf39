import { plainWords } from './cannot-start.ts'
import { accountCreate } from './commands/account-create.ts'
import { accountDelete, accountKeep } from './commands/account-delete.ts'
import { backup } from './commands/backup.ts'
import { clientCreate } from './commands/client-create.ts'
import { clientList } from './commands/client-list.ts'
import { clientUpdate } from './commands/client-update.ts'
import { UsageError, type Command } from './commands/command.ts'
import { keyCreate } from './commands/key-create.ts'
import { migrate } from './commands/migrate.ts'
import { restore } from './commands/restore.ts'
import { userResetLink } from './commands/user-reset-link.ts'
import { sampleLoad } from './commands/sample-load.ts'
import { serve } from './commands/serve.ts'
import { openWorkplace, type OpenWorkplace } from './open-service.ts'
import { readSettings } from './settings.ts'

/** By the words that name them on the command line. */
const commands: ReadonlyMap<string, Command> = new Map([
  ['serve', serve],
  ['migrate', migrate],
  ['account create', accountCreate],
  ['account delete', accountDelete],
  ['account keep', accountKeep],
  ['client create', clientCreate],
  ['client list', clientList],
  ['client update', clientUpdate],
  ['key create', keyCreate],
  ['user reset-link', userResetLink],
  ['sample load', sampleLoad],
  ['backup', backup],
  ['restore', restore],
])

const overview = () =>
  [
    'npm run proffer -- COMMAND [--json]',
    '',
    ...[...commands.values()].flatMap(({ usage, about }) => [`  ${usage}`, `      ${about}`]),
  ].join('\n')

/** The command that the first words name, and what follows them. */
function chosen(args: string[]) {
  for (const length of [2, 1]) {
    const command = commands.get(args.slice(0, length).join(' '))
    if (command) return { command, rest: args.slice(length) }
  }
  return undefined
}

/** Runs what was typed. Gives the exit code: 0 done, 1 refused or failed, 2 not understood. */
async function main(typed: string[]): Promise<number> {
  const asJson = typed.includes('--json')
  const args = typed.filter((argument) => argument !== '--json')
  const choice = chosen(args)
  if (args[0] === 'help' || args.includes('--help')) {
    console.log(overview())
    return 0
  }
  if (!choice) {
    console.error(args.length === 0 ? overview() : `Unknown command: ${args.join(' ')}\n\n${overview()}`)
    return 2
  }
  return run(choice, asJson)
}

async function run({ command, rest }: { command: Command; rest: string[] }, asJson: boolean): Promise<number> {
  let opened: OpenWorkplace | undefined
  try {
    const settings = readSettings(process.env)
    const { words, data } = await command.run(rest, async () => (opened ??= await openWorkplace(settings)), settings)
    console.log(asJson ? JSON.stringify(data) : words)
    if (command !== serve) await opened?.db.destroy()
    return 0
  } catch (error) {
    await opened?.db.destroy()
    return complain(error, command)
  }
}

function complain(error: unknown, command: Command): number {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\nnpm run proffer -- ${command.usage}`)
    return 2
  }
  console.error(plainWords(error) ?? error)
  return 1
}

process.exitCode = await main(process.argv.slice(2))
