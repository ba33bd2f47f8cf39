import type { Operation } from './operation.ts'
import * as automationSets from './settings-automation-sets.ts'
import * as directories from './settings-proposal-directories.ts'
import * as tags from './settings-tags.ts'
import * as vatGroups from './settings-vat-groups.ts'

/** Settings as the app changes them (wire section 8); version 2 lists those that have a list there. */
export const settingsOperations: readonly Operation[] = [
  vatGroups.createVatGroup,
  vatGroups.updateVatGroup,
  vatGroups.deleteVatGroup,
  directories.listAllProposalDirectories,
  directories.createProposalDirectory,
  directories.updateProposalDirectory,
  directories.deleteProposalDirectory,
  automationSets.createAutomationSet,
  automationSets.updateAutomationSet,
  automationSets.deleteAutomationSet,
  tags.createTag,
  tags.updateTag,
  tags.mergeTag,
  tags.deleteTag,
]
