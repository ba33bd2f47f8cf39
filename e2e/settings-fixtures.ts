import { expect, test as base } from './fixtures.ts'
import { Settings } from './pages/settings.ts'

/** Signed in, on the way to the settings. */
export const test = base.extend<{ settings: Settings }>({
  settings: async ({ page, signedIn }, use) => {
    expect(signedIn.account).toBeTruthy()
    await use(new Settings(page))
  },
})

export { expect } from './fixtures.ts'
