import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { bidi } from './bidi.ts'
import { said } from './said.ts'

/** Nothing of its own comes between the journey and the page, and nothing calls home. */
const preferences = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en-GB',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#disabled',
  'signon.rememberSignons': false,
  'toolkit.telemetry.enabled': false,
  // A page that starts a service works hard; nobody is there to press "Wait".
  'dom.max_script_run_time': 0,
  'ui.prefersReducedMotion': 1,
}

/** Firefox as it is installed, in a profile of its own that is gone afterwards. */
export async function firefox(program: string) {
  const profile = mkdtempSync(join(tmpdir(), 'proffer-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank']
  const child = spawn(program, options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
  })
  const gone = once(child, 'exit')
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGKILL')
    await gone
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    const driver = await bidi(await said(child, /listening on (ws:\S+)/), { width: 1440, height: 900 })
    return { ...driver, end: () => driver.end().finally(stop) }
  } catch (error) {
    await stop()
    throw error
  }
}
