import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { proposal } from '#wire/proposal-details.ts'

/** The details of the record that is opened next, as the service answers them. */
export function nextDetails(page: Page) {
  const opened = page.waitForResponse((response) => /\/proposals\/\d+\/record$/.test(response.url()))
  return async () => z.object({ details: proposal }).parse(await (await opened).json()).details
}
