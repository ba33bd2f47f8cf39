import type { Page } from '@playwright/test'
import { shownKept } from '#scripts/app-kept.ts'

/** How many answers of the service this browser keeps; how screens looked counts too. */
export const answersKept = async (page: Page) => (await shownKept(page)).length
