import { getBoard, getBoardColumn } from './board.ts'
import type { Operation } from './operation.ts'
import { listenToChanges } from './events.ts'
import { getMail, listMails } from './mails.ts'
import { createComment } from './proposal-comments.ts'
import { getProduct } from './products.ts'
import { saveContent } from './proposal-content.ts'
import { copyProposal } from './proposal-copy.ts'
import { getProposalVersion, listProposalVersions, restoreProposalVersion } from './proposal-versions.ts'
import { search } from './search.ts'
import { updateAccount } from './settings-account.ts'
import * as applications from './settings-applications.ts'
import * as automationSets from './settings-automation-sets.ts'
import * as customFields from './settings-custom-fields.ts'
import * as directories from './settings-proposal-directories.ts'
import * as favorites from './settings-favorite-templates.ts'
import * as tags from './settings-tags.ts'
import * as templates from './settings-templates.ts'
import * as users from './settings-users.ts'
import * as vatGroups from './settings-vat-groups.ts'
import { getToday } from './today.ts'
import { listTrash, restore } from './trashcan.ts'

/** What only the app asks for (wire section 8); version 2 lists those settings that have a list there. */
export const appOperations: readonly Operation[] = [
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
  customFields.listCustomFields,
  customFields.createCustomField,
  customFields.updateCustomField,
  customFields.deleteCustomField,
  favorites.getFavoriteTemplateSettings,
  favorites.createFavoriteTemplate,
  favorites.updateFavoriteTemplate,
  favorites.deleteFavoriteTemplate,
  templates.createDesignTemplate,
  templates.updateDesignTemplate,
  templates.deleteDesignTemplate,
  templates.getTextTemplate,
  templates.createTextTemplate,
  templates.updateTextTemplate,
  templates.deleteTextTemplate,
  templates.createEmailTemplate,
  templates.updateEmailTemplate,
  templates.deleteEmailTemplate,
  users.listAllUsers,
  users.createUser,
  users.updateUser,
  users.resetUserPassword,
  users.deleteUser,
  users.changeOwnPassword,
  updateAccount,
  applications.listApplications,
  applications.createApplication,
  applications.updateApplication,
  applications.rotateApplicationSecret,
  applications.deleteApplication,
  applications.listConsents,
  applications.withdrawConsent,
  tags.createTag,
  tags.updateTag,
  tags.mergeTag,
  tags.deleteTag,
  getProduct,
  listTrash,
  restore,
  saveContent,
  copyProposal,
  listProposalVersions,
  getProposalVersion,
  restoreProposalVersion,
  createComment,
  search,
  getToday,
  getBoard,
  getBoardColumn,
  listenToChanges,
  listMails,
  getMail,
]
