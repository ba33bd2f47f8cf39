import { buildApp, isBuildOld } from './build-app.ts'
import { openWorkplace } from './open-service.ts'
import { ensureSample } from './sample-account.ts'
import { serve } from './serve.ts'
import { readSettings, SettingsError } from './settings.ts'

/** `npm start`: builds what is missing, makes a sample account the first time, serves, and says how to sign in. */
async function start() {
  const settings = readSettings(process.env)
  if (isBuildOld()) buildApp()
  const place = await openWorkplace(settings)
  const signIn = await ensureSample(place, settings)
  await serve(place, settings)
  console.log(`\nProffer is at ${settings.publicUrl}`)
  if (signIn) console.log(signIn)
}

try {
  await start()
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
}
