import { buildApp, isBuildOld } from './build-app.ts'
import { plainWords } from './cannot-start.ts'
import { openWorkplace } from './open-service.ts'
import { ensureSample } from './sample-account.ts'
import { serve } from './serve.ts'
import { readSettings } from './settings.ts'

/** `npm start`: builds what is missing, makes a sample account the first time, serves, and says how to sign in. */
async function start() {
  const settings = readSettings(process.env)
  if (isBuildOld()) buildApp()
  const workplace = await openWorkplace(settings)
  const signIn = await ensureSample(workplace, settings)
  await serve(workplace, settings)
  console.log(`\nProffer is at ${settings.publicUrl}`)
  if (signIn) console.log(signIn)
}

try {
  await start()
} catch (error) {
  console.error(plainWords(error) ?? error)
  process.exit(1)
}
