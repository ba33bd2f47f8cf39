import { serve as startServing } from '#hosts/node/serve.ts'
import { readArguments, type Command } from './command.ts'

export const serve: Command = {
  usage: 'serve',
  about: 'serves the service, and the app once it is built (npm run build)',
  run: async (args, open, settings) => {
    readArguments(args, [], {})
    const { servesApp } = await startServing(await open(), settings)
    const what = servesApp ? 'app and service' : 'the service alone: the app is not built here'
    return {
      words: `Serving ${what}, at ${settings.publicUrl}`,
      data: { address: settings.publicUrl, app: servesApp },
    }
  },
}
