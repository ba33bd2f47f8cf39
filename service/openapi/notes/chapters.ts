import { account } from './account.ts'
import { contacts } from './contacts.ts'
import type { Chapter } from './note.ts'
import { products } from './products.ts'
import { proposals } from './proposals.ts'
import { settings } from './settings.ts'
import { v1Companies } from './v1-companies.ts'
import { v1Others } from './v1-others.ts'
import { v1Proposals } from './v1-proposals.ts'
import { viewerActing, viewerProof, viewerReading } from './viewer.ts'
import { webhookDeliveries, webhooks } from './webhooks.ts'

/**
 * Per interface, in the order of the contract (interface, section 2); the customer's page has an interface of its own.
 */
export const chapters: Record<'v1' | 'v2' | 'viewer', readonly Chapter[]> = {
  v2: [proposals, contacts, settings, products, account, webhooks, webhookDeliveries],
  v1: [v1Proposals, v1Companies, ...v1Others],
  viewer: [viewerReading, viewerActing, viewerProof],
}
