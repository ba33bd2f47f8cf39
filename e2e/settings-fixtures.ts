import { test as base } from './fixtures.ts'
import { Settings } from './pages/settings.ts'

/** Signed in, on the way to the settings. */
export const test = base.extend<{ settings: Settings }>({
  settings: async ({ page, enter }, use) => {
    await enter()
    await use(new Settings(page))
  },
})

export { expect } from './fixtures.ts'
