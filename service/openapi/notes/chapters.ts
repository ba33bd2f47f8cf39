import { account } from './account.ts'
import { contacts } from './contacts.ts'
import type { Chapter } from './note.ts'
import { products } from './products.ts'
import { proposals } from './proposals.ts'
import { settings } from './settings.ts'
import { webhooks } from './webhooks.ts'

/** In the order of specification section 4. */
export const chapters: readonly Chapter[] = [proposals, contacts, settings, products, account, webhooks]
