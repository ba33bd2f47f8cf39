import { expect, test } from 'vitest'
import { listUsers } from '#wire/account.ts'
import { listAudit } from '#wire/audit.ts'
import { listBlocks } from '#wire/blocks.ts'
import type { Operation } from '#wire/operation.ts'
import { listProposalDirectories } from '#wire/proposal-directories.ts'
import { listVatGroups } from '#wire/products.ts'
import { reaches, roles } from '#wire/roles.ts'
import { updateAccount } from '#wire/settings-account.ts'
import { updateAgreeDefaults } from '#wire/settings-agree.ts'
import { listApiKeys } from '#wire/settings-api-keys.ts'
import { listApplications } from '#wire/settings-applications.ts'
import { listCustomFields } from '#wire/settings-custom-fields.ts'
import { updateFollowUpSettings } from '#wire/settings-follow-up.ts'
import { getSignInSettings } from '#wire/settings-sign-in.ts'
import { updateOwnUser } from '#wire/settings-users.ts'
import { listTags } from '#wire/tags.ts'
import {
  listAutomationSets,
  listDesignTemplates,
  listEmailTemplates,
  listFavoriteTemplates,
  listTextTemplates,
} from '#wire/templates.ts'
import { listTrash } from '#wire/trashcan.ts'
import { areaMay, groupsFor, settingsGroups } from './settings-areas.ts'

/** What an area is of no use without: reading a list that others may only look at, or changing what is set there. */
const needed: Record<string, Pick<Operation, 'may'>> = {
  account: updateAccount,
  you: updateOwnUser,
  users: listUsers,
  'sign-in': getSignInSettings,
  'api-keys': listApiKeys,
  applications: listApplications,
  privacy: updateAccount,
  audit: listAudit,
  'proposal-directories': listProposalDirectories,
  tags: listTags,
  'custom-fields': listCustomFields,
  acceptance: updateAgreeDefaults,
  'follow-up': updateFollowUpSettings,
  'vat-groups': listVatGroups,
  'favorite-templates': listFavoriteTemplates,
  'text-templates': listTextTemplates,
  blocks: listBlocks,
  'design-templates': listDesignTemplates,
  'email-templates': listEmailTemplates,
  'automation-sets': listAutomationSets,
  trashcan: listTrash,
}

test('every area of the settings is for those to whom the contract gives what it needs', () => {
  const areas = settingsGroups.flatMap(({ areas }) => areas.map(({ path }) => path))
  expect(areas.map((path) => [path, areaMay(path)])).toEqual(areas.map((path) => [path, needed[path]?.may]))
  expect(Object.keys(needed).toSorted()).toEqual(areas.toSorted())
})

test.each(roles)('a %s is shown the areas that are theirs, and no other', (role) => {
  const shown = groupsFor(true, role).flatMap(({ areas }) => areas.map(({ path }) => path))
  const theirs = Object.entries(needed).filter(([, { may }]) => may !== 'receiver' && reaches(role, may))
  expect(shown.toSorted()).toEqual(theirs.map(([path]) => path).toSorted())
})
