import type { Hono } from 'hono'
import type { Ports } from '#service/ports.ts'
import { appProposals } from './app-proposals.ts'
import { applications } from './applications.ts'
import type { ServiceEnv } from './env.ts'
import { mails } from './mails.ts'
import { search } from './search.ts'
import { customFields } from './settings-custom-fields.ts'
import { settingsTemplates } from './settings-templates.ts'
import { settings } from './settings.ts'
import { trashcan } from './trashcan.ts'
import { users } from './users.ts'

/** What only the app interface has (wire section 8), but for what belongs to webhooks. */
export const appRoutes = (ports: Ports): Hono<ServiceEnv>[] => [
  appProposals,
  applications,
  customFields,
  mails,
  search,
  settings,
  settingsTemplates,
  trashcan,
  users(ports),
]
