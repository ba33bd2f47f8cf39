import type { Locator, Page } from '@playwright/test'

/** More than any page here has places to stop at. */
const most = 200

/** Goes there by Tab alone, as somebody does who has no mouse. */
export async function tabTo(page: Page, place: Locator) {
  for (let presses = 0; presses < most; presses++) {
    if (await place.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(place)}`)
}
