import type { Hono } from 'hono'
import type { Ports } from '#service/ports.ts'
import { activity } from './activity.ts'
import { appProposals } from './app-proposals.ts'
import { attachments } from './attachments.ts'
import { audit } from './audit.ts'
import { board } from './board.ts'
import { bulkChanges } from './bulk-changes.ts'
import { contactsBatch } from './contacts-batch.ts'
import type { ServiceEnv } from './env.ts'
import { exports } from './exports.ts'
import { mails } from './mails.ts'
import { followUp } from './follow-up.ts'
import { ownMails } from './own-mails.ts'
import { pictures } from './pictures.ts'
import { proposalDocuments } from './proposal-document.ts'
import { needs } from './needs.ts'
import { privacy } from './privacy.ts'
import { reports } from './reports.ts'
import { savedBlocks } from './saved-blocks.ts'
import { savedViews } from './saved-views.ts'
import { search } from './search.ts'
import { settingsAccount } from './settings-account.ts'
import { settingsAgree } from './settings-agree.ts'
import { settingsApiKeys } from './settings-api-keys.ts'
import { settingsApplications } from './settings-applications.ts'
import { settingsAutomationSets } from './settings-automation-sets.ts'
import { settingsCustomFields } from './settings-custom-fields.ts'
import { settingsFavoriteTemplates } from './settings-favorite-templates.ts'
import { settingsProposalDirectories } from './settings-proposal-directories.ts'
import { settingsSignIn } from './settings-sign-in.ts'
import { settingsSingleSignOn } from './settings-single-sign-on.ts'
import { settingsTags } from './settings-tags.ts'
import { settingsTemplates } from './settings-templates.ts'
import { settingsUsers } from './settings-users.ts'
import { settingsVatGroups } from './settings-vat-groups.ts'
import { signIns } from './sign-ins.ts'
import { today } from './today.ts'
import { trashcan } from './trashcan.ts'

/**
 * What only the app interface has (interface, section 8), but for what belongs to webhooks. Each file serves the file of
 * `wire` that has its name; `settings-` stands before what the app changes under Settings.
 */
export const appRoutes = (ports: Ports): Hono<ServiceEnv>[] => [
  appProposals,
  attachments(ports),
  audit,
  board,
  bulkChanges,
  contactsBatch(ports),
  exports,
  followUp,
  mails,
  ownMails,
  pictures(ports),
  proposalDocuments(ports),
  needs,
  privacy(ports),
  reports,
  savedBlocks,
  savedViews,
  search,
  settingsAccount,
  settingsAgree,
  settingsApiKeys,
  settingsApplications,
  settingsAutomationSets,
  settingsCustomFields,
  settingsFavoriteTemplates,
  settingsProposalDirectories,
  settingsSignIn(ports),
  settingsSingleSignOn(ports),
  settingsTags,
  settingsTemplates,
  settingsUsers(ports),
  settingsVatGroups,
  signIns,
  today,
  activity,
  trashcan,
]
